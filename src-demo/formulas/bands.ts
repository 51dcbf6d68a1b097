import type { DemoCandle } from '../simulation/simulated-market'
import { deviation, mean } from './averages'

export interface Band {
  readonly time: number
  readonly upper: number
  readonly middle: number
  readonly lower: number
  readonly width: number
  /** True if the bands are within 5% of their minimum width over the last 120 bars. */
  readonly squeeze: boolean
}

const squeezeBars = 120

/** Bollinger (2001): the simple average of closes plus and minus `factor` population standard deviations. */
export function bollingerBands(candles: readonly DemoCandle[], period = 20, factor = 2): Band[] {
  const widths: number[] = []
  return candles.slice(period - 1).map((candle, at) => {
    const closes = candles.slice(at, at + period).map(one => one.close)
    const middle = mean(closes)
    const reach = factor * deviation(closes)
    const width = (2 * reach) / middle
    widths.push(width)
    const squeeze = width <= 1.05 * Math.min(...widths.slice(-squeezeBars))
    return { time: candle.time, upper: middle + reach, middle, lower: middle - reach, width, squeeze }
  })
}
