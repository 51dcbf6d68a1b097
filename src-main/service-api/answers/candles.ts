import type { AnswerOf, CandleRow } from './answer'
import { aliases, type Found } from './aliases'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { isScalar, textOf } from './json'
import { numberOf } from './numbers'
import { findRows, type Row } from './rows'
import { byCoin, inTime } from './series'
import { timeOf } from './times'

const names = {
  opensAt: ['time_open', 'open_time', 'opened_at', 'start_time', 'time_start'],
  closesAt: ['time_close', 'close_time', 'closed_at', 'end_time', 'time_end'],
  time: ['time', 'datetime', 'timestamp', 'date', 't', 'ts'],
  symbol: ['symbol', 'coin', 'pair', 'ticker'],
  open: ['open', 'o', 'open_price', 'price_open'],
  high: ['high', 'h', 'high_price', 'price_high', 'highest'],
  low: ['low', 'l', 'low_price', 'price_low', 'lowest'],
  close: ['close', 'c', 'close_price', 'price_close'],
  volume: ['volume', 'v', 'vol', 'base_volume']
}

type Field = keyof typeof names

const candleAliases = aliases<Field>(names)

/**
 * getOHLC, getOHLCIntraday, getHistory, getTimeframe: candles as objects, arrays by position or columns.
 * Sorted ascending and without repeats, coin by coin; of two bars of one time the later in the answer counts.
 */
export const decodeCandles: Decoder = (body, asked) => {
  const shape = { ...byFieldNames(candleAliases, ['open', 'high', 'low', 'close']), byPosition }
  const found = findRows<Field>(body, shape, asked)
  if (found === null) return null
  const read: CandleRow[] = []
  for (const row of found.rows) {
    const candle = candleOf(row)
    if (candle !== null) read.push(candle)
  }
  // Bars without a readable time or price are no candles at all: show what came instead of an empty chart.
  if (read.length === 0 && found.rows.length > 0) return null
  const series = byCoin(read)
  const data = series.flatMap(inOrder)
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

function candleOf({ found, coin, time: around }: Row<Field>): CandleRow | null {
  const time = timeOf(found.opensAt ?? found.closesAt ?? found.time ?? around)
  const open = numberOf(found.open)
  const high = numberOf(found.high)
  const low = numberOf(found.low)
  const close = numberOf(found.close)
  if (time === null || open === null || high === null || low === null || close === null) return null
  const symbol = textOf(found.symbol) ?? coin
  const volume = numberOf(found.volume)
  if (symbol === null) return { time, open, high, low, close, volume }
  return { time, open, high, low, close, volume, symbol }
}

/** `[time, open, high, low, close, volume?]`, the usual order; under a date's key without the time. */
function byPosition(values: readonly unknown[], keyed: boolean): Found<Field> | null {
  const first = keyed ? 0 : 1
  if (values.length < first + 4 || values.length > 12 || !values.every(isScalar)) return null
  if (!keyed && timeOf(values[0]) === null) return null
  const [open, high, low, close, volume] = [0, 1, 2, 3, 4].map(place => values[first + place])
  if (
    numberOf(open) === null ||
    numberOf(high) === null ||
    numberOf(low) === null ||
    numberOf(close) === null
  )
    return null
  return keyed ? { open, high, low, close, volume } : { time: values[0], open, high, low, close, volume }
}

function timeNames(row: Row<Field> | undefined): AnswerOf<'candles'>['timeNames'] {
  if (row?.found.opensAt !== undefined) return 'open'
  return row?.found.closesAt === undefined ? 'unknown' : 'close'
}

/** How many stand on the wrong side of the one before: an answer may run either way, but not both. */
function outOfOrder(candles: readonly CandleRow[]): number {
  let [later, earlier] = [0, 0]
  let before: number | null = null
  for (const { time } of candles) {
    if (before !== null && time > before) later++
    if (before !== null && time < before) earlier++
    before = time
  }
  return Math.min(later, earlier)
}

function inOrder(own: readonly CandleRow[]): readonly CandleRow[] {
  const sorted = inTime(own)
  const isLast = (candle: CandleRow, index: number): boolean => sorted[index + 1]?.time !== candle.time
  return sorted.every(isLast) ? sorted : sorted.filter(isLast)
}
