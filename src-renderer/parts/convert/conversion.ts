import type { Answer, BoardQuote } from '@contract'
import { plausibleTime } from '../../../src-shared/format/age'
import { guessedMoney, moneyOf } from '../../../src-shared/format/unit'
import { over, readDecimal, times, type Decimal } from '../../../src-shared/decimal/decimal'

interface Side {
  readonly value: Decimal
  /** The currency of `value`. Null if the quote has none. */
  readonly unit: string | null
  /** When the quote was loaded, epoch ms. Null for currencies. */
  readonly at: number | null
}

export interface Converted {
  /** A product is exact. A quotient has 24 significant digits. */
  readonly result: Decimal
  /** Time of the older quote or the service's exchange rate, epoch ms. Null if neither is used. */
  readonly at: number | null
  /** True if a quote has no currency and is assumed to be in US dollars. */
  readonly isGuessed: boolean
}

export type MissingQuotes = { readonly missing: readonly string[] }

type QuoteOf = (coin: string) => BoardQuote | undefined

/**
 * The exchange rate of the display currency. `rate` is the value of one unit of the quotes' currency in it.
 */
export interface OwnRate {
  readonly currency: string
  readonly rate: number
  readonly at: number
  readonly unit: string | null
}

export interface OwnMoney {
  readonly rate: OwnRate | null
  /** The currency that the user has chosen for quotes without one. */
  readonly fallback: string | null
}

const nothingOwn: OwnMoney = { rate: null, fallback: null }

function sideOf(name: string, quoteOf: QuoteOf, { rate: own, fallback }: OwnMoney): Side | null {
  const quote = quoteOf(name)
  const text = quote?.priceText ?? (typeof quote?.price === 'number' ? String(quote.price) : null)
  const value = text === null ? null : readDecimal(text)
  if (quote && value && value.digits > 0n)
    return { value, unit: namedUnit(name, quote, fallback), at: plausibleTime(quote.at, quote.fetchedAt) }
  const rate = own?.currency === name ? readDecimal(String(own.rate)) : null
  const worth = rate && over({ digits: 1n, scale: 0 }, rate)
  if (own && worth) return { value: worth, unit: own.unit, at: own.at }
  return null
}

/**
 * Treats a name as a currency. Null unless the other side's quote has this currency, or is assumed to have
 * it.
 */
const moneySide = (name: string, other: Side | null): Side | null =>
  name === (other?.unit ?? guessedMoney) ? { value: { digits: 1n, scale: 0 }, unit: name, at: null } : null

function namedUnit(name: string, { currency }: BoardQuote, fallback: string | null): string | null {
  const { code, isGuess } = moneyOf(name, currency, fallback)
  return isGuess ? null : code
}

/** Converts with loaded quotes and exact decimals. Makes no call. */
export function convertByQuotes(
  amount: Decimal,
  from: string,
  to: string,
  quoteOf: QuoteOf,
  own: OwnMoney = nothingOwn
): Converted | MissingQuotes {
  if (from === to) return { result: amount, at: null, isGuessed: false }
  const [quoted, aim] = [sideOf(from, quoteOf, own), sideOf(to, quoteOf, own)]
  const [one, other] = [quoted ?? moneySide(from, aim), aim ?? moneySide(to, quoted)]
  const missing = [one ? [] : [from], other ? [] : [to]].flat()
  if (!one || !other) return { missing }
  const isGuessed = one.unit !== other.unit && (one.unit ?? guessedMoney) === (other.unit ?? guessedMoney)
  if (one.unit !== other.unit && !isGuessed) return { missing: [to] }
  const worth = times(amount, one.value)
  const result = aim === null ? worth : over(worth, other.value)
  const ages = [one.at, other.at].flatMap(at => (at === null ? [] : [at]))
  return result ? { result, at: ages.length > 0 ? Math.min(...ages) : null, isGuessed } : { missing: [to] }
}

/**
 * Converts with an exchange rate from a saved response, which is the value of one unit of `from`. Null if the
 * response has none.
 */
export function convertByRate(amount: Decimal, answer: Answer | null, at: number): Converted | null {
  if (answer?.kind !== 'conversion') return null
  const { result, text } = answer.data
  const rate = readDecimal(text['result'] ?? String(result ?? ''))
  return rate && { result: times(amount, rate), at, isGuessed: false }
}
