import type { DemoCandle } from '../simulation/simulated-market'
import { simpleAverages } from './averages'

/** For the first bar, the true range is the high minus the low. */
export function trueRanges(candles: readonly DemoCandle[]): number[] {
  return candles.map(({ high, low }, at) => {
    const before = candles[at - 1]?.close
    return before === undefined ? high - low : Math.max(high, before) - Math.min(low, before)
  })
}

/** The average is simple, without Wilder's smoothing. */
export const averageTrueRanges = (candles: readonly DemoCandle[], period = 14): (number | null)[] =>
  simpleAverages(trueRanges(candles), period)

export interface SupertrendPoint {
  readonly time: number
  readonly value: number
  readonly direction: 'up' | 'down'
}

/** Seban's supertrend with a simple average true range. */
export function supertrend(candles: readonly DemoCandle[], period = 10, factor = 3): SupertrendPoint[] {
  const ranges = averageTrueRanges(candles, period)
  const points: SupertrendPoint[] = []
  let floor = -Infinity
  let ceiling = Infinity
  let direction: 'up' | 'down' = 'up'
  candles.forEach((candle, at) => {
    const range = ranges[at] ?? null
    if (range === null) return
    const middle = (candle.high + candle.low) / 2
    const before = candles[at - 1]?.close ?? candle.close
    const lower = middle - factor * range
    const upper = middle + factor * range
    floor = before < floor ? lower : Math.max(lower, floor)
    ceiling = before > ceiling ? upper : Math.min(upper, ceiling)
    if (direction === 'up' && candle.close < floor) direction = 'down'
    else if (direction === 'down' && candle.close > ceiling) direction = 'up'
    points.push({ time: candle.time, value: direction === 'up' ? floor : ceiling, direction })
  })
  return points
}
