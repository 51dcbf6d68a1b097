import type { AlertCondition, Interval } from '@contract'
import { conditions } from '../../../src-shared/conditions/catalogue'
import { plainCoinName } from '../../../src-shared/coin-name'
import { intervalMs } from '../../../src-shared/interval'
import { m } from '../../../src-shared/messages/m'
import { day, hour, minute } from '../../../src-shared/time'
import { typedDecimal } from '../../ui/typed-decimal'
import { readPatterns } from './sentence-pattern'

export type SentenceAbout = { readonly coin: string } | { readonly list: string } | 'any'

export type Sentence =
  | { readonly kind: 'alert'; readonly about: SentenceAbout; readonly condition: AlertCondition }
  | {
      readonly kind: 'interval'
      /** Null means the coin that the chart shows. */
      readonly coin: string | null
      readonly interval: Interval
      /** Length in minutes of a bar that is combined from candles of the interval. Null for a candle. */
      readonly built: number | null
    }
  | { readonly kind: 'convert'; readonly amount: string; readonly from: string; readonly to: string }
  | { readonly kind: 'ratio' | 'compare'; readonly coin: string; readonly other: string }
  | { readonly kind: 'hour-cost' }
  | { readonly kind: 'spent'; readonly on: 'today' | 'yesterday' }

type Slots = Readonly<Record<string, string>>

interface Rule {
  readonly patterns: () => string
  /** Returns null if the text of a slot makes no sense. */
  readonly read: (slots: Slots) => Sentence | null
}

const spoken = m.palette.sentences

const rules: readonly Rule[] = [
  { patterns: spoken.above, read: slots => alertOf(slots, priceOf(slots, 'above')) },
  { patterns: spoken.below, read: slots => alertOf(slots, priceOf(slots, 'below')) },
  { patterns: spoken.moves, read: slots => alertOf(slots, changeOf(slots, 'either')) },
  { patterns: spoken.rises, read: slots => alertOf(slots, changeOf(slots, 'up')) },
  { patterns: spoken.falls, read: slots => alertOf(slots, changeOf(slots, 'down')) },
  { patterns: spoken.hourCost, read: () => ({ kind: 'hour-cost' }) },
  { patterns: spoken.spentToday, read: () => ({ kind: 'spent', on: 'today' }) },
  { patterns: spoken.spentYesterday, read: () => ({ kind: 'spent', on: 'yesterday' }) },
  { patterns: spoken.ratio, read: slots => pairOf(slots, 'ratio') },
  { patterns: spoken.compare, read: slots => pairOf(slots, 'compare') },
  { patterns: spoken.convert, read: conversionOf },
  { patterns: spoken.interval, read: intervalOf }
]

const longest = 200

export function readSentence(text: string): Sentence | null {
  if (text.length > longest) return null
  // Adds spaces, so that `BTC>70000` is read like `BTC > 70000`.
  const spaced = text
    .replaceAll(/[<>]/g, ' $& ')
    .replace(/[?\s]+$/, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
  for (const { patterns, read } of rules)
    for (const slots of readPatterns(patterns(), spaced)) {
      const sentence = read(slots)
      if (sentence !== null) return sentence
    }
  return null
}

/**
 * Prepares the first sentence in small steps, to make it faster. Browsers compile a regular expression in its
 * first two uses.
 */
export function* prepareSentences(): Generator {
  for (let use = 0; use < 2; use++) for (const { patterns } of rules) yield readPatterns(patterns(), 'btc')
}

function alertOf({ about = '' }: Slots, condition: AlertCondition | null): Sentence | null {
  const named = aboutOf(about)
  return named && condition && { kind: 'alert', about: named, condition }
}

function aboutOf(text: string): SentenceAbout | null {
  if (readPatterns(spoken.anyCoin(), text).length > 0) return 'any'
  const [named] = readPatterns(spoken.anyOfList(), text)
  if (named?.['list'] !== undefined) return { list: named['list'] }
  return text.includes(' ') ? null : { coin: symbolOf(text) }
}

function priceOf({ value = '' }: Slots, is: 'above' | 'below'): AlertCondition | null {
  const price = positive(value)
  return price === null ? null : { kind: 'price', is, value: price }
}

function changeOf({ percent = '', over = '' }: Slots, way: 'either' | 'up' | 'down'): AlertCondition | null {
  const share = positive(percent.replace(/\s*%$/, ''))
  const ms = lengthOf(over)
  const span = Object.keys(spans).find(one => lengthOf(one) === ms)
  if (share === null || share > 10_000 || ms === null || span === undefined) return null
  return { kind: 'change', way, percent: share, over: span as keyof typeof spans }
}

const spans = conditions.change.fields.over.options

function pairOf({ coin = '', other = '' }: Slots, kind: 'ratio' | 'compare'): Sentence | null {
  if (!isSymbol(coin) || !isSymbol(other)) return null
  return { kind, coin: symbolOf(coin), other: symbolOf(other) }
}

function conversionOf({ amount = '1', from = '', to = '' }: Slots): Sentence | null {
  if (positive(amount) === null || !isSymbol(from) || !isSymbol(to)) return null
  return { kind: 'convert', amount: typedDecimal(amount), from: symbolOf(from), to: symbolOf(to) }
}

const longestBar = 28 * day

function intervalOf({ coin, interval = '' }: Slots): Sentence | null {
  const ms = lengthOf(interval)
  if (ms === null || ms > longestBar || (coin !== undefined && !isSymbol(coin))) return null
  const intervals = (Object.keys(intervalMs) as Interval[]).toReversed()
  const source = intervals.find(one => ms % intervalMs[one] === 0)
  if (source === undefined || (ms > day && ms % day !== 0)) return null
  const built = ms === intervalMs[source] ? null : ms / minute
  // Without a coin, the search for commands already finds names such as `weekly` and the intervals of the
  // service.
  if (coin === undefined && (built === null || !/^\d/.test(interval))) return null
  return { kind: 'interval', coin: coin === undefined ? null : symbolOf(coin), interval: source, built }
}

/** Reads `15m`, `15 minutes` or `weekly` in ms. Null for other text. */
function lengthOf(text: string): number | null {
  const [, count = '', unit = ''] = /^(\d*) ?(\D+)$/u.exec(text) ?? []
  const found = (Object.keys(units) as (keyof typeof units)[]).find(one =>
    spoken[one]().split('|').includes(unit.toLowerCase())
  )
  // A single letter without a number is the symbol of a coin.
  if (found === undefined || (count === '' && unit.length === 1)) return null
  const ms = (count === '' ? 1 : Number(count)) * units[found]
  return ms > 0 ? ms : null
}

const units = { minutes: minute, hours: hour, days: day, weeks: 7 * day } as const

function positive(typed: string): number | null {
  const value = Number(typedDecimal(typed))
  return value > 0 && Number.isFinite(value) ? value : null
}

/** A number alone isn't read as a coin, although there are coins such as `42`. */
const isSymbol = (typed: string): boolean => /[\p{L}\p{Extended_Pictographic}]/u.test(typed)

const symbolOf = (typed: string): string => plainCoinName(typed).toUpperCase()
