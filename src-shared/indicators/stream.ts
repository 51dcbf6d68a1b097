import type { Bar } from './columns'
import type { Read } from './definition'

/** Computes bar by bar. A bar may be handed in again and again while it moves; only then is it replaced. */
export interface Stream {
  /** Takes the next bar, or the last one anew, and writes its values; what it leaves alone stays NaN. */
  next(bar: Bar, isReplaced: boolean, values: Float64Array): void
}

/** How indicators are computed, by their id. */
export type Streams = Readonly<Record<string, (read: Read) => Stream>>

/** An indicator of trading-signals, as far as it is needed here. */
interface Signal<Input, Result> {
  readonly isStable: boolean
  update(input: Input, replace: boolean): unknown
  getResultOrThrow(): Result
  /** How many inputs come before its first result. */
  getRequiredInputs(): number
}

export const close = (bar: Bar): number => bar.close
export const volume = (bar: Bar): number => bar.volume
export const whole = (bar: Bar): Bar => bar

/** A stream of one value out of a trading-signals indicator; `scale` turns ratios into percent. */
export function single<Input>(signal: Signal<Input, number>, input: (bar: Bar) => Input, scale = 1): Stream {
  return several(signal, input, (result, values) => {
    values[0] = result * scale
  })
}

/** Something smoothed as it comes; NaN until it has warmed up. */
interface Smoothed<Input> {
  readonly value: number
  put(input: Input, isReplaced: boolean): void
}

/** A stream of a smoothed value, as it is or as `told` makes it with the candle. */
export function smoothed<Input>(
  mean: Smoothed<Input>,
  input: (bar: Bar) => Input,
  told = (value: number, _bar: Bar): number => value
): Stream {
  return {
    next(bar, isReplaced, values) {
      mean.put(input(bar), isReplaced)
      values[0] = told(mean.value, bar)
    }
  }
}

/** A stream of several values. */
export function several<Input, Result>(
  signal: Signal<Input, Result>,
  input: (bar: Bar) => Input,
  write: (result: Result, values: Float64Array) => void
): Stream {
  const required = signal.getRequiredInputs()
  let taken = 0
  return {
    next(bar, isReplaced, values) {
      if (!isReplaced) taken++
      // Some have an answer before it means anything, some keep an old one when there is none: both must agree. Before it can
      // be stable it is not asked: some find that out by throwing an error, which takes longer than their formula.
      if (signal.update(input(bar), isReplaced) !== null && taken >= required && signal.isStable)
        write(signal.getResultOrThrow(), values)
    }
  }
}
