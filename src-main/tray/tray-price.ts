import type { BoardQuote } from '../../src-shared/contract/market'
import { direction, formatPercent } from '../../src-shared/format/percent'
import { formatPrice } from '../../src-shared/format/price'
import { m } from '../../src-shared/messages/m'

const arrows = { up: '▲', down: '▼', flat: '■' } as const

/** `68,078.00  ▼ −0.65 %`. */
export function priceText({ price, changePercent, missing }: BoardQuote): string {
  if (price === null) return missing ? m.tray.notReturned() : formatPrice(null)
  const shown = missing ? m.tray.priceNotReturned({ price: formatPrice(price) }) : formatPrice(price)
  if (changePercent === null) return shown
  const arrow = arrows[direction(changePercent)]
  return m.tray.price({ price: shown, arrow, change: formatPercent(changePercent) })
}
