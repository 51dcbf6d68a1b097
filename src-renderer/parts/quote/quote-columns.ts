import type { Settings } from '@contract'
import { isInDoubt } from '../../../src-shared/figures/doubt'
import { formatAge, loudness } from '../../../src-shared/format/age'
import { formatCompact } from '../../../src-shared/format/compact'
import type { Money } from '../../../src-shared/format/unit'
import Change from '../../coins/Change.svelte'
import { changeFromHigh, changeOfDays, changeProps, type KnownChange } from '../../coins/known-change'
import { moneyHead } from '../../coins/money-head'
import { roomWidth, type PriceRoom } from '../../coins/price-room'
import { moneyWidth } from '../../coins/price-width'
import Sparkline from '../../coins/Sparkline.svelte'
import { columnsFor, componentCell, leastWidth, type TableColumn } from '../../ui/table/column'
import type { SortColumn } from '../../state/list-sort'
import {
  dailyChange,
  isUnpriced,
  placeInRange,
  quotedAt,
  type OwnFigures,
  type QuoteTableRow,
  type ChangeSource
} from './row'
import { absence, isPriceMissing, rangeWords, timeWords } from '../../words/quote'
import { m } from '../../../src-shared/messages/m'
import OwnChange from './OwnChange.svelte'
import RangeBar from './RangeBar.svelte'
import RemoveCoin from './RemoveCoin.svelte'
import WatchCoin from './WatchCoin.svelte'
import WatchPrice from './WatchPrice.svelte'

export type WatchColumn = NonNullable<Settings['viewState']['columns']>[number]

export type QuoteColumn = SortColumn | 'remove'

type Column = TableColumn<QuoteTableRow, QuoteColumn>
/** A column is marked `isOwn` if its values are only calculated while such a column is visible. */
type Definition = Omit<Column, 'key'> & Required<Pick<Column, 'cell'>> & { readonly isOwn?: true }
type DataColumn = Definition & { readonly key: WatchColumn }

/** From this list width (px), coin names and larger gaps fit. */
export const roomForAll = 600
/** Width of the coin column in px, with only the symbol and with a name of usual length. */
const [symbolWidth, namedWidth] = [48, 110]
/** Padding at both ends of a row together, px. */
const edges = 24
/** List width (px) from which the gaps are wider. */
const roomForGaps = 340
/** The gap between columns in px. It is smallest in the narrowest list, to make room for the age. */
export const gapIn = (width: number): number => (width >= roomForAll ? 12 : width >= roomForGaps ? 6 : 4)

export const usualColumns: readonly WatchColumn[] = ['change', 'range', 'trend', 'age']
/** The default columns, the most important first. In a narrow list, columns are dropped from the end. */
const usualByWorth: readonly WatchColumn[] = ['change', 'age', 'trend', 'range']

/** Width of the price heading with a currency, px. */
const priceHeadWidth = 66
/** Wide enough for any change with its arrow, px. */
const changeWidth = 74

/** Facts that a cell reads when it is drawn. A tick of the clock then only redraws the ages. */
export interface CellFacts {
  readonly now: number
  /** Time of the latest price. Rows with a much older price get a mark. */
  readonly newest: number | null
  readonly named: boolean
  readonly onremove: (coin: string) => void
}
const noFacts: CellFacts = { now: 0, newest: null, named: false, onremove: () => undefined }

const negative = (value: number | null): number | null => (value === null ? null : -value)

const ours = (percent: number | null | undefined): KnownChange => ({
  percent: percent ?? null,
  source: null
})

const figure = { figures: true, first: 'descending' } as const

/** A column of calculated changes. If `value` has to return the service's change, the cell marks it. */
const ownChange = (
  label: string,
  hint: string,
  value: (ours: OwnFigures, row: QuoteTableRow) => KnownChange
): Definition => {
  const known = (row: QuoteTableRow): KnownChange =>
    row.ours ? value(row.ours, row) : { percent: null, source: null }
  return {
    ...figure,
    label,
    hint,
    width: changeWidth,
    isOwn: true,
    value: row => known(row).percent,
    cell: row => componentCell(Change, changeProps(known(row)))
  }
}

function definitions({ width, changeSource, facts }: Scene): Readonly<Record<WatchColumn, Definition>> {
  const wide = width >= roomForAll
  const mark = changeSource === 'ours' ? 'head' : 'line'
  return {
    name: {
      label: m.common.name(),
      width: 88,
      value: ({ quote }) => quote?.name ?? null,
      cell: ({ quote }) => ({
        text: quote?.name ?? m.formats.unknown(),
        classes: 'quiet',
        title: quote?.name ?? undefined
      })
    },
    hour: ownChange(m.quotes.hour(), m.quotes.hourHint(), ({ recent }) => ours(recent?.hour)),
    change: {
      ...figure,
      // A calculated change has another name than the service's, because the service doesn't say what it
      // counts as a day.
      ...(changeSource === 'ours'
        ? { label: m.quotes.day(), hint: m.quotes.dayHint() }
        : { label: m.quotes.column.daily(), hint: m.quotes.column.dailyHint() }),
      ...(changeSource === 'ours' && { unit: m.quotes.calculated() }),
      width: wide ? 76 : changeWidth,
      value: row => dailyChange(row).percent,
      cell: row => {
        const { percent, isOurs } = dailyChange(row)
        return isOurs ? componentCell(OwnChange, { percent, mark }) : componentCell(Change, { percent })
      }
    },
    day: ownChange(m.quotes.day(), m.quotes.dayHint(), ({ recent }) => ours(recent?.day)),
    days7: ownChange(m.quotes.days7(), m.quotes.days7Hint(), ({ days, service }) =>
      changeOfDays(7, days, service)
    ),
    volume: {
      ...figure,
      label: m.common.volume(),
      hint: m.quotes.volumeHint(),
      width: 64,
      isOwn: true,
      value: ({ ours }) => ours?.days?.volume ?? null,
      cell: ({ ours }) => formatCompact(ours?.days?.volume ?? null)
    },
    fromHigh: ownChange(m.quotes.fromHigh(), m.quotes.fromHighHint(), ({ days, service }, { quote }) =>
      changeFromHigh(quote && !isInDoubt(quote) ? quote.price : null, days, service)
    ),
    range: {
      label: m.chart.range(),
      hint: m.quotes.column.rangeHint(),
      // In a narrower list, there is no range, because names are more important.
      from: 470,
      width: wide ? 64 : 40,
      first: 'descending',
      value: ({ quote }) => placeInRange(quote),
      cell: ({ quote }) => {
        const place = placeInRange(quote)
        return componentCell(RangeBar, { place, label: rangeWords(quote, place) })
      }
    },
    trend: {
      label: m.quotes.column.trend(),
      hint: m.quotes.column.trendHint(),
      width: wide ? 72 : 56,
      from: 380,
      cell: ({ quote }) => componentCell(Sparkline, { values: quote?.spark ?? [] })
    },
    days30: {
      label: m.marketView.spark(),
      hint: m.marketView.sparkHint(),
      width: 72,
      isOwn: true,
      cell: ({ ours }) => componentCell(Sparkline, { values: ours?.days?.spark ?? [] })
    },
    age: {
      ...figure,
      label: m.quotes.column.age(),
      hint: m.quotes.column.ageHint(),
      width: wide ? 44 : 40,
      from: 300,
      // Negative, so that the first click, which sorts descending, puts the oldest price on top.
      value: ({ quote }) => negative(quotedAt(quote)),
      cell: ({ quote }) => {
        const at = quotedAt(quote)
        const lag = at === null || facts.newest === null ? null : facts.newest - at
        return {
          text: formatAge(at, facts.now) || m.formats.unknown(),
          classes: ['ui-aside', loudness(at === null ? null : facts.now - at, lag)],
          title: timeWords(quote)
        }
      }
    }
  }
}

interface Scene {
  readonly width: number
  /** If all daily changes are calculated, the heading says so. */
  readonly changeSource: ChangeSource
  readonly facts: CellFacts
}

export function watchTableColumns({
  width = Infinity,
  changeSource = 'service',
  facts = noFacts
}: Partial<Scene> = {}): readonly DataColumn[] {
  return Object.entries(definitions({ width, changeSource, facts })).map(([key, column]) => ({
    ...column,
    key: key as WatchColumn
  }))
}

export interface ListShape {
  readonly room: PriceRoom
  /** In px, 0 if not measured yet. */
  readonly width: number
  readonly chosen: readonly WatchColumn[] | null
  readonly changeSource: ChangeSource
  /** True if any coin has enough prices for a trend. If not, the trend isn't one of the default columns. */
  readonly hasTrend?: boolean
  /** True if prices have several currencies. A price that isn't in `money` then shows its own. */
  readonly isMixed?: boolean
  readonly money?: Money | null
  readonly facts?: CellFacts
}

export function columnsLeftOut(shape: ListShape): readonly string[] {
  const shown = quoteColumns(shape).map(({ key }) => key)
  return watchTableColumns()
    .filter(({ key }) => shape.chosen?.includes(key) && !shown.includes(key))
    .map(({ label }) => label)
}

/**
 * Chooses the columns that fit. Drops the least important default column first, or else the last column that
 * the user chose. All prices fit.
 */
export function quoteColumns({
  room,
  width,
  chosen,
  changeSource,
  hasTrend = true,
  money = null,
  isMixed = false,
  facts = noFacts
}: ListShape): readonly Column[] {
  const price = Math.max(priceHeadWidth, roomWidth(room) + (isMixed ? moneyWidth : 0))
  const keys = chosen ?? usualByWorth.filter(key => hasTrend || key !== 'trend')
  const wanted = watchTableColumns({ width, changeSource, facts }).filter(({ key }) => keys.includes(key))
  // Among columns that the user chose, the name is the first to be dropped, because the coin's tooltip has it
  // too.
  const worth = ({ key }: DataColumn): number =>
    chosen === null ? usualByWorth.indexOf(key) : Number(key === 'name')
  const byImportance = [...wanted].sort((a, b) => worth(a) - worth(b))
  const offered = chosen === null ? columnsFor(byImportance, width) : byImportance
  const shown = fitting(offered, width, symbolWidth + price)
  const fit = wanted.filter(({ key }) => shown.has(key)).map(({ from: _, ...column }) => column as DataColumn)
  const names = fit.filter(({ key }) => key === 'name')
  const dataColumns = fit.filter(({ key }) => key !== 'name')
  const [first] = dataColumns
  const last = dataColumns.at(-1)?.key ?? 'price'
  return [
    {
      key: 'coin',
      label: m.common.coin(),
      hint: m.quotes.column.coinHint(),
      width: symbolWidth,
      grow: 1,
      value: row => row.coin,
      until: row => (isUnpriced(row.quote) ? last : null),
      cell: row => componentCell(WatchCoin, { row, named: facts.named })
    },
    ...names,
    {
      ...figure,
      key: 'price',
      label: m.common.price(),
      width: price,
      ...moneyHead(money, m.quotes.column.priceHint()),
      value: ({ quote }) => quote?.price ?? null,
      cell: row => componentCell(WatchPrice, { row, room, most: money })
    },
    // If a coin has no price, the reason is shown in place of its other values.
    ...dataColumns.map((column): Column => (column === first ? withAbsence(column, last) : column)),
    {
      key: 'remove',
      label: m.common.remove(),
      silent: true,
      width: 0,
      cell: row => componentCell(RemoveCoin, { row, onremove: facts.onremove })
    }
  ]
}

const withAbsence = (column: DataColumn, until: QuoteColumn): Column => ({
  ...column,
  until: ({ quote }) => (quote && isPriceMissing(quote) ? until : null),
  cell: row => {
    const absent = absence(row.quote)
    return absent
      ? { text: absent.short, classes: ['absent', 'ui-aside', 'ui-trouble'], title: absent.long }
      : column.cell(row)
  }
})

/** Whether there is room for names. If only three letters would fit, they are hidden. */
export function leavesNames(columns: readonly Column[], width: number): boolean {
  const others = leastWidth(columns) - symbolWidth + (columns.length - 1) * gapIn(width) + edges
  return width === 0 || width - others >= namedWidth
}

function fitting(columns: readonly DataColumn[], width: number, taken: number): ReadonlySet<WatchColumn> {
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
