import type { CandleSeries, Interval } from '@contract'
import { checkCandles, type CandleFindings } from '../../../charts/series/candle-check'
import { Candles, type MovingBar } from '../../../charts/series/candles'
import type { ChartsState, ChartWatch } from '../../../state/charts.svelte'
import { BuiltCandles } from '../../../charts/series/built-candles'
import { barLength, type BarLength } from '../setup/intervals'

/** Which bars stand in where the plan does not include an interval. */
export type Fallback = 'daily' | 'own'

/** One chart: the series asked for, and what is shown instead while the plan does not include it. */
export class ChartModel {
  readonly asked: ChartWatch
  readonly #charts: ChartsState
  readonly #built: number | null
  #daily = $state.raw<ChartWatch | null>(null)
  fallback = $state<Fallback>('daily')

  #isResting: boolean

  /**
   * @param built minutes of the bars built from the candles; null = those themselves
   * @param isResting its candles need not be kept fresh before `rest(false)`
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
    this.asked = charts.open(coin, interval, isResting)
  }

  /** The interval asked for needs a plan the key does not have. */
  get isLocked(): boolean {
    return this.asked.series.value?.planRequired === true && this.asked.interval !== '1d'
  }

  /** The daily candles that are to stand in need it, too, and none are held from before. */
  get isDailyLocked(): boolean {
    const daily = this.#daily?.series.value
    return daily?.planRequired === true && daily.fetchedAt === null
  }

  /** What is on screen. */
  get shown(): ChartWatch {
    return (this.isLocked && this.fallback === 'daily' && this.#daily) || this.asked
  }

  /** How long the bars on screen are. */
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

  /** Opens the daily candles while they stand in, and closes them when they do not; to be called in an effect. */
  followLock(): void {
    const isWanted = this.isLocked && this.fallback === 'daily'
    if (isWanted && !this.#daily) this.#daily = this.#charts.open(this.asked.coin, '1d', this.#isResting)
    if (!isWanted && this.#daily) this.#closeDaily()
  }

  /** Whether its candles need not be kept fresh for now: a replay does not show them, or it may be passed by. */
  rest(isResting: boolean): void {
    this.#isResting = isResting
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
  /** How they were built, where they were. */
  readonly built: BuiltCandles | null
  readonly findings: CandleFindings
}

/** A series as it can be drawn: in order, each candle once; or the bars of a length built from it. */
export function makeDrawable(series: CandleSeries, bars = barLength(series.interval)): Drawable {
  const { columns, findings } = checkCandles(series)
  const provisionalFrom = series.time[series.provisionalFrom] ?? Infinity
  const source = new Candles(columns, barLength(series.interval).ms, provisionalFrom)
  const built = bars.isBuilt ? new BuiltCandles(source, bars.ms) : null
  return { candles: built?.candles ?? source, built, findings: withMended(findings, series.mended) }
}

/** What was wrong when the candles came, with what was wrong when they were to be drawn. */
function withMended(findings: CandleFindings, mended: CandleSeries['mended']): CandleFindings {
  if (!mended) return findings
  return {
    ...findings,
    unreadable: findings.unreadable + mended.unreadable,
    unordered: findings.unordered + mended.unordered,
    repeated: findings.repeated + mended.repeated,
    ahead: findings.ahead + mended.ahead
  }
}
