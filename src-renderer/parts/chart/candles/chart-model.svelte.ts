import type { CandleSeries, Interval } from '@contract'
import { checkCandles, type CandleFindings } from '../../../charts/series/candle-check'
import { Candles, type MovingBar } from '../../../charts/series/candles'
import type { ChartsState, ChartWatch } from '../../../state/charts.svelte'
import { BuiltCandles } from '../../../charts/series/built-candles'
import { ratioCandles } from '../../../charts/series/ratio'
import { barLength, type BarLength } from '../setup/intervals'
import { ratioTick, type QuotedPrice } from './ratio-tick'

/**
 * What is shown if the plan doesn't include an interval: the service's daily candles, or candles recorded
 * from quotes.
 */
export type Fallback = 'daily' | 'own'

export interface Divisor {
  readonly coin: string
  /** Returns null if the price is unknown or in doubt. */
  readonly priceOf: (coin: string) => QuotedPrice | null
}

/**
 * The chosen candles, and daily candles that replace them if the plan doesn't include their interval. A ratio
 * only uses saved candles and quotes, so its candles are never refreshed automatically.
 */
export class ChartModel {
  readonly chosen: ChartWatch
  readonly #charts: ChartsState
  readonly #built: number | null
  #daily = $state.raw<ChartWatch | null>(null)
  fallback = $state<Fallback>('daily')

  readonly #divisor: Divisor | undefined
  #other = $state.raw<ChartWatch | null>(null)
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
    {
      built = null,
      isResting = false,
      divisor
    }: {
      readonly built?: number | null
      readonly isResting?: boolean
      readonly divisor?: Divisor | undefined
    } = {}
  ) {
    this.#charts = charts
    this.#built = built
    this.#divisor = divisor
    this.#isResting = isResting || divisor !== undefined
    this.chosen = charts.open(coin, interval, this.#isResting)
    if (divisor) this.#other = charts.open(divisor.coin, interval, true)
  }

  get other(): ChartWatch | null {
    return this.#other
  }

  get name(): string {
    return this.#divisor ? `${this.chosen.coin}/${this.#divisor.coin}` : this.chosen.coin
  }

  readonly watches: readonly ChartWatch[] = $derived.by(() =>
    this.#other ? [this.shown, this.#other] : [this.shown]
  )

  get firstRead(): Promise<unknown> {
    return Promise.all([this.chosen.firstRead, this.#other?.firstRead])
  }

  get isLocked(): boolean {
    return this.chosen.series.value?.planRequired === true && this.chosen.interval !== '1d'
  }

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
    const other = this.#other?.series.value
    if (!value || (this.#divisor && other?.interval !== value.interval)) return undefined
    // The ratio of a coin to itself is always 1.
    if (other?.coin === value.coin) return undefined
    return other ? makeRatio(value, other, this.bars) : makeDrawable(value, this.bars)
  })

  readonly tick = $derived.by((): MovingBar | null => {
    const moved = this.#divisor ? this.#ratioTick(this.#divisor) : this.#coinTick()
    const built = this.checked?.built
    return built && moved ? built.tick(moved) : moved
  })

  #coinTick(): MovingBar | null {
    const { tick } = this.shown
    return tick && { ...tick, volume: NaN }
  }

  #ratioTick({ coin, priceOf }: Divisor): MovingBar | null {
    const candles = this.checked?.source
    const [price, divisor] = [priceOf(this.shown.coin), priceOf(coin)]
    if (!candles || !price || !divisor) return null
    return ratioTick(candles, price, divisor, this.shown.interval)
  }

  /** Loads or releases daily candles as the plan changes. Call in an effect. */
  followLock(): void {
    const isWanted = !this.#isClosed && this.isLocked && this.fallback === 'daily'
    if (isWanted && !this.#daily) this.#daily = this.#charts.open(this.chosen.coin, '1d', this.#isResting)
    if (!isWanted && this.#daily) this.#closeDaily()
    const { interval } = this.shown
    if (!this.#other || this.#other.interval === interval || this.#isClosed) return
    this.#charts.close(this.#other)
    this.#other = this.#charts.open(this.#other.coin, interval, true)
  }

  /**
   * Stops or restarts the automatic refresh. It is stopped in a replay, which doesn't show new candles, and
   * while the user switches quickly from coin to coin.
   */
  rest(isResting: boolean): void {
    if (this.#divisor) return
    this.#isResting = isResting
    for (const watch of [this.chosen, this.#daily]) if (watch) this.#charts.rest(watch, isResting)
  }

  close(): void {
    this.#isClosed = true
    this.#closeDaily()
    if (this.#other) this.#charts.close(this.#other)
    this.#charts.close(this.chosen)
  }

  #closeDaily(): void {
    if (this.#daily) this.#charts.close(this.#daily)
    this.#daily = null
  }
}

export interface Drawable {
  readonly candles: Candles
  /** The candles as loaded. If bars are built from them, `candles` contains those bars. */
  readonly source: Candles
  /** Null if the candles are shown as they are. */
  readonly built: BuiltCandles | null
  readonly findings: CandleFindings
}

export function makeDrawable(series: CandleSeries, bars = barLength(series.interval)): Drawable {
  const { candles: source, findings } = checkedCandles(series)
  return { ...withBuilt(source, bars), findings }
}

/** Both series must have the same interval. */
function makeRatio(series: CandleSeries, divisor: CandleSeries, bars: BarLength): Drawable {
  const [top, bottom] = [checkedCandles(series), checkedCandles(divisor)]
  const source = ratioCandles(top.candles, bottom.candles)
  return { ...withBuilt(source, bars), findings: sumOf(top.findings, bottom.findings) }
}

function checkedCandles(series: CandleSeries): Pick<Drawable, 'candles' | 'findings'> {
  const { columns, findings } = checkCandles(series)
  const provisionalFrom = series.time[series.provisionalFrom] ?? Infinity
  const candles = new Candles(columns, barLength(series.interval).ms, provisionalFrom)
  return { candles, findings: sumOf(findings, series.repaired ?? {}) }
}

function withBuilt(source: Candles, bars: BarLength): Omit<Drawable, 'findings'> {
  const made = bars.isBuilt ? new BuiltCandles(source, bars.ms) : null
  return { source, candles: made?.candles ?? source, built: made }
}

function sumOf(findings: CandleFindings, others: Partial<CandleFindings>): CandleFindings {
  return {
    unreadable: findings.unreadable + (others.unreadable ?? 0),
    unordered: findings.unordered + (others.unordered ?? 0),
    repeated: findings.repeated + (others.repeated ?? 0),
    ahead: findings.ahead + (others.ahead ?? 0),
    inverted: findings.inverted + (others.inverted ?? 0)
  }
}
