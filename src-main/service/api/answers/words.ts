import { parsedUrl } from '../../../../src-shared/url'
import { plainWords, withoutAccents } from '../reader/plain-words'
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
const upSigns = wordSet(
  '▲ △ ↑ ⬆ ⬆️ ↗ 🟢 + 買い 買 上昇 強気 上 看涨 上涨 买入 상승 매수 강세 ' +
    'kaufen kauf aufwärts aufwaerts oben steigend steigt bullisch aufwärtstrend aufwaertstrend omhoog stijgend stijgt ' +
    'alcista alta alza compra comprar compre subida subiendo sube arriba ascendente haussier haussière hausse achat acheter montée ' +
    'rialzista rialzo acquisto acquistare comprare salita cima yukarı yükseliş yükselen yükseliyor boğa al alım ' +
    'вверх рост покупка покупать растет wzrost kupuj wzrostowy naik beli'
)
const downSigns = wordSet(
  '▼ ▽ ↓ ⬇ ⬇️ ↘ 🔴 - 売り 売 下降 弱気 下落 下 看跌 下跌 卖出 하락 매도 약세 ' +
    'verkaufen verkauf abwärts abwaerts unten fallend fällt bärisch baerisch abwärtstrend abwaertstrend omlaag dalend daalt ' +
    'bajista baja baixa baixista venta vender venda caída cayendo bajando queda abajo abaixo descendente baissier baissière baisse ' +
    'vente vendre chute ribassista ribasso vendita vendere discesa basso aşağı düşüş düşen düşüyor ayı sat satış ' +
    'вниз падение продажа продавать падает spadek sprzedaj spadkowy turun jual'
)
/**
 * Words that may stand next to a direction without changing it: `tendencia alcista`, `al alza`, `compra
 * forte`.
 */
const aroundDirection = wordSet(
  'al a la el em de en il le in trend trendi tendencia tendência tendance tendenza ' +
    'forte fuerte fort stark starker starkes güçlü muy'
)
const neutral = wordSet(
  '中立 様子見 中性 观望 중립 halten neutral mantener manter neutre neutro neutra nötr tut bekle conserver mantenere conservar'
)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(withoutAccents))
}

function says(text: string, meaning: ReadonlySet<string>): boolean {
  const plain = withoutAccents(text.trim())
  if (meaning.has(plain)) return true
  const words = plain.split(/[\s_]+/).filter(word => !aroundDirection.has(word))
  return words.length > 0 && words.every(word => meaning.has(word))
}

const turning = new Set(['not', 'no', 'non', 'never', 'upside-down', 'failed', 'false', 'fake'])

/** Returns null if the words mean both directions or neither. */
export function directionOf(value: unknown): Direction | null {
  if (value === 1) return 'up'
  if (value === -1) return 'down'
  if (typeof value !== 'string' || value.length > 60) return null
  if (value.trim() === '-1') return 'down'
  const sign = value.trim()
  if (says(sign, upSigns)) return 'up'
  if (says(sign, downSigns)) return 'down'
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

// These languages put no spaces between words: `向上突破`, `下降トレンド`.
const unspaced = /[\u3040-\u9fff\uac00-\ud7af]/
const rising = /上|涨|升|强|強|多头|买|買|상승|매수|강세/
const falling = /下|跌|降|弱|空头|卖|売|하락|매도|약세/

const verdicts = new Set(
  'buy sell neutral hold strong bull bullish bear bearish overbought oversold wait mixed sideways flat uptrend downtrend long short outperform underperform accumulate reduce'.split(
    ' '
  )
)

const strongly = /^(?:強い?|强烈|strong )/

export function verdictOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 60) return null
  const bare = value.trim().replace(strongly, '')
  if ([upSigns, downSigns, neutral].some(meaning => /\p{L}/u.test(bare) && says(bare, meaning)))
    return value.trim()
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
