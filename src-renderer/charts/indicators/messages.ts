import type { Bar, CandleColumns } from '../../../src-shared/indicators/columns'
import type { Values } from '../../../src-shared/indicators/params'

/** One indicator to compute. */
export interface Plan {
  /** Names it among those of its chart. */
  readonly key: string
  readonly indicator: string
  readonly values: Values
}

/** What a chart asks of the engine. `chart` names who asks; `series` counts its series, so that late answers are known. */
export type Ask = { readonly chart: string; readonly series: number } & (
  | { readonly kind: 'load'; readonly candles: CandleColumns; readonly plans: readonly Plan[] }
  | { readonly kind: 'plan'; readonly plans: readonly Plan[] }
  | { readonly kind: 'tick'; readonly bar: Bar }
  | { readonly kind: 'close' }
)

/** Columns computed anew, one an output, with `size` values and spare room behind them. All at once: each answer is a picture. */
export interface Computed {
  readonly kind: 'computed'
  readonly chart: string
  readonly series: number
  readonly size: number
  readonly indicators: readonly { readonly key: string; readonly outputs: readonly Float64Array[] }[]
}

/** The newest values of all indicators of a chart, once its last candle moved or a new one began. */
export interface Moved {
  readonly kind: 'moved'
  readonly chart: string
  readonly series: number
  readonly bar: number
  readonly values: readonly { readonly key: string; readonly outputs: readonly number[] }[]
}

export type Answer = Computed | Moved

/** The two ends of the way to the engine: a worker's port, or in tests the engine itself. */
export interface Port {
  /** `handedOver`: memory the engine may have; it is gone from here afterwards. */
  ask(message: Ask, handedOver?: readonly ArrayBuffer[]): void
  listen(hear: (answer: Answer) => void): () => void
}
