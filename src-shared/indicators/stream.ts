import type { IndicatorBar } from './columns'
import type { IndicatorRead } from './definition'

/** While the last bar is still changing, it can be passed again with `isReplaced`. */
export interface Stream {
  /** Writes the outputs to `values`. Those that it doesn't write stay NaN. */
  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void
}

export type Streams = Readonly<Record<string, (read: IndicatorRead) => Stream>>

interface Signal<Input, Result> {
  readonly isStable: boolean
  update(input: Input, replace: boolean): unknown
  getResultOrThrow(): Result
  getRequiredInputs(): number
}

export const close = (bar: IndicatorBar): number => bar.close
export const volume = (bar: IndicatorBar): number => bar.volume
export const whole = (bar: IndicatorBar): IndicatorBar => bar

/** `scale` turns ratios into percent. */
export function single<Input>(
  signal: Signal<Input, number>,
  input: (bar: IndicatorBar) => Input,
  scale = 1
): Stream {
  return several(signal, input, (result, values) => {
    values[0] = result * scale
  })
}

/** `value` is NaN until there are enough inputs. */
interface Smoothed<Input> {
  readonly value: number
  put(input: Input, isReplaced: boolean): void
}

export function smoothed<Input>(
  mean: Smoothed<Input>,
  input: (bar: IndicatorBar) => Input,
  valueOf = (value: number, _bar: IndicatorBar): number => value
): Stream {
  return {
    next(bar, isReplaced, values) {
      mean.put(input(bar), isReplaced)
      values[0] = valueOf(mean.value, bar)
    }
  }
}

export function several<Input, Result>(
  signal: Signal<Input, Result>,
  input: (bar: IndicatorBar) => Input,
  write: (result: Result, values: Float64Array) => void
): Stream {
  const required = signal.getRequiredInputs()
  let taken = 0
  return {
    next(bar, isReplaced, values) {
      if (!isReplaced) taken++
      // Some indicators return their first value too early, others repeat an old one. `isStable` comes last,
      // because some determine it by catching an exception, which is slow.
      if (signal.update(input(bar), isReplaced) !== null && taken >= required && signal.isStable)
        write(signal.getResultOrThrow(), values)
    }
  }
}
