import { parsedUrl } from '../../../../src-shared/url'
import { plainWords } from '../reader/plain-words'
import type { Direction } from './answer'
import { bareName } from './json'

const up = new Set(
  (
    'up bull bullish long buy uptrend upward upwards upside rising rise rises rose above green higher high golden ' +
    'ascending advance advancing gain gained positive breakout crossup crossover strongbuy accumulate over new-high 1 bulls gainers longs highs'
  ).split(' ')
)
const down = new Set(
  (
    'down bear bearish short sell downtrend downward downwards downside falling fall falls fell below red lower low ' +
    'death descending decline declining loss lost negative breakdown crossdown crossunder strongsell distribute under bears losers shorts lows'
  ).split(' ')
)
// Words and signs that mean up, including arrows and other languages.
const upSigns = new Set(
  '▲ △ ↑ ⬆ ⬆️ ↗ 🟢 + 買い 買 上昇 強気 上 看涨 上涨 买入 상승 매수 강세 kaufen aufwärts oben steigend omhoog stijgend alcista alta haussier hausse rialzista compra achat yukarı yükseliş arriba ascendente rialzo cima вверх рост покупка wzrost naik'.split(
    ' '
  )
)
const downSigns = new Set(
  '▼ ▽ ↓ ⬇ ⬇️ ↘ 🔴 - 売り 売 下降 弱気 下落 下 看跌 下跌 卖出 하락 매도 약세 verkaufen abwärts unten fallend omlaag dalend bajista baja baissier baisse ribassista venta vente aşağı düşüş abajo descendente ribasso baixo вниз падение продажа spadek turun'.split(
    ' '
  )
)
const turning = new Set(['not', 'no', 'non', 'never', 'upside-down', 'failed', 'false', 'fake'])

/**
 * Reads a direction from words (`broke above`, `strong_sell`) or from 1 and -1. Returns null if the words mean
 * both directions or neither.
 */
export function directionOf(value: unknown): Direction | null {
  if (value === 1) return 'up'
  if (value === -1) return 'down'
  if (typeof value !== 'string' || value.length > 60) return null
  if (value.trim() === '-1') return 'down'
  const sign = value.trim()
  if (upSigns.has(sign)) return 'up'
  if (downSigns.has(sign)) return 'down'
  if (unspaced.test(sign)) return sideOf(rising.test(sign), falling.test(sign))
  const word = bareName(value)
  if (up.has(word)) return 'up'
  if (down.has(word)) return 'down'
  const words = plainWords(value)
  if (words.length > 5 || words.some(one => turning.has(one))) return null
  const [rises, falls] = [words.some(one => up.has(one)), words.some(one => down.has(one))]
  return sideOf(rises, falls)
}

const sideOf = (rises: boolean, falls: boolean): Direction | null =>
  rises === falls ? null : rises ? 'up' : 'down'

// Scripts without spaces between words: `向上突破`, `下降トレンド`.
const unspaced = /[\u3040-\u9fff\uac00-\ud7af]/
const rising = /上|涨|升|强|強|多头|买|買|상승|매수|강세/
const falling = /下|跌|降|弱|空头|卖|売|하락|매도|약세/

const verdicts = new Set(
  'buy sell neutral hold strong bull bullish bear bearish overbought oversold wait mixed sideways flat uptrend downtrend long short outperform underperform accumulate reduce'.split(
    ' '
  )
)

const foreignVerdict =
  /^\s*(?:強い|強)?(?:買い|売り|中立|様子見)\s*$|^\s*(?:强烈)?(?:买入|卖出|中性|观望)\s*$|^\s*(?:매수|매도|중립)\s*$|^\s*(?:stark )?(?:kaufen|verkaufen|halten)\s*$|^\s*(?:compra|venta|venda|acheter|vendre|comprar|vender|mantener|neutre|neutro)\s*$/i

/** Returns a verdict such as "strong buy" in the service's words, or null for other text and numbers. */
export function verdictOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 60) return null
  if (foreignVerdict.test(value)) return value.trim()
  const words = plainWords(value)
  return words.length <= 5 && words.some(word => verdicts.has(word.replace(/^strong(?=buy|sell)/, '')))
    ? value.trim()
    : null
}

export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 4000) return null
  const text = value.trim()
  return /^https?:\/\/[^\s]+$/i.test(text) && parsedUrl(text) !== null ? text : null
}
