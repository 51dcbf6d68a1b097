import { m } from '../../../src-shared/messages/m'
import type { ListMoney } from '../../../src-shared/format/unit'
import { moneyHead } from '../../coins/money-head'
import { moneyWidth, priceWidth } from '../../coins/price-width'
import type { TableColumn } from '../../ui/table/column'

/** The price column of a market table, wider if it contains several currencies. */
export const priceColumn = ({
  money,
  isMixed
}: ListMoney): TableColumn<{ price: number | null }, 'price'> => ({
  ...{ key: 'price', label: m.marketView.price(), ...moneyHead(money) },
  ...{ width: priceWidth + (isMixed ? moneyWidth : 0), figures: true, first: 'descending' },
  value: row => row.price
})

/** The age of a row's price. @param at time of the price, epoch ms */
export const ageColumn = <Row>(at: (row: Row) => number | null): TableColumn<Row, 'age'> => ({
  ...{ key: 'age', label: m.quotes.age(), hint: m.marketView.ageHint(), width: 52, figures: true },
  ...{ fits: true, first: 'descending' },
  // Oldest first means lowest time first.
  value: row => negative(at(row))
})

const negative = (value: number | null): number | null => (value === null ? null : -value)
