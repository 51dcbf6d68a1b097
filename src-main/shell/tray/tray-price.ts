import type { BoardQuote } from '../../../src-shared/contract/market'
import { direction, formatPercent } from '../../../src-shared/format/percent'
import { formatPrice } from '../../../src-shared/format/price'
import { m } from '../../../src-shared/messages/m'

const arrows = { up: '▲', down: '▼', flat: '■' } as const

export function trayPriceText(quote: BoardQuote): string {
  const { price, changePercent, missing } = quote
  if (price === null) return missing ? m.quotes.missing.short() : formatPrice(null)
  const shown = relied(formatPrice(price), quote)
  if (changePercent === null) return shown
  const arrow = arrows[direction(changePercent)]
  return m.tray.price({ price: shown, arrow, change: formatPercent(changePercent) })
}

function relied(price: string, { missing, doubt }: BoardQuote): string {
  if (missing) return m.tray.priceLeftOut({ price })
  if (doubt === undefined) return price
  return doubt === 'old' || doubt === 'unread' ? m.tray.priceOld({ price }) : m.tray.priceInDoubt({ price })
}
