import type { AnswerOf, CandleRow } from './answer'
import { aliases, type Found } from './aliases'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { isScalar, textOf } from './json'
import { numberOf } from './numbers'
import { findRows, type Row } from './rows'
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
  const shape = { own: byFieldNames(candleAliases, ['open', 'high', 'low', 'close']), byPosition }
  const found = findRows<Field>(body, shape, asked)
  if (found === null) return null
  const read: CandleRow[] = []
  for (const row of found.rows) {
    const candle = candleOf(row)
    if (candle !== null) read.push(candle)
  }
  // Bars without a readable time or price are no candles at all: show what came instead of an empty chart.
  if (read.length === 0 && found.rows.length > 0) return null
  const data = inOrder(read)
  return {
    kind: 'candles',
    data,
    dropped: found.dropped + found.rows.length - read.length,
    timeNames: timeNames(found.rows[0]),
    repeated: read.length - data.length,
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
  const candle = { time, open, high, low, close, volume: numberOf(found.volume) }
  return symbol === null ? candle : { ...candle, symbol }
}

/** `[time, open, high, low, close, volume?]`, the usual order; under a date's key without the time. */
function byPosition(values: readonly unknown[], keyed: boolean): Found<Field> | null {
  if (!values.every(isScalar)) return null
  const [time, ...prices] = keyed ? [undefined, ...values] : values
  if (!keyed && timeOf(time) === null) return null
  const [open, high, low, close, volume] = prices
  if (prices.length < 4 || [open, high, low, close].some(price => numberOf(price) === null)) return null
  return { ...(keyed ? {} : { time }), open, high, low, close, volume }
}

function timeNames(row: Row<Field> | undefined): AnswerOf<'candles'>['timeNames'] {
  if (row?.found.opensAt !== undefined) return 'open'
  return row?.found.closesAt === undefined ? 'unknown' : 'close'
}

function inOrder(candles: CandleRow[]): CandleRow[] {
  const turns = new Map<string | undefined, number>()
  for (const { symbol } of candles) if (!turns.has(symbol)) turns.set(symbol, turns.size)
  const turn = (candle: CandleRow): number => turns.get(candle.symbol) ?? 0
  const sorted = candles.toSorted((a, b) => turn(a) - turn(b) || a.time - b.time)
  return sorted.filter((candle, index) => {
    const after = sorted[index + 1]
    return after?.time !== candle.time || after.symbol !== candle.symbol
  })
}
