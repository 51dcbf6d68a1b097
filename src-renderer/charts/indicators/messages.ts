import type { IndicatorBar, CandleColumns } from '../../../src-shared/indicators/columns'
import type { ParameterValues } from '../../../src-shared/indicators/params'

export interface IndicatorPlan {
  /** Unique within the chart. */
  readonly key: string
  readonly indicator: string
  readonly values: ParameterValues
}

/** `series` increases with every `load`, so that an answer for earlier candles can be recognised. */
export type IndicatorRequest = { readonly chart: string; readonly series: number } & (
  | { readonly kind: 'load'; readonly candles: CandleColumns; readonly plans: readonly IndicatorPlan[] }
  | { readonly kind: 'plan'; readonly plans: readonly IndicatorPlan[] }
  | { readonly kind: 'tick'; readonly bar: IndicatorBar }
  | { readonly kind: 'close' }
)

/**
 * The values of all indicators. They share a message, because the chart redraws after each message. Each
 * output has `size` values, and unused room at its end.
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

/** The engine runs in a worker in the app and in the same thread in tests. */
export interface Port {
  /** Transfers the buffers in `handedOver`, so the sender can't use them afterwards. */
  ask(message: IndicatorRequest, handedOver?: readonly ArrayBuffer[]): void
  listen(listener: (answer: IndicatorAnswer) => void): () => void
}
