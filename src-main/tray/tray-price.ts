import type { BoardQuote } from '../../src-shared/contract/market'

/** `68,078.00  ▼ -0.65 %`. */
export function priceText({ price, changePercent, missing }: BoardQuote): string {
  if (price === null) return missing ? 'not returned' : '–'
  const shown = `${amount(price)}${missing ? ' (not returned)' : ''}`
  if (changePercent === null) return shown
  const change = Math.round(changePercent * 100) / 100
  const arrow = change > 0 ? '▲' : change < 0 ? '▼' : '■'
  return `${shown}  ${arrow} ${change > 0 ? '+' : ''}${change.toFixed(2)} %`
}

/** `68,078`, `142.3`, `0.02345`: about five figures, since a menu bar is narrow. */
export function shortPriceText(price: number): string {
  const size = Math.abs(price)
  if (size < 1) return amount(price)
  const digits = Math.max(0, 4 - Math.floor(Math.log10(size) + 1))
  return price.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Decimals by the size of the price: two from 1 on, else four figures that count. */
function amount(price: number): string {
  const size = Math.abs(price)
  const digits = size >= 1 || size === 0 ? 2 : Math.min(16, 3 - Math.floor(Math.log10(size)))
  return price.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
