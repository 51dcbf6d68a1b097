import { formatPrice } from '../../src-shared/format/price'

/** Of a digit, a sign or a letter of a price, px. */
const digitWidth = 8.5
/** Of the decimal mark and of those between thousands, px. */
const markWidth = 3.6

/** What every price fits, px: `formatPrice` writes thirteen characters at most, one of them a narrow mark. */
export const priceWidth = 108

/** Of the money that stands before a price where others of its column are in another, px. */
export const moneyWidth = 40

/** The room a price needs as it is written, px: marks take less than half of a digit's. */
export function writtenWidth(price: string): number {
  const marks = [...price].filter(one => one === ',' || one === '.').length
  return Math.ceil((price.length - marks) * digitWidth + marks * markWidth)
}

/** The room these prices need, px, where there is too little for every price. */
export const widthOf = (prices: readonly (number | null)[]): number =>
  Math.max(0, ...prices.map(price => writtenWidth(formatPrice(price))))
