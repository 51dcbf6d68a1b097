import type { Settings } from '@contract'
import type { Money } from '../../../src-shared/format/unit'
import { moneyHead } from '../../coins/money-head'
import { moneyWidth } from '../../coins/price-width'
import { columnsFor, leastWidth, type TableColumn } from '../../ui/table/column'
import type { SortColumn } from '../../state/list-sort'
import {
  dailyChange,
  isUnpriced,
  placeInRange,
  roomWidth,
  type PriceRoom,
  type QuoteRow,
  type Whose
} from './row'
import { lacksPrice } from '../../words/quote'
import { m } from '../../../src-shared/messages/m'

/** Optional columns next to coin and price. */
export type WatchColumn = NonNullable<Settings['viewState']['columns']>[number]

/** All columns: sortable ones, and the remove button. */
export type QuoteColumn = SortColumn | 'remove'

type Column = TableColumn<QuoteRow, QuoteColumn>
type Beside = Column & { readonly key: WatchColumn }

/** From this width in px, columns are spaced further apart and there is still room for names. */
export const roomForAll = 600
/** Width of a symbol, and of a symbol with most names, px. */
const [symbolWidth, namedWidth] = [48, 110]
/** Total padding at both ends of a row, px. */
const edges = 24
/** From this width in px, each calculated daily change is marked with a word; below it, with a dotted line. */
export const roomForOurs = 340
/** Gap between columns at a list width, px. Smallest in the narrowest list to fit the age. */
export const gapIn = (width: number): number => (width >= roomForAll ? 12 : width >= roomForOurs ? 6 : 4)

export const usualColumns: readonly WatchColumn[] = ['change', 'range', 'trend', 'age']
/** Most important first. A narrow list drops the last ones. */
const usualByWorth: readonly WatchColumn[] = ['change', 'age', 'trend', 'range']

/** The price heading with a currency, px. */
const priceHeadWidth = 66
/** Fits any change with its arrow. */
const changeWidth = 74
/** Width of the word that marks a calculated change, px. */
const oursWidth = 30

const negative = (value: number | null): number | null => (value === null ? null : -value)

const change = (key: WatchColumn, label: string, hint: string, value: Column['value']): Column => ({
  ...{ key, label, hint, width: changeWidth, figures: true, first: 'descending' },
  ...(value && { value })
})

/**
 * All optional columns in order.
 * @param width of the list, px
 * @param whose source of the daily changes. The heading says so if all are calculated.
 */
export function watchColumns(width = Infinity, whose: Whose = 'service'): readonly Beside[] {
  const wide = width >= roomForAll
  const all: readonly Column[] = [
    {
      ...{ key: 'name', label: m.common.name(), width: 88 },
      value: ({ quote }) => quote?.name ?? null
    },
    change('hour', m.quotes.hour(), m.quotes.hourHint(), ({ ours }) => ours?.recent?.hour ?? null),
    {
      ...change(
        'change',
        m.quotes.daily(),
        m.quotes.sortServiceDailyChange(),
        row => dailyChange(row).percent
      ),
      ...(whose === 'ours' && { unit: m.quotes.ours() }),
      width: (wide ? 76 : changeWidth) + (whose === 'mixed' && width >= roomForOurs ? oursWidth : 0)
    },
    change('day', m.quotes.day(), m.quotes.dayHint(), ({ ours }) => ours?.recent?.day ?? null),
    change('days7', m.quotes.days7(), m.quotes.days7Hint(), ({ ours }) => ours?.days?.changes[7] ?? null),
    {
      ...{ key: 'volume', label: m.common.volume(), hint: m.quotes.volumeHint(), width: 64 },
      ...{ figures: true, first: 'descending' },
      value: ({ ours }) => ours?.days?.volume ?? null
    },
    change(
      'high',
      m.quotes.fromHigh(),
      m.quotes.fromHighHint(),
      ({ ours }) => ours?.days?.fromHighPercent ?? null
    ),
    {
      ...{ key: 'range', label: m.quotes.range(), hint: m.quotes.sortPlaceBetweenDay() },
      // Names come before it.
      ...{ width: wide ? 64 : 40, from: 470, first: 'descending' },
      value: ({ quote }) => placeInRange(quote)
    },
    {
      ...{ key: 'trend', label: m.quotes.trend(), hint: m.quotes.ourOwnRecordPrice() },
      width: wide ? 72 : 56,
      from: 380
    },
    { ...{ key: 'days30', label: m.quotes.days30(), hint: m.quotes.days30Hint() }, width: 72 },
    {
      ...{ key: 'age', label: m.quotes.age(), hint: m.quotes.sortServiceOwnTime() },
      ...{ width: wide ? 44 : 40, from: 300, figures: true, first: 'descending' },
      // Oldest first means lowest time first.
      value: ({ quote }) => negative(quote?.at ?? null)
    }
  ]
  return all as readonly Beside[]
}

/** Layout input of a quote list. */
export interface ListShape {
  readonly room: PriceRoom
  /** Width of the list in px, 0 if not measured yet. */
  readonly width: number
  /** Null for the defaults. */
  readonly chosen: readonly WatchColumn[] | null
  /** Source of the daily changes. */
  readonly whose: Whose
  /** Some prices are in other currencies, shown before them. */
  readonly isMixed?: boolean
  /** Currency of most prices, null or omitted if there is none. */
  readonly money?: Money | null
}

/** Names of chosen columns that don't fit. They return when the list is wider. */
export function columnsLeftOut(shape: ListShape): readonly string[] {
  const shown = quoteColumns(shape).map(({ key }) => key)
  return watchColumns()
    .filter(({ key }) => shape.chosen?.includes(key) && !shown.includes(key))
    .map(({ label }) => label)
}

/**
 * The columns of a watchlist. A narrow list drops defaults by importance, or chosen ones from the end. The price
 * column fits all prices.
 */
export function quoteColumns({
  room,
  width,
  chosen,
  whose,
  money = null,
  isMixed = false
}: ListShape): readonly Column[] {
  const price = Math.max(priceHeadWidth, roomWidth(room) + (isMixed ? moneyWidth : 0))
  const keys = chosen ?? usualByWorth
  const wanted = watchColumns(width, whose).filter(({ key }) => keys.includes(key))
  // Numbers before the name, which is also in the coin's tooltip.
  const worth = ({ key }: Beside): number =>
    chosen === null ? usualByWorth.indexOf(key) : Number(key === 'name')
  const byWorth = [...wanted].sort((a, b) => worth(a) - worth(b))
  const offered = chosen === null ? columnsFor(byWorth, width) : byWorth
  const kept = fitting(offered, width, symbolWidth + price)
  const fit = wanted.filter(({ key }) => kept.has(key)).map(({ from: _, ...column }) => column as Beside)
  const names = fit.filter(({ key }) => key === 'name')
  const beside = fit.filter(({ key }) => key !== 'name')
  const [first] = beside
  const last = beside.at(-1)?.key ?? 'price'
  return [
    {
      ...{ key: 'coin', label: m.common.coin(), hint: m.quotes.sortCoin(), width: symbolWidth, grow: 1 },
      value: row => row.coin,
      until: row => (isUnpriced(row.quote) ? last : null)
    },
    ...names,
    {
      ...{ key: 'price', label: m.common.price(), width: price },
      ...moneyHead(money, m.quotes.sortPrice()),
      ...{ figures: true, first: 'descending' },
      value: ({ quote }) => quote?.price ?? null
    },
    // The explanation of a missing price takes the room of the missing values.
    ...beside.map((column): Column =>
      column === first
        ? { ...column, until: ({ quote }) => (quote && lacksPrice(quote) ? last : null) }
        : column
    ),
    { key: 'remove', label: m.common.remove(), silent: true, width: 0 }
  ]
}

/** Whether names fit next to these columns. Three letters of a name are worse than none. */
export function leavesNames(columns: readonly Column[], width: number): boolean {
  const others = leastWidth(columns) - symbolWidth + (columns.length - 1) * gapIn(width) + edges
  return width === 0 || width - others >= namedWidth
}

/** The columns that fit, in order of priority. */
function fitting(columns: readonly Beside[], width: number, taken: number): ReadonlySet<WatchColumn> {
  const gap = gapIn(width)
  let left = width === 0 ? Infinity : width - taken - edges - 2 * gap
  const fit = columns.filter(column => {
    const needed = column.width + gap
    if (needed > left) return false
    left -= needed
    return true
  })
  return new Set(fit.map(({ key }) => key))
}
