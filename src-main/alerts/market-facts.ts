import type { AlertFacts, KnownHigh, QuoteFact, SeriesFact, Timed } from '../../src-shared/conditions/facts'
import type { AlertLine } from '../../src-shared/conditions/line'
import type { Gauge } from '../../src-shared/contract/credits'
import type { CandleSeries, FearGreedIndex } from '../../src-shared/contract/market'
import type { NewsState } from '../../src-shared/contract/news'
import { intervals, type EpochMs, type Interval } from '../../src-shared/contract/values'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import { intervalMs } from '../../src-shared/interval'
import { FormingSeries, type FormingSources } from './forming-series'
import { KnownMoves, type MoveWindow } from './known-moves'
import { PastPrices } from './past-prices'
import type { PriceUpdate, QuoteOnly } from '../market/board-service'
import type { Clock } from '../platform/time/clock'
import { hour, minute } from '../../src-shared/time'

interface OwnBar {
  readonly time: EpochMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

interface Chart {
  readonly coin: string
  readonly interval: Interval
}

interface Peak {
  readonly price: number
  readonly since: EpochMs
  readonly bars: number
}

/**
 * With fewer daily candles, the highest price doesn't count as the all-time high. Otherwise, a coin that has
 * been watched since yesterday might reach a new high every morning.
 */
const fewestDays = 365

export interface MarketSources {
  readonly clock: Clock
  readonly quote: (coin: string) => QuoteOnly
  /** Ascending. */
  readonly recordedBars: (
    coin: string,
    widthMs: typeof minute | typeof hour,
    since: EpochMs,
    until?: EpochMs
  ) => readonly OwnBar[]
  readonly candleBy: (
    chart: Chart,
    opensBy: EpochMs
  ) => { readonly time: EpochMs; readonly close: number } | null
  readonly candles: (chart: Chart) => CandleSeries
  readonly tick: FormingSources['tick']
  readonly closedCandles: (chart: Chart, since: EpochMs) => CandleColumns
  readonly line: (candles: CandleColumns, line: AlertLine) => Float64Array | null
  readonly drawing: AlertFacts['drawing']
  readonly fearGreed: () => FearGreedIndex
  readonly news: () => NewsState
  readonly gauge: () => Gauge
  readonly reportedAth: (coin: string) => number | null
  readonly breadth: () => {
    readonly at: EpochMs
    readonly values: Readonly<Record<string, number | null>>
  } | null
  readonly quotesEveryMs: () => number | null
}

const leastPresentMs = 5 * minute

export class AlertMarketFacts {
  readonly #sources: MarketSources
  readonly #closed = new Map<string, SeriesFact | null>()
  /** `#ownPeaks` has the highest price of hourly bars built from quotes, up to `until`. */
  readonly #dayPeaks = new Map<string, Peak | null>()
  readonly #ownPeaks = new Map<string, Peak & { readonly until: EpochMs }>()
  readonly #lines = new WeakMap<CandleColumns, Map<string, Float64Array | null>>()
  readonly #past: PastPrices
  readonly #moves: KnownMoves
  readonly #forming: FormingSeries
  /** The time of the quote's price may be earlier. */
  readonly #arrivedAt = new Map<string, EpochMs>()
  #since: EpochMs

  constructor(sources: MarketSources) {
    this.#sources = sources
    this.#past = new PastPrices(sources)
    this.#moves = new KnownMoves(sources)
    this.#forming = new FormingSeries({ read: chart => this.#series(chart), tick: sources.tick })
    this.#since = sources.clock.now()
  }

  /**
   * Records when quotes arrived, so that they count as current even if the computer slept during the call.
   */
  addPrices(update: PriceUpdate): void {
    for (const coin of update.prices.keys()) this.#arrivedAt.set(coin, this.#sources.clock.now())
    this.#moves.saw(update)
    this.#forming.saw(update)
  }

  forget({ coin, interval }: Chart): void {
    this.#closed.delete(`${coin} ${interval}`)
    this.#past.forget(coin)
    if (interval === '1d') this.#dayPeaks.delete(coin)
    this.#moves.forget({ coin, interval })
    this.#forming.forget({ coin, interval })
  }

  forgetCoin(coin: string): void {
    for (const interval of intervals) this.forget({ coin, interval })
    this.#ownPeaks.delete(coin)
  }

  readAhead(windows: readonly MoveWindow[], isWanted: () => boolean): Promise<void> | null {
    return this.#moves.readAhead(windows, this.#sources.clock.now(), isWanted)
  }

  now(): AlertFacts {
    const { clock, gauge, fearGreed, news, breadth } = this.#sources
    const now = clock.now()
    // If the clock was set back, `#since` must not be in the future, because new data would be ignored as
    // older.
    this.#since = Math.min(this.#since, now)
    const ofThisRun = (at: EpochMs | null): at is EpochMs => at !== null && at >= this.#since
    // Ignores times in the future after the clock was set back.
    const isOfNow = (at: EpochMs | null): at is EpochMs => ofThisRun(at) && at <= now
    const forming = new Map<string, SeriesFact | null>()
    return {
      now,
      quote: coin => this.#quote(coin, now),
      minutes: (coin, since) => this.#minutes(coin, since, now),
      priceAt: (coin, at) => this.#past.at(coin, at),
      moveTo: (coin, last, windowMs) =>
        this.#moves.to(coin, last, windowMs, this.#past.at(coin, last.at - windowMs)),
      series: (coin, interval, bars) => {
        const name = `${coin} ${interval}`
        return bars === 'closed'
          ? remembered(this.#closed, name, () => this.#series({ coin, interval }))
          : remembered(forming, name, () => this.#forming.of({ coin, interval }))
      },
      line: (candles, line) => {
        const cached = this.#lines.get(candles) ?? new Map<string, Float64Array | null>()
        this.#lines.set(candles, cached)
        return remembered(cached, JSON.stringify(line), () => this.#sources.line(candles, line))
      },
      drawing: this.#sources.drawing,
      ath: coin => {
        const { price, since, from, passes } = this.ath(coin)
        return price === null || !passes ? null : { price, since: from === 'service' ? null : since }
      },
      fearGreed: () => {
        const { value, fetchedAt, doubt } = fearGreed()
        return value !== null && !doubt && isOfNow(fetchedAt) ? { at: fetchedAt, value } : null
      },
      breadth: name => {
        const cached = breadth()
        const value = cached?.values[name] ?? null
        return cached && value !== null && isOfNow(cached.at) ? { at: cached.at, value } : null
      },
      creditsLeft: of => {
        const { used, limit, readAt } = gauge()
        if (used === null || limit === null || limit <= 0 || !isOfNow(readAt)) return null
        return { at: readAt, value: of === 'credits' ? limit - used : (1 - used / limit) * 100 }
      },
      headlines: () => {
        const { headlines, fetchedAt } = news()
        if (!ofThisRun(fetchedAt)) return null
        return headlines.map(({ id, title, summary, coins }) => ({ id, title, text: summary ?? '', coins }))
      }
    }
  }

  /**
   * `passes` is true if the price counts as the all-time high, because the service reported one or there are
   * enough daily candles.
   */
  ath(coin: string): KnownHigh {
    const reported = this.#sources.reportedAth(coin)
    const days = remembered(this.#dayPeaks, coin, () => {
      const { time, high } = this.#sources.candles({ coin, interval: '1d' })
      return peakOf(Array.from(high, (price, index) => ({ time: time[index] ?? 0, high: price })))
    })
    const own = this.#ownPeak(coin)
    const price = Math.max(
      days?.price ?? 0,
      own?.price ?? 0,
      reported !== null && reported > 0 ? reported : 0
    )
    if (price === 0) return { price: null, from: 'nothing', since: null, passes: false }
    if (reported !== null) return { price, from: 'service', since: null, passes: true }
    const since = Math.min(days?.since ?? Infinity, own?.since ?? Infinity)
    return { price, from: 'candles', since, passes: (days?.bars ?? 0) >= fewestDays }
  }

  /**
   * Only reads hours since the last call, because reading three months of bars for each price would be slow.
   */
  #ownPeak(coin: string): Peak | null {
    const known = this.#ownPeaks.get(coin)
    const bars = this.#sources.recordedBars(coin, hour, known?.until ?? 0)
    const later = peakOf(bars)
    if (!later) return known ?? null
    const peak = known ? { ...known, price: Math.max(known.price, later.price) } : later
    // If a wrong clock recorded a bar in the future, it must not hide newer bars.
    this.#ownPeaks.set(coin, { ...peak, until: Math.min(bars.at(-1)?.time ?? 0, this.#sources.clock.now()) })
    return peak
  }

  /** Null if the quote is outdated or from the future, because a resumed alert would fire on it again. */
  #quote(coin: string, now: EpochMs): QuoteFact | null {
    const { price, low, high, fetchedAt, missing, doubt } = this.#sources.quote(coin)
    const presentMs = Math.max(leastPresentMs, 3 * (this.#sources.quotesEveryMs() ?? 0))
    const arrivedAt = this.#arrivedAt.get(coin) ?? fetchedAt ?? 0
    const isPresent = arrivedAt <= now && now - arrivedAt <= presentMs
    if (fetchedAt === null || fetchedAt < this.#since || !isPresent) return null
    if (missing || doubt || price === null || price <= 0) return null
    return { at: Math.min(fetchedAt, arrivedAt), price, low, high }
  }

  #minutes(coin: string, since: EpochMs, now: EpochMs): readonly Timed[] {
    return this.#sources
      .recordedBars(coin, minute, since - minute + 1, now)
      .map(({ time, close }) => ({ at: time + minute, value: close }))
      .filter(({ at }) => at > since && at <= now)
  }

  #series({ coin, interval }: Chart): SeriesFact | null {
    const series = this.#sources.candles({ coin, interval })
    if (series.time.length === 0) return null
    const { time, fetchedAt, provisionalFrom } = series
    const width = intervalMs[interval]
    let closed = Math.min(provisionalFrom, time.length)
    while (closed > 0 && (time[closed - 1] ?? Infinity) + width > (fetchedAt ?? -Infinity)) closed--
    return { candles: series, closed }
  }
}

function peakOf(bars: readonly { readonly time: EpochMs; readonly high: number }[]): Peak | null {
  const [first] = bars
  return first
    ? {
        price: bars.reduce((peak, { high }) => (high > peak ? high : peak), 0),
        since: first.time,
        bars: bars.length
      }
    : null
}

function remembered<Value>(cached: Map<string, Value>, name: string, make: () => Value): Value {
  const known = cached.get(name)
  if (known !== undefined) return known
  const value = make()
  cached.set(name, value)
  return value
}
