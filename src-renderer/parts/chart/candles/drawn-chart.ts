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
  /** Undefined before the first request. */
  readonly shown: ChartModel['shown'] | undefined
  readonly bars: BarLength | undefined
  readonly candles: Candles | undefined
  /** Includes candles that a replay doesn't show yet. */
  readonly allCandles: Candles | undefined
  readonly chart: CandleChart | null
  readonly facts: LegendFacts | null
  readonly seen: VisibleRange | null
  readonly closedPeriod: ClosedPeriod | null
  /** From the last draw. */
  readonly replay: { readonly running: object | null }
  said: string
}
