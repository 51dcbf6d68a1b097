// These indicators are written from their definitions, without using any code of the service or the app.

interface Bar {
  readonly high: number
  readonly low: number
  readonly close: number
}

export const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length

/** Population standard deviation. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)))
}

export const logReturns = (closes: readonly number[]): readonly number[] =>
  closes.slice(1).map((close, at) => Math.log(close) - Math.log(closes[at]!))

export function correlation(a: readonly number[], b: readonly number[]): number {
  const [middleA, middleB] = [mean(a), mean(b)]
  return mean(a.map((one, at) => (one - middleA) * (b[at]! - middleB))) / (deviation(a) * deviation(b))
}

/**
 * Wilder's RSI: starts with the plain mean of gains and losses, then gives each day a weight of 1 / period.
 */
export function relativeStrength(closes: readonly number[], period = 14): number {
  const moves = closes.slice(1).map((close, at) => close - closes[at]!)
  const smoothed = (of: (move: number) => number): number =>
    moves
      .slice(period)
      .reduce((last, move) => last + (of(move) - last) / period, mean(moves.slice(0, period).map(of)))
  const gain = smoothed(move => Math.max(move, 0))
  const loss = smoothed(move => Math.max(-move, 0))
  return (100 * gain) / (gain + loss)
}

/** The exponential average, starting with the plain mean of the first period. */
export function exponentialAverage(values: readonly number[], period: number): number {
  const weight = 2 / (period + 1)
  const start = mean(values.slice(0, period))
  return values.slice(period).reduce((last, value) => value * weight + last * (1 - weight), start)
}

export function trueRange(bar: Bar, before: Bar): number {
  const { high, low } = bar
  return Math.max(high - low, Math.abs(high - before.close), Math.abs(low - before.close))
}

/** The plain mean of the true ranges of `period` bars, of which bar `at` is the last. */
export const averageTrueRange = (bars: readonly Bar[], at: number, period: number): number =>
  mean(Array.from({ length: period }, (_, back) => trueRange(bars[at - back]!, bars[at - back - 1]!)))

export const middleOf = (bars: readonly Bar[]): number =>
  (Math.max(...bars.map(bar => bar.high)) + Math.min(...bars.map(bar => bar.low))) / 2

/**
 * A stop at a distance of `factor` average ranges from the bar's middle. It only moves towards the price, and
 * changes sides when a close crosses it. The bars must begin early enough that the first stop no longer has
 * an effect.
 */
export function supertrend(
  bars: readonly Bar[],
  period: number,
  factor: number
): { value: number; side: 'up' | 'down' } {
  let [under, over, side]: [number, number, 'up' | 'down'] = [0, Number.MAX_VALUE, 'up']
  for (let at = period; at < bars.length; at++) {
    const { high, low, close } = bars[at]!
    const before = bars[at - 1]!.close
    const reach = factor * averageTrueRange(bars, at, period)
    const [lower, upper] = [(high + low) / 2 - reach, (high + low) / 2 + reach]
    if (lower > under || before < under) under = lower
    if (upper < over || before > over) over = upper
    if (side === 'up' ? close < under : close > over) side = side === 'up' ? 'down' : 'up'
  }
  return { value: side === 'up' ? under : over, side }
}
