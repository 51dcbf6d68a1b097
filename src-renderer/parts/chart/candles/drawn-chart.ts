import type { CandleChart } from '../../../charts/candle-chart'
import type { LegendFacts } from '../../../charts/legend-facts'
import type { ClosedPeriod } from '../../../../src-shared/closed-period'
import type { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import type { ChartModel } from './chart-model.svelte'
import type { BarLength } from '../setup/intervals'
import type { ChartSetup } from '../setup/chart-setup.svelte'

/** An open chart, as seen by its overlays and panels. Implemented by OpenChart. */
export interface DrawnChart {
  readonly setup: ChartSetup
  /** The drawn series, undefined before the first request. */
  readonly shown: ChartModel['shown'] | undefined
  /** The length of the drawn bars. Undefined before the first request. */
  readonly bars: BarLength | undefined
  /** The drawn candles. In a replay, those up to its bar. */
  readonly candles: Candles | undefined
  /** All candles, including those that a replay doesn't show yet. */
  readonly allCandles: Candles | undefined
  /** The canvas. Null while there is nothing to draw. */
  readonly chart: CandleChart | null
  /** From the last draw. */
  readonly facts: LegendFacts | null
  /** The visible range in slots, null before the first draw. */
  readonly seen: VisibleRange | null
  /** The closed day or week from which support and resistance are calculated. Null while they aren't shown. */
  readonly closedPeriod: ClosedPeriod | null
  /** Null if no replay is running. */
  readonly replay: { readonly running: object | null }
  /** A text that screen readers announce. */
  said: string
}
