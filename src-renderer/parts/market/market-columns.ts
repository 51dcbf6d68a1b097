import { formatCompact } from '../../../src-shared/format/compact'
import { formatCount } from '../../../src-shared/format/credits'
import { formatMoment, formatCandleDay } from '../../../src-shared/format/date'
import { m } from '../../../src-shared/messages/m'
import Change from '../../coins/Change.svelte'
import { changeFromHigh, changeProps, type KnownChange } from '../../coins/known-change'
import Sparkline from '../../coins/Sparkline.svelte'
import { componentCell, type TableColumn } from '../../ui/table/column'
import LoadDays from './LoadDays.svelte'
import MarketCoin from './MarketCoin.svelte'
import { ageColumn, priceColumn, type PriceList } from './price-column'
import { changeOver, type ChangeSpan, type MarketRow } from './market-row'

export type MarketColumn =
  'rank' | 'coin' | 'price' | 'age' | ChangeSpan | 'cap' | 'volume' | 'fromHigh' | 'spark'

type Column = TableColumn<MarketRow, MarketColumn>

const figure = { figures: true, fits: true, first: 'descending' } as const

/** A hint to load candles. Undefined if candles wouldn't help. */
const notLoaded = ({ load }: MarketRow, { percent }: KnownChange): string | undefined =>
  percent === null && load ? m.marketView.coinDays.missing() : undefined

const change = (key: ChangeSpan, label: string, hint: string): Column => ({
  ...figure,
  key,
  label,
  hint,
  width: 82,
  value: row => changeOver(row, key).percent,
  cell: row => {
    const endsAt = key === 'day' ? null : (row.figures?.endsAt ?? null)
    const known = changeOver(row, key)
    const title = endsAt === null ? notLoaded(row, known) : m.marketView.endsAt({ at: formatMoment(endsAt) })
    return componentCell(Change, changeProps(known, title))
  }
})

const fromHigh = ({ price, figures, serviceFigures }: MarketRow): KnownChange =>
  changeFromHigh(price, figures, serviceFigures)

const overDays = (key: Exclude<ChangeSpan, 'day'>, label: string, days: number): Column =>
  change(key, label, m.marketView.changeHint({ days: formatCount(days) }))

/**
 * @param currency of market caps, if the response names it
 * @param newest time of the latest price, epoch ms
 */
export const marketColumns = (
  currency: string | null,
  money: PriceList,
  newest: () => number
): readonly Column[] => [
  {
    key: 'rank',
    label: m.marketView.rank(),
    width: 44,
    figures: true,
    fits: true,
    value: row => row.rank,
    cell: row => ({ text: String(row.rank ?? ''), classes: 'quiet' })
  },
  {
    key: 'coin',
    label: m.common.coin(),
    width: 96,
    grow: 1,
    value: row => row.coin,
    cell: row => componentCell(MarketCoin, { row })
  },
  priceColumn(money),
  ageColumn(row => row.pricedAt, newest),
  change('day', m.quotes.column.daily(), m.quotes.column.dailyHint()),
  overDays('days7', m.marketView.days7(), 7),
  overDays('days30', m.marketView.days30(), 30),
  overDays('days90', m.marketView.days90(), 90),
  overDays('days365', m.marketView.days365(), 365),
  {
    ...figure,
    key: 'cap',
    label: m.marketView.cap(),
    hint: m.marketView.largestHint(),
    unit: currency ?? undefined,
    width: 92,
    value: row => row.marketCap,
    cell: row => formatCompact(row.marketCap)
  },
  {
    ...figure,
    key: 'volume',
    label: m.common.volume(),
    hint: m.marketView.largestHint(),
    width: 72,
    from: 880,
    value: row => row.volume,
    cell: row => formatCompact(row.volume)
  },
  {
    ...figure,
    key: 'fromHigh',
    label: m.quotes.fromHigh(),
    hint: m.quotes.fromHighHint(),
    width: 82,
    value: row => fromHigh(row).percent,
    cell: row => {
      const { highDay: day = null, highDays: days = null } = row.figures ?? {}
      const known = fromHigh(row)
      const title =
        day === null || days === null
          ? notLoaded(row, known)
          : m.marketView.highOn({ day: formatCandleDay(day), days })
      return componentCell(Change, changeProps(known, title))
    }
  },
  {
    key: 'spark',
    label: m.marketView.spark(),
    hint: m.marketView.sparkHint(),
    width: 160,
    from: 950,
    fits: true,
    cell: ({ coin, figures, load }) => {
      if (figures && figures.spark.length > 1) return componentCell(Sparkline, { values: figures.spark })
      return load
        ? componentCell(LoadDays, { coin, price: load })
        : { text: m.formats.unknown(), classes: 'undrawn' }
    }
  }
]

/**
 * Columns that are always shown. Their values come from the watchlist's quotes, which may still be missing.
 */
const always: ReadonlySet<MarketColumn> = new Set(['coin', 'price', 'age', 'day'])

export const isLoaded = ({ key, value }: Column, rows: readonly MarketRow[]): boolean =>
  rows.length === 0 ||
  always.has(key) ||
  rows.some(row => (key === 'spark' ? (row.figures?.spark.length ?? 0) > 1 : (value?.(row) ?? null) !== null))

export const shownColumns = (
  all: readonly Column[],
  hidden: readonly string[],
  rows: readonly MarketRow[]
): readonly Column[] =>
  all.filter(column => column.key === 'coin' || (!hidden.includes(column.key) && isLoaded(column, rows)))
