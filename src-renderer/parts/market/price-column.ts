import { m } from '../../../src-shared/messages/m'
import type { ListMoney } from '../../../src-shared/format/unit'
import { moneyHead } from '../../coins/money-head'
import { moneyWidth, priceWidth } from '../../coins/price-width'
import type { TableColumn } from '../../ui/table/column'

/** The prices of a table of the market; where they are in several moneys there is room for the others' marks. */
export const priceColumn = ({
  money,
  isMixed
}: ListMoney): TableColumn<{ price: number | null }, 'price'> => ({
  ...{ key: 'price', label: m.marketView.price(), ...moneyHead(money) },
  ...{ width: priceWidth + (isMixed ? moneyWidth : 0), figures: true, first: 'descending' },
  value: row => row.price
})
