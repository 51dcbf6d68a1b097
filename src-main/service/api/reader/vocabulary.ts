import { directionOf, verdictOf, webAddress } from '../answers/words'
import { isScalar, textOf } from '../answers/json'
import { isPercent, numberOf, percentOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { noise, wrappers } from './lexicon'
import { phrases } from './phrases'
import { isJoinedPair } from './pair-names'
import { shareNamed } from './shares'
import { spanNamed } from './span-names'
import { namedBy, wordsOf, type NameMeaning } from './words'

export type Concept = keyof typeof phrases

const sorted = (phrase: string): string => [...new Set(phrase.split(' '))].toSorted().join(' ')

export interface Sense {
  readonly concept: Concept
  /** Among several senses, the one with the lowest rank is preferred. */
  readonly rank: number
}

/** A phrase can have several senses: `signal` is a direction in one operation and a verdict in another. */
const senses = new Map<string, Sense[]>()
for (const concept of Object.keys(phrases) as Concept[])
  phrases[concept].split(', ').forEach((phrase, rank) => {
    const known = senses.get(sorted(phrase)) ?? []
    if (!known.some(sense => sense.concept === concept)) known.push({ concept, rank })
    senses.set(sorted(phrase), known)
  })

export interface Meaning extends Omit<NameMeaning, 'words' | 'significant'> {
  readonly senses: readonly Sense[]
}

export function meaningOf(path: readonly string[]): Meaning | null {
  const meaning = meantBy(path)
  if (meaning === null || path.length < 2 || !path.slice(0, -1).some(isOfSettings)) return meaning
  // In `settings.kijun`, the value is a parameter of the indicator.
  const senses = meaning.senses.filter(({ concept }) => !workedOut.has(concept))
  return senses.length === meaning.senses.length
    ? meaning
    : senses.length === 0
      ? null
      : { ...meaning, senses }
}

export const isOfSettings = (name: string): boolean => settings.test(name)
const settings =
  /^(?:indicator|study|input|default|user|calc)?_?(?:settings?|params?|parameters?|inputs?|options?|conf(?:ig(?:uration)?)?|arg(?:ument)?s|lengths|periods)$/i

function meantBy(path: readonly string[]): Meaning | null {
  // In `instrument.quote`, `quote` is the second half of a pair.
  const half = path.length > 1 && isPairName(path.at(-2) ?? '') ? path.at(-1)?.toLowerCase() : undefined
  if (half === 'quote' || half === 'base') return meantBy([`${half}_currency`])
  const { words, significant, ...named } = namedBy(withoutWrappers(path))
  const exact = senses.get(words.join(' '))
  // A price in percent, such as `price_24h_percent`, is a change.
  if (named.share !== null && (exact ?? []).some(({ concept }) => concept === 'price'))
    return { senses: [{ concept: 'change', rank: 25 }], ...named }
  if (exact !== undefined) return { senses: exact, ...named }
  const known = senses.get(significant.join(' '))
  if (known !== undefined) return { senses: worse(known, 20), ...named }
  // `candle_acc_trade_volume`
  const part = significant.filter(word => word !== 'candle' && word !== 'kline' && word !== 'bar')
  const inBar = part.length < significant.length ? senses.get(part.join(' ')) : undefined
  if (inBar !== undefined) return { senses: worse(inBar, 20), ...named }
  const last = path.at(-1)
  if (significant.length === 0 && words.length > 0 && path.length > 1 && last !== undefined)
    return meaningOf([last])
  // Numbers in a name are usually parameters: `atr_14`, `supertrend_10_3`.
  const unnumbered = significant.filter(word => !/^\d+$/.test(word))
  const bare = unnumbered.filter(word => word !== 'line' && !aroundLines.has(word))
  const plain = [unnumbered, bare]
    .map(some => (some.length < significant.length ? senses.get(some.join(' ')) : undefined))
    .find(some => some !== undefined)
  if (plain?.some(({ concept }) => workedOut.has(concept)) === true)
    return { senses: worse(plain, 25), ...named }
  // `lines.laggingSpan`
  const own =
    last === undefined ||
    path.length === 1 ||
    !path.slice(0, -1).every(name => isOfLines(name) || isStudy(name))
      ? null
      : meaningOf([last])
  if (own?.senses.some(({ concept }) => workedOut.has(concept)) === true)
    return { ...own, senses: worse(own.senses, 25) }
  // In `atr.date`, the date is that of the ATR.
  const when =
    last !== undefined && path.length > 1 && path.slice(0, -1).every(isStudy) ? meaningOf([last]) : null
  if (when?.senses.some(({ concept }) => concept === 'time') === true)
    return { ...when, senses: worse(when.senses, 25) }
  if (words.length > 0) return null
  // `usd` alone is an amount, and `7d_percent` alone is a change.
  if (named.share !== null) return { senses: [{ concept: 'change', rank: 30 }], ...named }
  return named.currency !== null && named.window === null
    ? { senses: [{ concept: 'amount', rank: 30 }], ...named }
    : null
}

const isPairName = (name: string): boolean =>
  wordsOf(name).some(word => ['pair', 'instrument', 'product', 'symbol', 'ticker', 'asset'].includes(word))

const aroundLines: ReadonlySet<string> = new Set(['cloud', 'kumo', 'ribbon', 'channel', 'lines', 'overlay'])

const isStudy = (name: string): boolean =>
  /^(?:atr|average true range|super ?trend|b?band|(?:band )?bollinger(?: band)?|ichimoku(?: cloud)?|(?:fear greed )?index)$/.test(
    wordsOf(name)
      .filter(word => word !== 'from' && word !== 'of')
      .join(' ')
  )

const isOfLines = (name: string): boolean =>
  wordsOf(name).every(word => word === 'line' || aroundLines.has(word))

const workedOut: ReadonlySet<Concept> = new Set([
  ...(['upper', 'middle', 'lower', 'conversion', 'base', 'spanA', 'spanB', 'lagging', 'atr'] as const),
  ...(['supertrend', 'direction'] as const)
])

const worse = (known: readonly Sense[], by: number): readonly Sense[] =>
  known.map(({ concept, rank }) => ({ concept, rank: rank + by }))

function withoutWrappers(path: readonly string[]): readonly string[] {
  if (path.length < 2) return path
  return path.filter((name, place) => place === path.length - 1 || !isWrapper(wordsOf(name)))
}

const isWrapper = (words: readonly string[]): boolean =>
  (words.length > 0 && words.every(word => ofNow.has(word))) ||
  /^(?:top (?:of )?)?(?:order ?)?book(?: top)?$|^depth$/.test(words.join(' ')) ||
  (words.some(word => wrappers.has(word)) && words.every(word => noise.has(word)) && !isHalf(words))

const ofNow: ReadonlySet<string> = new Set([
  ...['last', 'current', 'now', 'today', 'live', 'actual', 'present', 'recent', 'most'],
  ...['overall', 'summary', 'overview', 'snapshot', 'session', 'headline', 'main', 'primary']
])

const isHalf = (words: readonly string[]): boolean =>
  words.includes('quote') && words.some(word => ['token', 'coin', 'asset', 'currency'].includes(word))

export const isOutcome = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:ok(?:ay)?|success(?:ful)?|error|true|false)$/i.test(value.trim())

const readers = {
  number: numberOf,
  percent: percentOf,
  time: timeOf,
  text: textOf,
  link: webAddress,
  'signed percent': value => (isPercent(value) ? percentOf(value) : null),
  // Numbers, status words and signs such as `₿` aren't codes. Emojis and letters without case can be.
  code: value =>
    typeof value !== 'string' ||
    /^(?:(?![\p{Emoji_Presentation}\p{Lo}])[^\x21-\x7e]|ok|no_data|error|fail(?:ed)?|success)$/iu.test(
      value.trim()
    )
      ? null
      : textOf(value),
  word: value => (numberOf(value) === null && !isOutcome(value) ? textOf(value) : null),
  // Pairs such as `BTC-EUR` and addresses aren't exchanges. A number isn't one either, because it would be a
  // count.
  venue: value =>
    numberOf(value) !== null ||
    webAddress(value) !== null ||
    (typeof value === 'string' &&
      (isJoinedPair(value) || /^[A-Za-z\d]{2,10}[-/_:][A-Za-z]{3,5}$/.test(value)))
      ? null
      : textOf(value),
  side: value =>
    /^(?:supports?|resistances?|pivots?|sup|res|s|r|demand|supply|floor|ceiling)(?: ?(?:level|zone|point))?$/i.test(
      String(value)
    )
      ? textOf(value)
      : null,
  unit: value => shareNamed(value),
  method: value =>
    /^(?:classic(?:al)?|standard|traditional|floor|fib\w*|camarilla|wood[\w'’]+|demark)$/i.test(String(value))
      ? textOf(value)
      : null,
  pair: value =>
    typeof value === 'string' && /^[A-Za-z\d$]{2,20}(?:[_/:|~-]| vs\.? | and )[A-Za-z\d$]{2,20}$/.test(value)
      ? value
      : null,
  flag: value => (typeof value === 'boolean' ? value : null),
  // The event happened if the value is true, a word or a price.
  present: value => value ?? null,
  period: value => ((numberOf(value) ?? 0) > 1000 ? null : spanNamed(value)),
  span: spanNamed,
  verdict: verdictOf,
  name: textOf,
  direction: directionOf,
  any: value => value ?? null
} satisfies Readonly<Record<string, (value: unknown) => unknown>>

/** How to read a value. If it can't be read in this way, it's ignored. */
export type FieldReads = keyof typeof readers

export function isReadable(reads: FieldReads, value: unknown): boolean {
  return readers[reads](value) !== null
}

export function areReadable(reads: FieldReads, list: readonly unknown[]): boolean {
  return list.every(isScalar) && list.some(value => isReadable(reads, value))
}
