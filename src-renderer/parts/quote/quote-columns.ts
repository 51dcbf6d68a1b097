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

/** What a person can have beside coin and price. */
export type WatchColumn = NonNullable<Settings['viewState']['columns']>[number]

/** What a list of quotes can be sorted by, what is drawn beside it, and the way to take a coin out. */
export type QuoteColumn = SortColumn | 'remove'

type Column = TableColumn<QuoteRow, QuoteColumn>
type Beside = Column & { readonly key: WatchColumn }

/** From this width on, in px, columns stand further apart: beside them a coin's name still has its place. */
export const roomForAll = 600
/** A symbol, and a symbol with most names beside it, px. */
const [symbolWidth, namedWidth] = [48, 112]
/** At both ends of a row together, px. */
const edges = 24
/** From this width of the list on, in px, a word says of each daily change that is ours; below, a dotted line under it. */
export const roomForOurs = 340
/** Between columns of a list this wide, px: in the narrowest the age of a price counts for more than air. */
export const gapIn = (width: number): number => (width >= roomForAll ? 12 : width >= roomForOurs ? 6 : 4)

/** What suits most, where nothing was chosen. */
export const usualColumns: readonly WatchColumn[] = ['change', 'range', 'trend', 'age']
/** A narrow list gives up the last first. */
const usualByWorth: readonly WatchColumn[] = ['change', 'age', 'range', 'trend']

/** The head of the prices with the money they may be in, px. */
const priceHeadWidth = 66
/** Of a change with its arrow, however large it is. */
const changeWidth = 74
/** That word. */
const oursWidth = 30

const negative = (value: number | null): number | null => (value === null ? null : -value)

const change = (key: WatchColumn, label: string, hint: string, value: Column['value']): Column => ({
  ...{ key, label, hint, width: changeWidth, figures: true, first: 'descending' },
  ...(value && { value })
})

/**
 * Every column a person can have, in order.
 * @param width of the list, px
 * @param whose whose the daily changes are: the head says it where they are all ours
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
      ...{ width: wide ? 64 : 40, from: 380, first: 'descending' },
      value: ({ quote }) => placeInRange(quote)
    },
    {
      ...{ key: 'trend', label: m.quotes.trend(), hint: m.quotes.ourOwnRecordPrice() },
      width: wide ? 72 : 44,
      from: 380
    },
    { ...{ key: 'days30', label: m.quotes.days30(), hint: m.quotes.days30Hint() }, width: 72 },
    {
      ...{ key: 'age', label: m.quotes.age(), hint: m.quotes.sortServiceOwnTime() },
      ...{ width: wide ? 44 : 40, from: 300, figures: true, first: 'descending' },
      // From the oldest, whose time is the least.
      value: ({ quote }) => negative(quote?.at ?? null)
    }
  ]
  return all as readonly Beside[]
}

/** How a list of quotes is to be laid out. */
export interface ListShape {
  readonly room: PriceRoom
  /** Of the list, px; 0 = not measured yet. */
  readonly width: number
  /** null = the usual ones. */
  readonly chosen: readonly WatchColumn[] | null
  /** Whose the daily changes of the rows are. */
  readonly whose: Whose
  /** Some prices are in other money, which stands before them. */
  readonly isMixed?: boolean
  /** What most prices are in; null or left out where there is none. */
  readonly money?: Money | null
}

/** Those of the columns chosen that the list has no room for: they come back as it is drawn wider. */
export function columnsLeftOut(shape: ListShape): readonly string[] {
  const shown = quoteColumns(shape).map(({ key }) => key)
  return watchColumns()
    .filter(({ key }) => shape.chosen?.includes(key) && !shown.includes(key))
    .map(({ label }) => label)
}

/**
 * The columns of the watchlist. Of the usual ones a narrow list shows fewer; of those a person chose as many as fit, in
 * order. Prices take the room they all need.
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
  // Figures first: a name that is cut away still stands in its coin's tooltip.
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
    // Words on why there is no price stand in the place of the figures that are missing.
    ...beside.map((column): Column =>
      column === first
        ? { ...column, until: ({ quote }) => (quote && lacksPrice(quote) ? last : null) }
        : column
    ),
    { key: 'remove', label: m.common.remove(), silent: true, width: 0 }
  ]
}

/** Whether these columns leave coins the room for their names: three letters of one tell less than none. */
export function leavesNames(columns: readonly Column[], width: number): boolean {
  const others = leastWidth(columns) - symbolWidth + (columns.length - 1) * gapIn(width) + edges
  return width === 0 || width - others >= namedWidth
}

/** Those there is room for, the first ones first. */
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
