import type { CandleChart } from '../../../charts/candle-chart'
import type { LegendFacts } from '../../../charts/legend-facts'
import type { ClosedPeriod } from '../../../../src-shared/closed-period'
import type { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import type { ChartModel } from './chart-model.svelte'
import type { BarLength } from '../setup/intervals'
import type { ChartSetup } from '../setup/chart-setup.svelte'

/** An open chart, as its overlays and panels see it. */
export interface DrawnChart {
  readonly setup: ChartSetup
  /** The drawn series. Undefined before the first request. */
  readonly shown: ChartModel['shown'] | undefined
  readonly bars: BarLength | undefined
  /** In a replay, the candles up to its bar. */
  readonly candles: Candles | undefined
  /** Includes candles that a replay doesn't show yet. */
  readonly allCandles: Candles | undefined
  /** Null while there is nothing to draw. */
  readonly chart: CandleChart | null
  /** From the last draw. */
  readonly facts: LegendFacts | null
  /** The visible range in slots. Null before the first draw. */
  readonly seen: VisibleRange | null
  /** The closed day or week for support and resistance. Null while they aren't shown. */
  readonly closedPeriod: ClosedPeriod | null
  /** Null if no replay is running. */
  readonly replay: { readonly running: object | null }
  /** Text that screen readers announce. */
  said: string
}
