import type { Answer, BoardQuote } from '@contract'
import { toldAt } from '../../../src-shared/format/age'
import { guessedMoney, moneyOf } from '../../../src-shared/format/unit'
import { over, readDecimal, times, type Decimal } from '../../../src-shared/decimal/decimal'

/** One side of a conversion as the quotes that are held tell it. */
interface Side {
  readonly value: Decimal
  /** What `value` is counted in; null where the quote named nothing. */
  readonly unit: string | null
  /** When it was so, epoch ms; null for money itself. */
  readonly at: number | null
}

export interface Converted {
  /** Every digit: a product whole, a quotient to 24 significant digits. */
  readonly result: Decimal
  /** The age of the older of the two quotes, or of the service's rate; epoch ms, null where there is none. */
  readonly at: number | null
  /** It rests on taking a quote that named no currency for US dollars. */
  readonly isGuessed: boolean
}

/** Why quotes do not tell a conversion: no quote of one of them is held, or they are counted in different money. */
export type ConversionLack = { readonly missing: readonly string[] }

type QuoteOf = (coin: string) => BoardQuote | undefined

/** What one unit of the quotes' own money is worth in the currency a person chose. */
export interface OwnRate {
  readonly currency: string
  readonly rate: number
  readonly at: number
  /** What that own money is, as far as it is named. */
  readonly unit: string | null
}

/** Money that no quote names. */
export interface OwnMoney {
  /** Of the currency prices are shown in, where one is known. */
  readonly rate: OwnRate | null
  /** What a person says of quotes that name nothing. */
  readonly said: string | null
}

const nothingOwn: OwnMoney = { rate: null, said: null }

function sideOf(name: string, quoteOf: QuoteOf, { rate: own, said }: OwnMoney): Side | null {
  const quote = quoteOf(name)
  const text = quote?.priceText ?? (typeof quote?.price === 'number' ? String(quote.price) : null)
  const value = text === null ? null : readDecimal(text)
  if (quote && value && value.digits > 0n)
    return { value, unit: namedUnit(name, quote, said), at: toldAt(quote.at, quote.fetchedAt) }
  const rate = own?.currency === name ? readDecimal(String(own.rate)) : null
  const worth = rate && over({ digits: 1n, scale: 0 }, rate)
  if (own && worth) return { value: worth, unit: own.unit, at: own.at }
  return null
}

/** Money itself: what the quote of the other side is counted in, or taken to be. */
const moneySide = (name: string, other: Side | null): Side | null =>
  name === (other?.unit ?? guessedMoney) ? { value: { digits: 1n, scale: 0 }, unit: name, at: null } : null

function namedUnit(name: string, { currency }: BoardQuote, said: string | null): string | null {
  const { code, isGuess } = moneyOf(name, currency, said)
  return isGuess ? null : code
}

/** An amount of one in another, from quotes that are held: 0 credits, no call. Exact decimals throughout. */
export function convertByQuotes(
  amount: Decimal,
  from: string,
  to: string,
  quoteOf: QuoteOf,
  own: OwnMoney = nothingOwn
): Converted | ConversionLack {
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

/** The same by the service's own rate, as it was kept: what one of `from` is worth. Null where it told none. */
export function convertByRate(amount: Decimal, answer: Answer | null, at: number): Converted | null {
  if (answer?.kind !== 'conversion') return null
  const { result, text } = answer.data
  const rate = readDecimal(text['result'] ?? String(result ?? ''))
  return rate && { result: times(amount, rate), at, isGuessed: false }
}
