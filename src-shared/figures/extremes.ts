import { at, type CandleColumns } from '../indicators/columns'
import { day as dayMs } from '../time'
import { changePercent, dayOf, type PriceAt } from './daily'

export interface Extreme {
  readonly price: number
  /** UTC, epoch ms. */
  readonly day: number
  /** How far the current price is from the extreme, in percent. Negative if the price is below it. */
  readonly distancePercent: number | null
}

export interface Extremes {
  readonly high: Extreme
  readonly low: Extreme
  readonly since: number
  /** The number of days from `since` to the current price, including the first and the last. */
  readonly days: number
}

/**
 * Returns the highest and lowest price of all daily candles and the current price. If several days share an
 * extreme, the earliest counts. Null without candles.
 */
export function extremesOf(candles: CandleColumns, now: PriceAt): Extremes | null {
  const { time, high, low } = candles
  if (time.length === 0) return null
  let [top, bottom] = [0, 0]
  for (let index = 1; index < time.length; index++) {
    if (at(high, index) > at(high, top)) top = index
    if (at(low, index) < at(low, bottom)) bottom = index
  }
  const today = dayOf(now.at)
  const extreme = (price: number, day: number): Extreme => ({
    price,
    day,
    distancePercent: changePercent(price, now.price)
  })
  return {
    high: now.price > at(high, top) ? extreme(now.price, today) : extreme(at(high, top), at(time, top)),
    low: now.price < at(low, bottom) ? extreme(now.price, today) : extreme(at(low, bottom), at(time, bottom)),
    since: at(time, 0),
    days: Math.round((Math.max(today, at(time, time.length - 1)) - at(time, 0)) / dayMs) + 1
  }
}

export function lastDays(candles: CandleColumns, days: number): CandleColumns {
  const from = (candles.time.at(-1) ?? 0) - (days - 1) * dayMs
  const first = Math.max(
    0,
    candles.time.findIndex(time => time >= from)
  )
  const { time, open, high, low, close, volume } = candles
  const cut = (column: Float64Array): Float64Array => column.subarray(first)
  return {
    time: cut(time),
    open: cut(open),
    high: cut(high),
    low: cut(low),
    close: cut(close),
    volume: cut(volume)
  }
}
