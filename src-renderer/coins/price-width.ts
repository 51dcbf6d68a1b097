import { formatPrice } from '../../src-shared/format/price'

/** In px, also for signs and letters. */
const digitWidth = 8.5
/** For separators. */
const markWidth = 3.6

/** `formatPrice` returns at most thirteen characters, including a narrow separator. */
export const priceWidth = 108

/** For the currency before prices. */
export const moneyWidth = 40

/** An estimate. */
export function writtenWidth(price: string): number {
  const marks = [...price].filter(one => one === ',' || one === '.').length
  return Math.ceil((price.length - marks) * digitWidth + marks * markWidth)
}

/** For places where `priceWidth` is too wide. */
export const widthOf = (prices: readonly (number | null)[]): number =>
  Math.max(0, ...prices.map(price => writtenWidth(formatPrice(price))))
