import type { CandleSeries, Interval } from '@contract'
import { checkCandles, type CandleFindings } from '../../../charts/series/candle-check'
import { Candles, type MovingBar } from '../../../charts/series/candles'
import type { ChartsState, ChartWatch } from '../../../state/charts.svelte'
import { intervalMs } from '../setup/intervals'

/** Which bars stand in where the plan does not include an interval. */
export type Fallback = 'daily' | 'own'

/** One chart: the series asked for, and what is shown instead while the plan does not include it. */
export class ChartModel {
  readonly asked: ChartWatch
  readonly #charts: ChartsState
  #daily = $state.raw<ChartWatch | null>(null)
  fallback = $state<Fallback>('daily')

  constructor(charts: ChartsState, coin: string, interval: Interval) {
    this.#charts = charts
    this.asked = charts.open(coin, interval)
  }

  /** The interval asked for needs a plan the key does not have. */
  get isLocked(): boolean {
    return this.asked.series.value?.planRequired === true && this.asked.interval !== '1d'
  }

  /** What is on screen. */
  get shown(): ChartWatch {
    return (this.isLocked && this.fallback === 'daily' && this.#daily) || this.asked
  }

  readonly checked = $derived.by(() => {
    const { value } = this.shown.series
    return value && makeDrawable(value)
  })

  readonly tick = $derived.by((): MovingBar | null => {
    const { tick } = this.shown
    return tick && { ...tick, volume: NaN }
  })

  /** Opens the daily candles while they stand in, and closes them when they do not; to be called in an effect. */
  followLock(): void {
    const isWanted = this.isLocked && this.fallback === 'daily'
    if (isWanted && !this.#daily) this.#daily = this.#charts.open(this.asked.coin, '1d')
    if (!isWanted && this.#daily) this.#closeDaily()
  }

  /** Whether its candles need not be kept fresh for now: a replay does not show them. */
  rest(isResting: boolean): void {
    for (const watch of [this.asked, this.#daily]) if (watch) this.#charts.rest(watch, isResting)
  }

  close(): void {
    this.#closeDaily()
    this.#charts.close(this.asked)
  }

  #closeDaily(): void {
    if (this.#daily) this.#charts.close(this.#daily)
    this.#daily = null
  }
}

export interface Drawable {
  readonly candles: Candles
  readonly findings: CandleFindings
}

/** A series as it can be drawn: in order, each candle once. */
export function makeDrawable(series: CandleSeries): Drawable {
  const { columns, findings } = checkCandles(series)
  const provisionalFrom = series.time[series.provisionalFrom] ?? Infinity
  const candles = new Candles(columns, intervalMs[series.interval], provisionalFrom)
  return { candles, findings: withMended(findings, series.mended) }
}

/** What was wrong when the candles came, with what was wrong when they were to be drawn. */
function withMended(findings: CandleFindings, mended: CandleSeries['mended']): CandleFindings {
  if (!mended) return findings
  return {
    ...findings,
    unreadable: findings.unreadable + mended.unreadable,
    unordered: findings.unordered + mended.unordered,
    repeated: findings.repeated + mended.repeated
  }
}
