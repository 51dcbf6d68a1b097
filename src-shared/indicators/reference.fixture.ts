import { at, type CandleColumns } from './columns'
import type { IndicatorRead } from './definition'

// Slow versions of all indicators, which follow the formulas and don't use the code under test. Each value is
// calculated from all earlier candles, so there's no state that could be wrong.

export type Series = readonly number[]

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
const sum = (values: Series): number => values.reduce((total, value) => total + value, 0)
/**
 * Returns the value itself if all values are equal, because adding and dividing could change its last bit.
 */
export const mean = (values: Series): number =>
  values.every(value => value === values[0]) ? at(values, 0) : sum(values) / values.length

export function windowed(values: Series, n: number, make: (window: Series, end: number) => number): number[] {
  return values.map((_, end) => {
    const window = end < n - 1 ? [] : values.slice(end - n + 1, end + 1)
    return window.length < n || window.some(Number.isNaN) ? NaN : make(window, end)
  })
}

/**
 * An exponential average that starts at the first number. Returns values once there are n or `warmUp`
 * numbers.
 */
export function ema(values: Series, n: number, warmUp = n): number[] {
  const k = 2 / (n + 1)
  const first = values.findIndex(value => !Number.isNaN(value))
  return values.map((_, end) => {
    if (first < 0 || end < first + warmUp - 1) return NaN
    return range(first + 1, end).reduce((now, i) => at(values, i) * k + now * (1 - k), at(values, first))
  })
}

export function wilder(values: Series, n: number): number[] {
  const first = values.findIndex(value => !Number.isNaN(value))
  return values.map((_, end) => {
    if (first < 0 || end < first + n - 1) return NaN
    const start = mean(values.slice(first, first + n))
    return range(first + n, end).reduce((now, i) => now + (at(values, i) - now) / n, start)
  })
}

export const sma = (values: Series, n: number): number[] => windowed(values, n, mean)
export const wma = (values: Series, n: number): number[] =>
  windowed(values, n, window => sum(window.map((value, i) => value * (i + 1))) / ((n * (n + 1)) / 2))
export const highest = (values: Series, n: number): number[] =>
  windowed(values, n, window => Math.max(...window))
export const lowest = (values: Series, n: number): number[] =>
  windowed(values, n, window => Math.min(...window))
export const deviation = (values: Series, n: number): number[] =>
  windowed(values, n, window => Math.sqrt(mean(window.map(value => (value - mean(window)) ** 2))))
export const total = (values: Series, n: number): number[] => windowed(values, n, sum)

export const zip = (make: (...values: number[]) => number, ...series: Series[]): number[] =>
  (series[0] ?? []).map((_, i) => make(...series.map(one => at(one, i))))
export const minus = (a: Series, b: Series): number[] => zip((x = NaN, y = NaN) => x - y, a, b)

export const since = (values: Series, n: number, make: (now: number, then: number) => number): number[] =>
  values.map((value, i) => (i < n ? NaN : make(value, at(values, i - n))))
export const change = (values: Series): number[] => since(values, 1, (now, then) => now - then)

export class Candlesticks {
  readonly open: Series
  readonly high: Series
  readonly low: Series
  readonly close: Series
  readonly volume: Series
  readonly time: Series

  constructor(columns: CandleColumns) {
    this.open = [...columns.open]
    this.high = [...columns.high]
    this.low = [...columns.low]
    this.close = [...columns.close]
    this.volume = [...columns.volume]
    this.time = [...columns.time]
  }

  get typical(): number[] {
    return zip((h = NaN, l = NaN, c = NaN) => (h + l + c) / 3, this.high, this.low, this.close)
  }

  get middle(): number[] {
    return zip((h = NaN, l = NaN) => (h + l) / 2, this.high, this.low)
  }

  /** The first candle's true range is its high minus its low. */
  get trueRange(): number[] {
    return this.high.map((high, i) => {
      const before = i === 0 ? [] : [at(this.close, i - 1)]
      return Math.max(high, ...before) - Math.min(at(this.low, i), ...before)
    })
  }

  get moneyFlow(): number[] {
    const make = (h = NaN, l = NaN, c = NaN, v = NaN): number =>
      h === l ? 0 : ((c - l - (h - c)) / (h - l)) * v
    return zip(make, this.high, this.low, this.close, this.volume)
  }
}

export const late = (values: Series, count: number): number[] =>
  values.map((value, i) => (i < count ? NaN : value))
export const none = (values: Series): number[] => values.map(() => NaN)
export const running = (values: Series): number[] =>
  values.map((value, end) =>
    Number.isNaN(value)
      ? NaN
      : values.slice(0, end + 1).reduce((all, one) => all + (Number.isNaN(one) ? 0 : one), 0)
  )
export const band = (middle: Series, width: Series): Series[] => [
  zip((m = NaN, w = NaN) => m + w, middle, width),
  middle,
  minus(middle, width)
]
export const scaled = (values: Series, factor: number): number[] => values.map(value => value * factor)

/** Outputs in order. */
export type Reference = (candles: Candlesticks, read: IndicatorRead) => readonly Series[]
