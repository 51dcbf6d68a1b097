import { at } from '../../../src-shared/indicators/columns'
import { Candles } from './candles'

/** Returns null if the ratio can't be drawn, for example because the divisor is 0. */
export function ratioOf(close: number, divisor: number): number | null {
  const ratio = close / divisor
  return ratio > 0 && ratio < Infinity ? ratio : null
}

/**
 * Both coins must have the same interval. A bar is missing where one of them has no candle. Open, high and
 * low equal the close, because candles don't tell when a high or low occurred.
 */
export function ratioCandles(coin: Candles, divisor: Candles): Candles {
  const time: number[] = []
  const ratios: number[] = []
  for (let bar = 0, other = 0; bar < coin.size; bar++) {
    const opened = at(coin.time, bar)
    while (other < divisor.size && at(divisor.time, other) < opened) other++
    if (other === divisor.size) break
    if (at(divisor.time, other) !== opened) continue
    const ratio = ratioOf(at(coin.close, bar), at(divisor.close, other))
    if (ratio === null) continue
    time.push(opened)
    ratios.push(ratio)
  }
  const close = Float64Array.from(ratios)
  const volume = new Float64Array(close.length).fill(NaN)
  const columns = { time: Float64Array.from(time), open: close, high: close, low: close, close, volume }
  const provisionalFrom = Math.min(coin.provisionalFrom, divisor.provisionalFrom)
  return new Candles(columns, coin.intervalMs, provisionalFrom, true)
}
