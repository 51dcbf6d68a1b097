import type { IndicatorBar, CandleColumns } from '../../../src-shared/indicators/columns'
import type { ParameterValues } from '../../../src-shared/indicators/params'

export interface IndicatorPlan {
  /** Identifies the indicator within its chart. */
  readonly key: string
  readonly indicator: string
  readonly values: ParameterValues
}

/**
 * A chart's request to the engine. `series` increases with every load, so that the chart recognizes answers
 * to earlier ones.
 */
export type IndicatorRequest = { readonly chart: string; readonly series: number } & (
  | { readonly kind: 'load'; readonly candles: CandleColumns; readonly plans: readonly IndicatorPlan[] }
  | { readonly kind: 'plan'; readonly plans: readonly IndicatorPlan[] }
  | { readonly kind: 'tick'; readonly bar: IndicatorBar }
  | { readonly kind: 'close' }
)

/**
 * Recomputed columns, one per output, each with `size` values and spare room after them. All are in one
 * message, because each message makes the chart draw again.
 */
export interface Computed {
  readonly kind: 'computed'
  readonly chart: string
  readonly series: number
  readonly size: number
  readonly indicators: readonly { readonly key: string; readonly outputs: readonly Float64Array[] }[]
}

export interface Moved {
  readonly kind: 'moved'
  readonly chart: string
  readonly series: number
  readonly bar: number
  readonly values: readonly { readonly key: string; readonly outputs: readonly number[] }[]
}

export type IndicatorAnswer = Computed | Moved

/** A connection to the engine. In the app, it is a worker's port, in tests the engine itself. */
export interface Port {
  /** Buffers in `handedOver` are transferred, so the sender can't use them afterwards. */
  ask(message: IndicatorRequest, handedOver?: readonly ArrayBuffer[]): void
  listen(listener: (answer: IndicatorAnswer) => void): () => void
}
