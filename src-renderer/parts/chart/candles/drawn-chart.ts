import type { CandleChart } from '../../../charts/candle-chart'
import type { LegendFacts } from '../../../charts/legend-facts'
import type { ClosedPeriod } from '../../../../src-shared/closed-period'
import type { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import type { ChartModel } from './chart-model.svelte'
import type { BarLength } from '../setup/intervals'
import type { ChartSetup } from '../setup/chart-setup.svelte'

/** A chart on screen, for what is drawn over or beside its candles. OpenChart is one. */
export interface DrawnChart {
  readonly setup: ChartSetup
  /** The series drawn; undefined before any was asked for. */
  readonly shown: ChartModel['shown'] | undefined
  /** How long its bars are; undefined before any was asked for. */
  readonly bars: BarLength | undefined
  /** The candles drawn: in a replay those up to its bar. */
  readonly candles: Candles | undefined
  /** Those and the ones a replay does not show yet. */
  readonly allCandles: Candles | undefined
  /** What draws, while there is anything to draw. */
  readonly chart: CandleChart | null
  /** What was last drawn. */
  readonly facts: LegendFacts | null
  /** What is in view, in slots; null until something is drawn. */
  readonly seen: VisibleRange | null
  /** What support and resistance are counted from, while they are shown. */
  readonly closedPeriod: ClosedPeriod | null
  /** null while no replay runs. */
  readonly replay: { readonly running: object | null }
  /** What a screen reader is told. */
  said: string
}
