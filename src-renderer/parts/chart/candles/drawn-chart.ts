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
  readonly shown: ChartModel['shown'] | undefined
  readonly bars: BarLength | undefined
  readonly candles: Candles | undefined
  readonly allCandles: Candles | undefined
  readonly chart: CandleChart | null
  /** From the last draw. */
  readonly facts: LegendFacts | null
  /** In slots, null before the first draw. */
  readonly seen: VisibleRange | null
  /** For support and resistance. Null while they aren't shown. */
  readonly closedPeriod: ClosedPeriod | null
  /** Null if no replay is running. */
  readonly replay: { readonly running: object | null }
  /** Announced by screen readers. */
  said: string
}
