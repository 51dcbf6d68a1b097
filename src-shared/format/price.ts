import { m } from '../messages/m'
import { perLanguage } from './per-language'

export interface PriceParts {
  readonly whole: string
  /** The fraction may be empty. */
  readonly fraction: string
}

const byDigits = new Map<number, () => Intl.NumberFormat>()

function formatter(digits: number): Intl.NumberFormat {
  const known =
    byDigits.get(digits) ??
    perLanguage(
      locale =>
        new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    )
  byDigits.set(digits, known)
  return known()
}

const mark = perLanguage(
  locale =>
    new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
)

/**
 * A change of 0.1% must be visible, so 1,234,567 gets no decimals, 68,078.50 two and 2.1834 four. Prices below 1
 * get four significant digits, but at most 16 decimals.
 */
export function fractionDigits(price: number): number {
  const size = Math.abs(price)
  if (!Number.isFinite(size) || size === 0) return 2
  if (size >= 1_000_000) return 0
  if (size >= 10) return 2
  if (size >= 1) return 4
  // Uses the exponent of the rounded price: 0.99999 is shown as 1 and gets as many decimals as 1.
  const power = Number(size.toExponential(3).split('e')[1])
  return power >= 0 ? 4 : Math.min(16, 3 - power)
}

type Sizes = readonly [least: number, most: number]
/**
 * Prices in this range have at most thirteen characters and a sign. Others are abbreviated, so that they fit
 * into a column.
 */
const usual: Sizes = [1e-8, 1e9]
const tight: Sizes = [1e-4, 1e6]
/** From this size on, there is no letter such as T to abbreviate a price. */
const beyondLetters = 1e15

const inLetters = perLanguage(
  locale =>
    new Intl.NumberFormat(locale, {
      notation: 'compact',
      minimumSignificantDigits: 4,
      maximumSignificantDigits: 4
    })
)
const inPowers = perLanguage(
  locale =>
    new Intl.NumberFormat(locale, {
      notation: 'scientific',
      minimumFractionDigits: 3,
      maximumFractionDigits: 3
    })
)
const everyDigit = perLanguage(locale => new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 }))

/** A real minus sign is as wide as a digit. */
const trueMinus = (text: string): string => text.replaceAll('-', '−')

function isBeyond(price: number, [least, most]: Sizes): boolean {
  const size = Math.abs(price)
  return size !== 0 && (size < least || size >= most)
}

function written(price: number, sizes: Sizes, digits = fractionDigits(price)): string {
  const size = Math.abs(price)
  if (!isBeyond(price, sizes)) return formatter(digits).format(price)
  if (size >= 1 && size < beyondLetters) return inLetters().format(price)
  return inPowers().format(price).replace('E', 'e')
}

/** `fraction` may end in a letter or an exponent. */
export function priceParts(price: number): PriceParts {
  const [whole = '', fraction = ''] = trueMinus(written(price, usual)).split(mark())
  return { whole, fraction }
}

/**
 * Formats a price like `68,078.50` or `0.00001234`. If that's too long for a column, abbreviates it like
 * `1.246T` or `1.231e−12`. Returns an en dash for null and NaN.
 * @param digits fixed number of decimals, for axis labels, which must differ from each other
 */
export function formatPrice(price: number | null, digits?: number): string {
  if (price === null || !Number.isFinite(price)) return m.formats.unknown()
  return trueMinus(digits === undefined ? written(price, usual) : formatter(digits).format(price))
}

/** Undefined if the price is abbreviated. */
export const decimalsOf = (price: number): number | undefined =>
  isBeyond(price, usual) ? undefined : fractionDigits(price)

/** Undefined for prices that `formatPrice` doesn't abbreviate. */
export const priceInFull = (price: number | null | undefined): string | undefined =>
  typeof price === 'number' && Number.isFinite(price) && isBeyond(price, usual)
    ? trueMinus(everyDigit().format(price))
    : undefined

/** Shows about five digits: `68,078`, `142.3`, `0.02345`, `1.235M`, `1.234e−5`. */
export function formatShortPrice(price: number): string {
  const size = Math.abs(price)
  const digits = size < 1 ? undefined : Math.max(0, 4 - Math.floor(Math.log10(size) + 1))
  return Number.isFinite(price) ? trueMinus(written(price, tight, digits)) : m.formats.unknown()
}
