import { formatCount } from '../../../src-shared/format/credits'
import { m } from '../../../src-shared/messages/m'
import type { ListMoney } from '../../../src-shared/format/unit'
import type { TableColumn } from '../../ui/table/column'
import { ageColumn, priceColumn } from './price-column'
import { changeOver, type ChangeSpan, type MarketRow } from './market-row'

export type MarketColumn =
  'rank' | 'coin' | 'price' | 'age' | ChangeSpan | 'cap' | 'volume' | 'high' | 'spark'

type Column = TableColumn<MarketRow, MarketColumn>

const change = (key: ChangeSpan, label: string, hint: string): Column => ({
  ...{ key, label, hint, width: 82, figures: true, fits: true, first: 'descending' },
  value: row => changeOver(row, key)
})

const overDays = (key: Exclude<ChangeSpan, 'day'>, label: string, days: number): Column =>
  change(key, label, m.marketView.changeHint({ days: formatCount(days) }))

/**
 * All columns of the overview in order.
 * @param currency of market caps, if the response names it
 */
export const marketColumns = (currency: string | null, money: ListMoney): readonly Column[] => [
  {
    ...{ key: 'rank', label: m.marketView.rank(), width: 44, figures: true, fits: true },
    value: row => row.rank
  },
  {
    ...{ key: 'coin', label: m.marketView.coin(), width: 96, grow: 1 },
    value: row => row.coin
  },
  priceColumn(money),
  ageColumn(row => row.pricedAt),
  change('day', m.marketView.day(), m.marketView.dayHint()),
  overDays('days7', m.marketView.days7(), 7),
  overDays('days30', m.marketView.days30(), 30),
  overDays('days90', m.marketView.days90(), 90),
  overDays('days365', m.marketView.days365(), 365),
  {
    ...{ key: 'cap', label: m.marketView.cap(), hint: m.marketView.capHint(), unit: currency ?? undefined },
    ...{ width: 92, figures: true, fits: true, first: 'descending' },
    value: row => row.marketCap
  },
  {
    ...{ key: 'volume', label: m.marketView.volume(), hint: m.marketView.volumeHint() },
    ...{ width: 72, figures: true, fits: true, first: 'descending' },
    value: row => row.volume
  },
  {
    ...{ key: 'high', label: m.marketView.high(), hint: m.marketView.highHint() },
    ...{ width: 82, figures: true, fits: true, first: 'descending' },
    value: row => row.figures?.fromHighPercent ?? null
  },
  {
    ...{ key: 'spark', label: m.marketView.spark(), hint: m.marketView.sparkHint() },
    ...{ width: 160, from: 950, fits: true }
  }
]

/** The columns the user didn't hide. The coin is always shown. */
export const shownColumns = (all: readonly Column[], hidden: readonly string[]): readonly Column[] =>
  all.filter(({ key }) => key === 'coin' || !hidden.includes(key))
