import { at, type CandleColumns } from '../indicators/columns'
import { day as dayMs } from '../time'
import { changePercent, dayOf, type PriceAt } from './daily'

export interface Extreme {
  readonly price: number
  /** The day of it, by its opening time (UTC, epoch ms). */
  readonly day: number
  /** From it to the price now, in percent points: below the high it is negative. */
  readonly distancePercent: number | null
}

export interface Extremes {
  readonly high: Extreme
  readonly low: Extreme
  /** The first day that was looked at (UTC, epoch ms): what came before is not known here. */
  readonly since: number
  /** Days from then to the price now, both included. */
  readonly days: number
}

/**
 * The highest high and the lowest low of all daily candles that are held, the running day and the price now included;
 * the earliest day of several. Null without a candle.
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
