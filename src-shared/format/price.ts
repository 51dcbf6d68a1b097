import { m } from '../messages/m'
import { perLanguage } from './per-language'

/** A price in three pieces, so that a column can align them on the decimal mark. */
export interface PriceParts {
  /** Sign and whole part, grouped: `68,078`. */
  readonly whole: string
  /** Digits after the mark, without it; '' when there are none. */
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

/** A price in pieces. `digits` overrides the digits its own size would give. */
export function priceParts(price: number, digits = fractionDigits(price)): PriceParts {
  const [whole = '', fraction = ''] = formatter(digits).format(price).split(mark())
  return { whole, fraction }
}

/** A price as text: `68,078.50`, `0.00001234`. null and what is no number become an en dash. */
export function formatPrice(price: number | null, digits?: number): string {
  if (price === null || !Number.isFinite(price)) return m.formats.unknown()
  // A true minus, as wide as a digit.
  return formatter(digits ?? fractionDigits(price))
    .format(price)
    .replace('-', '−')
}

/** `68,078`, `142.3`, `0.02345`: about five figures, for where there is little room. */
export function formatShortPrice(price: number): string {
  const size = Math.abs(price)
  return formatPrice(price, size < 1 ? undefined : Math.max(0, 4 - Math.floor(Math.log10(size) + 1)))
}
