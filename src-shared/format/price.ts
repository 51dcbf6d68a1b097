import { m } from '../messages/m'
import { perLanguage } from './per-language'

/** A price in two pieces, so that a column can align them on the decimal mark. */
export interface PriceParts {
  /** Sign and whole part, grouped: `68,078`. */
  readonly whole: string
  /** What follows the mark, without it; '' when there is nothing. */
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
 * Digits after the decimal mark by the size of the price: enough that a move of a tenth of a percent shows, and no
 * more. 1,234,567 has none, 68,078.50 two, 2.1834 four; below 1 there are four significant digits, at most 16 in all.
 */
export function fractionDigits(price: number): number {
  const size = Math.abs(price)
  if (!Number.isFinite(size) || size === 0) return 2
  if (size >= 1_000_000) return 0
  if (size >= 10) return 2
  if (size >= 1) return 4
  // toPrecision rounds first: 0.99999 is a 1 and gets a 1's digits.
  const power = Number(size.toExponential(3).split('e')[1])
  return power >= 0 ? 4 : Math.min(16, 3 - power)
}

/** Sizes that are written with all their digits: from the least to below the most. */
type Sizes = readonly [least: number, most: number]
/**
 * Thirteen characters and a sign at most. What is beyond would fit no column, and cut off it would read as another price: it
 * is written short.
 */
const usual: Sizes = [1e-8, 1e9]
/** Nine characters at most. */
const tight: Sizes = [1e-4, 1e6]
/** From here on the trade has no letter. */
const beyondLetters = 1e15

const inLetters = perLanguage(
  locale =>
    new Intl.NumberFormat(locale, {
      ...{ notation: 'compact', minimumSignificantDigits: 4, maximumSignificantDigits: 4 }
    })
)
const inPowers = perLanguage(
  locale =>
    new Intl.NumberFormat(locale, {
      ...{ notation: 'scientific', minimumFractionDigits: 3, maximumFractionDigits: 3 }
    })
)
const everyDigit = perLanguage(locale => new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 }))

/** A true minus, as wide as a digit. */
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

/** A price in pieces, as `formatPrice` writes it: what follows the mark may end in a letter or a power. */
export function priceParts(price: number): PriceParts {
  const [whole = '', fraction = ''] = trueMinus(written(price, usual)).split(mark())
  return { whole, fraction }
}

/**
 * A price as text: `68,078.50`, `0.00001234`, and where that would be too long for any column `1.246T`, `1.231e−12`.
 * null and what is no number become an en dash.
 * @param digits after the mark, whatever the size: for an axis, whose labels differ by a step and which makes room for them
 */
export function formatPrice(price: number | null, digits?: number): string {
  if (price === null || !Number.isFinite(price)) return m.formats.unknown()
  return trueMinus(digits === undefined ? written(price, usual) : formatter(digits).format(price))
}

/** Digits for prices beside this one; undefined where it is written short, and each goes by its own size. */
export const digitsBeside = (price: number): number | undefined =>
  isBeyond(price, usual) ? undefined : fractionDigits(price)

/** All digits of a price that `formatPrice` writes short: `1,246,375,248,000`. undefined for every other. */
export const priceInFull = (price: number | null | undefined): string | undefined =>
  typeof price === 'number' && Number.isFinite(price) && isBeyond(price, usual)
    ? trueMinus(everyDigit().format(price))
    : undefined

/** `68,078`, `142.3`, `0.02345`: about five figures, for where there is little room; beyond, `1.235M` and `1.234e−5`. */
export function formatShortPrice(price: number): string {
  const size = Math.abs(price)
  const digits = size < 1 ? undefined : Math.max(0, 4 - Math.floor(Math.log10(size) + 1))
  return Number.isFinite(price) ? trueMinus(written(price, tight, digits)) : m.formats.unknown()
}
