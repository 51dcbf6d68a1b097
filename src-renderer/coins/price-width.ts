import { formatPrice } from '../../src-shared/format/price'

/** Width of a digit, sign or letter, px. */
const digitWidth = 8.5
/** Width of a decimal or thousands separator, px. */
const markWidth = 3.6

/**
 * Wide enough for every price, px. `formatPrice` returns at most thirteen characters, including a narrow
 * separator.
 */
export const priceWidth = 108

/** Width of the currency before prices in a column with several currencies, px. */
export const moneyWidth = 40

/** Estimated, px. */
export function writtenWidth(price: string): number {
  const marks = [...price].filter(one => one === ',' || one === '.').length
  return Math.ceil((price.length - marks) * digitWidth + marks * markWidth)
}

export const widthOf = (prices: readonly (number | null)[]): number =>
  Math.max(0, ...prices.map(price => writtenWidth(formatPrice(price))))
