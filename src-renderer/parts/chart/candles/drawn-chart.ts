import type { CandleChart } from '../../../charts/candle-chart'
import type { LegendFacts } from '../../../charts/legend-facts'
import type { ClosedPeriod } from '../../../../src-shared/closed-period'
import type { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import type { ChartModel } from './chart-model.svelte'
import type { BarLength } from '../setup/intervals'
import type { ChartSetup } from '../setup/chart-setup.svelte'

export interface DrawnChart {
  readonly setup: ChartSetup
  /** The series that is drawn. Undefined before the first request. */
  readonly shown: ChartModel['shown'] | undefined
  /** The name of the drawn series: `SOL`, or `SOL/ETH` for a ratio. */
  readonly name: string
  /** True if a ratio is drawn. Its bars have closes only. */
  readonly isRatio: boolean
  readonly bars: BarLength | undefined
  /** The candles that are drawn. In a replay, they end at its current bar. */
  readonly candles: Candles | undefined
  /** All loaded candles, including those that a replay doesn't show yet. */
  readonly allCandles: Candles | undefined
  readonly chart: CandleChart | null
  /** Null before the first draw. */
  readonly facts: LegendFacts | null
  /** The visible range in slots. Null before the first draw. */
  readonly visibleRange: VisibleRange | null
  /** The last complete day or week, from which support and resistance are calculated. Null if these aren't shown. */
  readonly closedPeriod: ClosedPeriod | null
  /** The running replay. Null if there is none. */
  readonly replay: { readonly running: object | null }
  /** Text that screen readers announce. */
  announcement: string
}
