import type { CandleSeries, Interval } from '@contract'
import { checkCandles, type CandleFindings } from '../../../charts/series/candle-check'
import { Candles, type MovingBar } from '../../../charts/series/candles'
import type { ChartsState, ChartWatch } from '../../../state/charts.svelte'
import { BuiltCandles } from '../../../charts/series/built-candles'
import { barLength, type BarLength } from '../setup/intervals'

/**
 * What to show if the plan doesn't include an interval: the service's daily candles, or candles recorded from
 * quotes.
 */
export type Fallback = 'daily' | 'own'

/**
 * The candles that the user chose for a chart, and the daily candles that replace them if the plan doesn't
 * include their interval.
 */
export class ChartModel {
  readonly chosen: ChartWatch
  readonly #charts: ChartsState
  readonly #built: number | null
  #daily = $state.raw<ChartWatch | null>(null)
  fallback = $state<Fallback>('daily')

  #isResting: boolean
  #isClosed = false

  /**
   * @param built length in minutes if bars are built from the candles, else null
   * @param isResting true to start without refreshing the candles, until `rest(false)` is called
   */
  constructor(
    charts: ChartsState,
    coin: string,
    interval: Interval,
    built: number | null = null,
    isResting = false
  ) {
    this.#charts = charts
    this.#built = built
    this.#isResting = isResting
    this.chosen = charts.open(coin, interval, isResting)
  }

  /** True if the plan doesn't include the requested interval. */
  get isLocked(): boolean {
    return this.chosen.series.value?.planRequired === true && this.chosen.interval !== '1d'
  }

  /** True if the plan doesn't include daily candles, and none were loaded earlier. */
  get isDailyLocked(): boolean {
    const daily = this.#daily?.series.value
    return daily?.planRequired === true && daily.fetchedAt === null
  }

  get shown(): ChartWatch {
    return (this.isLocked && this.fallback === 'daily' && this.#daily) || this.chosen
  }

  readonly bars: BarLength = $derived.by(() => barLength(this.shown.interval, this.#built))

  readonly checked = $derived.by(() => {
    const { value } = this.shown.series
    return value && makeDrawable(value, this.bars)
  })

  readonly tick = $derived.by((): MovingBar | null => {
    const { tick } = this.shown
    const moved = tick && { ...tick, volume: NaN }
    const built = this.checked?.built
    return built && moved ? built.tick(moved) : moved
  })

  /**
   * Loads or releases daily candles when the plan starts or stops including the chosen interval. Call in an
   * effect.
   */
  followLock(): void {
    const isWanted = !this.#isClosed && this.isLocked && this.fallback === 'daily'
    if (isWanted && !this.#daily) this.#daily = this.#charts.open(this.chosen.coin, '1d', this.#isResting)
    if (!isWanted && this.#daily) this.#closeDaily()
  }

  /**
   * Pauses or resumes refreshing the candles. They aren't refreshed in a replay, which doesn't show new
   * candles, or while the user switches quickly from coin to coin.
   */
  rest(isResting: boolean): void {
    this.#isResting = isResting
    for (const watch of [this.chosen, this.#daily]) if (watch) this.#charts.rest(watch, isResting)
  }

  close(): void {
    this.#isClosed = true
    this.#closeDaily()
    this.#charts.close(this.chosen)
  }

  #closeDaily(): void {
    if (this.#daily) this.#charts.close(this.#daily)
    this.#daily = null
  }
}

export interface Drawable {
  readonly candles: Candles
  /** Null if the candles are shown as they are. */
  readonly built: BuiltCandles | null
  readonly findings: CandleFindings
}

/** Checks and repairs the candles, and builds bars of another length if requested. */
export function makeDrawable(series: CandleSeries, bars = barLength(series.interval)): Drawable {
  const { columns, findings } = checkCandles(series)
  const provisionalFrom = series.time[series.provisionalFrom] ?? Infinity
  const source = new Candles(columns, barLength(series.interval).ms, provisionalFrom)
  const built = bars.isBuilt ? new BuiltCandles(source, bars.ms) : null
  return { candles: built?.candles ?? source, built, findings: withRepaired(findings, series.repaired) }
}

function withRepaired(findings: CandleFindings, repaired: CandleSeries['repaired']): CandleFindings {
  if (!repaired) return findings
  return {
    ...findings,
    unreadable: findings.unreadable + repaired.unreadable,
    unordered: findings.unordered + repaired.unordered,
    repeated: findings.repeated + repaired.repeated,
    ahead: findings.ahead + repaired.ahead
  }
}
