import { formatPrice } from '../../src-shared/format/price'

/** Of a digit of a price, px. */
export const digitWidth = 8.3

/** What every price fits, px: `formatPrice` writes thirteen characters at most, one of them a narrow mark. */
export const priceWidth = 108

/** Of the money that stands before a price where others of its column are in another, px. */
export const moneyWidth = 40

/** The room these prices need, px, where there is too little for every price. */
export const widthOf = (prices: readonly (number | null)[]): number =>
  Math.ceil(Math.max(0, ...prices.map(price => formatPrice(price).length)) * digitWidth)
