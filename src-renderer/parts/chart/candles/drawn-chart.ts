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
  readonly shown: ChartModel['shown'] | undefined
  /** For example `SOL`, or `SOL/ETH` for a ratio. */
  readonly name: string
  readonly isRatio: boolean
  readonly bars: BarLength | undefined
  /** In a replay, these end at the current bar. */
  readonly candles: Candles | undefined
  /** Includes candles that a replay doesn't show yet. */
  readonly allCandles: Candles | undefined
  readonly chart: CandleChart | null
  readonly facts: LegendFacts | null
  /** The visible range in slots. Null before the first draw. */
  readonly visibleRange: VisibleRange | null
  /** The day or week from which support and resistance are calculated. Null if these aren't shown. */
  readonly closedPeriod: ClosedPeriod | null
  readonly replay: { readonly running: object | null }
  announcement: string
}
