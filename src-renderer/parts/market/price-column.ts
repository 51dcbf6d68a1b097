import { m } from '../../../src-shared/messages/m'
import type { ListMoney } from '../../../src-shared/format/unit'
import { moneyHead } from '../../coins/money-head'
import { priceRoom, roomWidth, type PriceRoom } from '../../coins/price-room'
import { moneyWidth, priceWidth } from '../../coins/price-width'
import type { DisplayCurrencyState, PricedCoin } from '../../state/display-currency.svelte'
import { componentCell, type TableColumn } from '../../ui/table/column'
import MarketPrice from './MarketPrice.svelte'
import PriceAge from './PriceAge.svelte'

/** `room` is undefined if the price column isn't shown. */
export interface PriceList extends ListMoney {
  readonly room?: PriceRoom
}

/** Digits after the decimal mark. */
const mostFraction = 6

export const priceListOf = (rows: readonly PricedCoin[], currency: DisplayCurrencyState): PriceList => ({
  ...currency.moneyOfList(rows),
  room: priceRoom(
    rows.map(row => currency.shownPrice(row.price, row)),
    mostFraction
  )
})

/** The column is wider if prices have different currencies, because each price then shows its own. */
export const priceColumn = ({ money, isMixed, room }: PriceList): TableColumn<PricedCoin, 'price'> => ({
  key: 'price',
  label: m.common.price(),
  ...moneyHead(money),
  width: Math.max(priceWidth, room ? roomWidth(room) : 0) + (isMixed ? moneyWidth : 0),
  figures: true,
  first: 'descending',
  value: row => row.price ?? null,
  cell: row => componentCell(MarketPrice, { row, most: money, room })
})

/**
 * @param at time of the row's price, epoch ms
 * @param newest time of the table's latest price, epoch ms
 */
export const ageColumn = <Row>(
  at: (row: Row) => number | null,
  newest: () => number
): TableColumn<Row, 'age'> => ({
  key: 'age',
  label: m.quotes.column.age(),
  hint: m.marketView.ageHint(),
  width: 52,
  figures: true,
  fits: true,
  first: 'descending',
  // The value is negative because the first click sorts descending, which should put the oldest price on top.
  value: row => negative(at(row)),
  cell: row => componentCell(PriceAge, { at: at(row), newest: newest() })
})

const negative = (value: number | null): number | null => (value === null ? null : -value)
