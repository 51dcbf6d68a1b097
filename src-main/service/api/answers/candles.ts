import type { FieldRule } from '../reader/fields'
import { candleOrder, longestBar } from '../reader/candle-order'
import type { Places, Row, RowShape } from '../reader/row'
import { momentIn } from '../reader/moments'
import { findRows } from '../reader/rows'
import { spanNamed } from '../reader/span-names'
import { Trace } from '../reader/trace'
import type { AnswerOf, CandleRow } from './answer'
import type { CallRequest } from './call-request'
import type { Decoder } from './decoder'
import { isNone, isObject, textOf } from './json'
import { coinsTraded, isMoney, type Coins } from './coins-traded'
import { numberOf } from './numbers'
import { ofOneSeries } from './one-series'
import { decodeQuotes } from './quotes'
import { barsInTime, byCoin, outOfOrder } from './series'
import { timeOf } from './times'
import { day as dayMs } from '../../../../src-shared/time'
import type { EpochMs } from '../../../../src-shared/contract/values'

const fields = {
  opensAt: { from: ['periodStart', 'openTime', 'from'], reads: 'time' },
  closesAt: { from: ['closeTime', 'to'], reads: 'time', aside: ['opensAt'] },
  time: { from: ['time'], reads: 'time', aside: ['opensAt', 'closesAt'] },
  symbol: { from: ['symbol', 'pair'], reads: 'code' },
  interval: { from: ['window'], reads: 'span', aside: true },
  open: { from: ['open'], reads: 'number' },
  high: { from: ['high'], reads: 'number' },
  low: { from: ['low'], reads: 'number' },
  close: { from: ['close'], reads: 'number' },
  last: { from: ['last', 'price'], reads: 'number', aside: ['close'] },
  volume: { from: ['volume'], reads: 'number' },
  turnover: { from: ['turnover'], reads: 'number', aside: ['volume'] },
  amount: { from: ['amount', 'quantity'], reads: 'number', aside: ['volume'] }
} satisfies Record<string, FieldRule>

type Field = keyof typeof fields

const shape: RowShape<Field> = {
  fields,
  identifying: ['open', 'high', 'low', 'close'],
  inherits: ['symbol', 'time'],
  // Values outside the list of bars apply to every bar.
  listsFirst: true,
  framed: true,
  provesNames: true,
  columnsNeed: ['time', 'opensAt', 'closesAt']
}

/** If two bars of a coin have the same time, the later one wins. */
export const decodeCandles: Decoder = (body, request, trace = new Trace()) => {
  const positions: RowShape<Field>['positions'] = (rows, keyed) => placesOf(rows, keyed, trace)
  const found = findRows(body, { ...shape, positions }, request, trace)
  if (found === null) return null
  const priced = found.rows.filter(hasPrice)
  const read: CandleRow[] = []
  const sources: Row<Field>[] = []
  // A few bars are enough to decide this, because all bars have the same fields.
  const hasCoinAmounts = found.rows.slice(0, 5).some(row => coinAmountOf(row) !== null)
  for (const row of timesOfTheirOwn(seriesIn(timed(priced, trace), request, trace))) {
    const coins = hasCoinAmounts ? coinsIn(row, trace) : undefined
    const candle = candleOf(row, coins, found.rows.length === 1 ? request.params['date'] : undefined)
    if (candle === null) trace.release(row.holders)
    else {
      read.push(candle)
      sources.push(row)
    }
  }
  // Returning no bars would show the user an empty chart instead of the raw values.
  if (read.length === 0 && found.rows.length > 0) return null
  const turnovers = found.rows.filter(
    ({ found: row }) => row.volume === undefined && (row.turnover ?? row.amount) !== undefined
  )
  trace.doubt('volume', ['volume'], turnovers.length)
  const series = byCoin(read)
  const data = ([] as CandleRow[]).concat(...series.map(barsInTime))
  if (data.length < read.length) {
    const remaining = new Set(data)
    read.forEach((candle, index) => {
      if (!remaining.has(candle)) trace.release(sources[index]?.holders ?? [])
    })
  }
  return {
    kind: 'candles',
    data,
    dropped: found.dropped + found.rows.length - read.length,
    timeNames: timeNames(found.rows[0]),
    repeated: read.length - data.length,
    unordered: series.reduce((sum, own) => sum + outOfOrder(own), 0),
    highBelowLow: data.filter(candle => candle.high < candle.low).map(candle => candle.time)
  }
}

const seriesIn = (rows: readonly Row<Field>[], request: CallRequest, trace: Trace): readonly Row<Field>[] =>
  ofOneSeries(
    rows,
    row => {
      const interval = spanNamed(row.found.interval)
      const timed = { row, coin: textOf(row.found.symbol) ?? row.coin, time: timeOf(sentTime(row)) }
      return interval === null ? timed : { ...timed, interval }
    },
    request,
    trace,
    doubtedFields.prices
  )

const sentTime = ({ found, time }: Row<Field>): unknown =>
  found.opensAt ?? found.closesAt ?? found.time ?? time

/** Bars without a price are left out, because they don't show the format. */
const hasPrice = ({ found: { open, high, low, close, last } }: Row<Field>): boolean =>
  [open, high, low, close, last].some(value => !isNone(value))

/** Bars of a coin can't share a time, so a time around several of them isn't theirs. */
function timesOfTheirOwn(rows: readonly Row<Field>[]): readonly Row<Field>[] {
  const timeAround = ({ found, above: { time }, holders }: Row<Field>): object | null =>
    time !== undefined && found.time === time.value && !holders.includes(time.holder) ? time.holder : null
  if (!rows.some(row => timeAround(row) !== null)) return rows
  const counts = new Map<object, Map<string, number>>()
  const countIn = (holder: object, { found, coin }: Row<Field>, more: number): number => {
    const own = counts.get(holder) ?? new Map<string, number>()
    const name = textOf(found.symbol) ?? coin ?? ''
    const count = (own.get(name) ?? 0) + more
    counts.set(holder, own.set(name, count))
    return count
  }
  for (const row of rows) {
    const around = timeAround(row)
    countIn(row.group, row, 1)
    if (around !== null && around !== row.group) countIn(around, row, 1)
  }
  const lists = new Map<object, ReadonlySet<unknown>>()
  const isEntryOf = (group: object, holder: object): boolean => {
    const entries = lists.get(group) ?? new Set(Array.isArray(group) ? (group as readonly unknown[]) : [])
    lists.set(group, entries)
    return entries.has(holder)
  }
  return rows.map(row => {
    const around = timeAround(row)
    if (around === null) return row
    const isOneOfMany = countIn(row.group, row, 0) > 1 && !isEntryOf(row.group, around)
    if (!isOneOfMany && countIn(around, row, 0) < 2) return row
    const { time: _, ...own } = row.found
    return { ...row, found: own }
  })
}

function timed(rows: readonly Row<Field>[], trace: Trace): readonly Row<Field>[] {
  const [first] = rows
  const twin = first === undefined ? null : twinIn(first)
  if (twin !== null) return rows.map(row => withTime(row, [twin], trace))
  if (first === undefined || rows.length < 2 || rows.some(row => sentTime(row) !== sentTime(first)))
    return rows
  const way = momentIn(rows.map(({ holders }) => holders))
  if (way === null) return rows
  return rows.map(row => withTime(row, way, trace))
}

function withTime(row: Row<Field>, way: readonly string[], trace: Trace): Row<Field> {
  const [holder] = row.holders
  const [key = '', inner] = way
  const within = inner === undefined || !isObject(holder) ? holder : holder[key]
  const name = inner ?? key
  if (!isObject(within)) return row
  trace.claim(within, new Map([[name, { field: 'time', reads: 'time' }]]))
  return { ...row, found: { ...row.found, time: within[name] }, holders: [...row.holders, within] }
}

/**
 * If two fields with times differ only in the case of their names (`t`, `T`), returns the one with the
 * earlier time, which is the bar's open.
 */
function twinIn({ found, holders: [holder] }: Row<Field>): string | null {
  if (!isObject(holder) || found.opensAt !== undefined || found.closesAt !== undefined) return null
  const moments = Object.keys(holder).filter(key => holder[key] !== null && (timeOf(holder[key]) ?? 0) > 1e12)
  // Volumes (`v`, `V`) may look like times too, but they differ by more than the length of a bar.
  const isTwin = (one: string, other: string): boolean =>
    other !== one &&
    other.toLowerCase() === one.toLowerCase() &&
    Math.abs(Number(timeOf(holder[other])) - Number(timeOf(holder[one]))) <= longestBar
  const twins = moments.filter(key => moments.some(other => isTwin(key, other)))
  return (
    twins.toSorted((one, other) => Number(timeOf(holder[one])) - Number(timeOf(holder[other])))[0] ?? null
  )
}

function coinAmountOf({ found, slots, holders }: Row<Field>): Coins | null {
  if ((slots.volume?.rank ?? 0) < 0) return null
  // If there's neither volume nor turnover, the amount may be the number of trades.
  if (found.amount !== undefined && (found.volume ?? found.turnover) === undefined) return null
  if (isMoney(found.volume ?? found.turnover, found.amount, found.low, found.high)) return null
  const prices = { low: numberOf(found.low), high: numberOf(found.high) }
  return coinsTraded(holders, { volume: found.volume, turnover: found.turnover }, prices)
}

function coinsIn(row: Row<Field>, trace: Trace): unknown {
  const coins = coinAmountOf(row)
  if (coins === null) return undefined
  trace.claim(coins.holder, new Map([[coins.key, { field: 'volume', reads: 'number' }]]))
  return coins.value
}

/**
 * A time that is far from the requested day has another meaning, so the requested day replaces it. Smaller
 * differences are normal, because time zones shift a day by up to 14 hours.
 */
function timeOnDay(time: EpochMs | null, day: string | undefined): EpochMs | null {
  const requested = timeOf(day)
  return time !== null && requested !== null && Math.abs(time - requested) > 2 * dayMs ? requested : time
}

function candleOf(
  { found, coin, time: around }: Row<Field>,
  coins: unknown,
  day: string | undefined
): CandleRow | null {
  const time = timeOnDay(timeOf(found.opensAt ?? found.closesAt ?? found.time ?? around ?? day), day)
  const open = numberOf(found.open)
  const high = numberOf(found.high)
  const low = numberOf(found.low)
  const close = numberOf(found.close ?? found.last)
  if (time === null || open === null || high === null || low === null || close === null) return null
  // Some services send zeros for times before a coin was listed.
  if (open === 0 && high === 0 && low === 0 && close === 0) return null
  const symbol = textOf(found.symbol) ?? coin
  const amount = found.volume ?? found.turnover ?? found.amount
  const volume = numberOf(coins ?? (isMoney(amount, found.amount, low, high) ? found.amount : amount))
  if (symbol === null) return { time, open, high, low, close, volume }
  return { time, open, high, low, close, volume, symbol }
}

export const decodePast: Decoder = (body, request, trace = new Trace()) => {
  const candles = decodeCandles(body, request, trace)
  if (candles !== null) return candles
  trace.reset()
  return decodeQuotes(body, request, trace)
}

const doubted = { prices: 'order', 'open and close': 'open-close', volume: 'volume' } as const
const doubtedFields = {
  prices: ['open', 'high', 'low', 'close'],
  'open and close': ['open', 'close'],
  volume: ['volume']
}

function placesOf(rows: readonly (readonly unknown[])[], keyed: boolean, trace: Trace): Places<Field> | null {
  const order = candleOrder(rows, keyed)
  if (order === null) return null
  const { unproved, time, volume, ...prices } = order
  for (const what of unproved)
    trace.doubt(doubted[what], doubtedFields[what], rows.length * doubtedFields[what].length)
  return { ...prices, ...(time === null ? {} : { time }), ...(volume === null ? {} : { volume }) }
}

function timeNames(row: Row<Field> | undefined): AnswerOf<'candles'>['timeNames'] {
  if (row?.found.opensAt !== undefined) return 'open'
  return row?.found.closesAt === undefined ? 'unknown' : 'close'
}
