import type { Bar } from '../bar'

export type RangeSmoothing = 'simple' | 'exponential'

export function calculatedTrueRanges(bars: readonly Bar[]): readonly number[] {
  return bars.map(({ high, low }, index) => {
    const before = bars[index - 1]?.close ?? high
    return index === 0 ? high - low : Math.max(high, before) - Math.min(low, before)
  })
}

/** Average true ranges, smoothed by methods other than Wilder's. NaN for the bars before `period`. */
export function averageRanges(
  bars: readonly Bar[],
  period: number,
  smoothing: RangeSmoothing
): readonly number[] {
  const ranges = calculatedTrueRanges(bars)
  let sum = 0
  let average = NaN
  return ranges.map((range, index) => {
    sum += range - (ranges[index - period] ?? 0)
    if (index + 1 < period) return NaN
    const isFirst = index + 1 === period
    if (smoothing === 'simple' || isFirst) average = sum / period
    else average += ((range - average) * 2) / (period + 1)
    return average
  })
}

export function supertrendOver(
  bars: readonly Bar[],
  ranges: readonly number[],
  factor: number
): readonly number[] {
  let [floor, ceiling, isRising] = [-Infinity, Infinity, true]
  return bars.map(({ high, low, close }, index) => {
    const range = ranges[index] ?? NaN
    if (Number.isNaN(range)) return NaN
    const middle = (high + low) / 2
    const before = bars[index - 1]?.close ?? close
    floor = before < floor ? middle - factor * range : Math.max(floor, middle - factor * range)
    ceiling = before > ceiling ? middle + factor * range : Math.min(ceiling, middle + factor * range)
    if (isRising && close < floor) isRising = false
    else if (!isRising && close > ceiling) isRising = true
    return isRising ? floor : ceiling
  })
}
