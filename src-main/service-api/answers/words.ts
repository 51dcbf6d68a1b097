import { parsedUrl } from '../../../src-shared/url'
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
// Words that turn a word around, and words between which a price may go either way.
const turning = new Set(['not', 'no', 'non', 'never', 'upside-down', 'failed', 'false', 'fake'])

/**
 * up or down from a word or a few (`broke above`, `strong_sell`), or from 1 and -1; words that say both or neither are
 * null, not a guess.
 */
export function directionOf(value: unknown): Direction | null {
  if (value === 1) return 'up'
  if (value === -1) return 'down'
  if (typeof value !== 'string' || value.length > 60) return null
  if (value.trim() === '-1') return 'down'
  const word = bareName(value)
  if (up.has(word)) return 'up'
  if (down.has(word)) return 'down'
  const words = tokensOf(value)
  if (words.length > 5 || words.some(one => turning.has(one))) return null
  const [rises, falls] = [words.some(one => up.has(one)), words.some(one => down.has(one))]
  return rises === falls ? null : rises ? 'up' : 'down'
}

const tokensOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')

const verdicts = new Set(
  'buy sell neutral hold strong bull bullish bear bearish overbought oversold wait mixed sideways flat uptrend downtrend long short outperform underperform accumulate reduce'.split(
    ' '
  )
)

/** A verdict of technical analysis, as the service words it; null for other text and for numbers. */
export function verdictOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 60) return null
  const words = tokensOf(value)
  return words.length <= 5 && words.some(word => verdicts.has(word.replace(/^strong(?=buy|sell)/, '')))
    ? value.trim()
    : null
}

/** A link to open: absolute http or https, else null. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 4000) return null
  const text = value.trim()
  return /^https?:\/\/[^\s]+$/i.test(text) && parsedUrl(text) !== null ? text : null
}
