import type { CandleChart } from '../../../charts/candle-chart'
import type { Candles } from '../../../charts/series/candles'
import type { ChartModel } from './chart-model.svelte'
import type { ChartSetup } from '../setup/chart-setup.svelte'

/** A chart on screen, for what is drawn beside its candles. OpenChart is one. */
export interface DrawnChart {
  readonly setup: ChartSetup
  /** The series drawn; undefined before any was asked for. */
  readonly shown: ChartModel['shown'] | undefined
  /** The candles drawn: in a replay those up to its bar. */
  readonly candles: Candles | undefined
  /** Those and the ones a replay does not show yet. */
  readonly allCandles: Candles | undefined
  /** What draws, while there is anything to draw. */
  readonly chart: Pick<CandleChart, 'touch'> | null
  /** null while no replay runs. */
  readonly replay: { readonly running: object | null }
}
