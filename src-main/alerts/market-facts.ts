import type { AlertLine } from '../contract/alerts'
import type { Gauge } from '../contract/credits'
import type { BoardQuote, CandleSeries, Mood } from '../contract/market'
import type { NewsState } from '../contract/news'
import type { EpochMs, Interval } from '../contract/values'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import { intervalMs } from '../market/interval'
import type { Clock } from '../time/clock'
import type { AlertFacts, QuoteFact, SeriesFact, Timed } from './facts'

const minute = 60_000
const hour = 60 * minute

interface OwnBar {
  readonly time: EpochMs
  readonly high: number
  readonly close: number
}

/** Where alerts read the market from: the services that keep it, none of which is called. */
export interface MarketSources {
  readonly clock: Clock
  readonly quote: (coin: string) => BoardQuote
  /** Bars of our own quotes, ascending, by their opening time. */
  readonly ownBars: (coin: string, widthMs: typeof minute | typeof hour, since: EpochMs) => readonly OwnBar[]
  readonly candles: (chart: { coin: string; interval: Interval }) => CandleSeries
  readonly line: (candles: CandleColumns, line: AlertLine) => Float64Array | null
  readonly mood: () => Mood
  readonly news: () => NewsState
  readonly gauge: () => Gauge
  /** The all-time high as the service said it. */
  readonly saidAth: (coin: string) => number | null
  readonly breadth: () => {
    readonly at: EpochMs
    readonly values: Readonly<Record<string, number | null>>
  } | null
  /** How often quotes are fetched; null = only by hand. */
  readonly quotesEveryMs: () => number | null
}

/** A quote is the present for this long at least; with rarer quotes until the third one fails to come. */
const leastPresentMs = 5 * minute

/** Reads facts for alerts; what is read of candles is kept until they change. */
export class MarketFacts {
  readonly #sources: MarketSources
  readonly #closed = new Map<string, SeriesFact | null>()
  readonly #lines = new WeakMap<CandleColumns, Map<string, Float64Array | null>>()
  #since: EpochMs

  constructor(sources: MarketSources) {
    this.#sources = sources
    this.#since = sources.clock.now()
  }

  /** New candles came in. */
  forget(chart: { coin: string; interval: Interval }): void {
    this.#closed.delete(`${chart.coin} ${chart.interval}`)
  }

  now(): AlertFacts {
    const { clock, gauge, mood, news, breadth } = this.#sources
    const now = clock.now()
    // A clock that was set back must not make everything look like an earlier run's.
    this.#since = Math.min(this.#since, now)
    const ofThisRun = (at: EpochMs | null): at is EpochMs => at !== null && at >= this.#since
    const forming = new Map<string, SeriesFact | null>()
    return {
      now,
      quote: coin => this.#quote(coin, now),
      minutes: (coin, since) => this.#minutes(coin, since, now),
      priceAt: (coin, at) => this.#priceAt(coin, at),
      series: (coin, interval, bars) => {
        const kept = bars === 'closed' ? this.#closed : forming
        return remembered(kept, `${coin} ${interval}`, () => this.#series(coin, interval))
      },
      line: (candles, line) => {
        const kept = this.#lines.get(candles) ?? new Map<string, Float64Array | null>()
        this.#lines.set(candles, kept)
        return remembered(kept, JSON.stringify(line), () => this.#sources.line(candles, line))
      },
      ath: coin => this.ath(coin).price,
      mood: () => {
        const { value, fetchedAt } = mood()
        return value !== null && ofThisRun(fetchedAt) ? { at: fetchedAt, value } : null
      },
      breadth: name => {
        const kept = breadth()
        const value = kept?.values[name] ?? null
        return kept && value !== null && ofThisRun(kept.at) ? { at: kept.at, value } : null
      },
      creditsLeft: of => {
        const { used, limit, readAt } = gauge()
        if (used === null || limit === null || limit <= 0 || !ofThisRun(readAt)) return null
        return { at: readAt, value: of === 'credits' ? limit - used : (1 - used / limit) * 100 }
      },
      headlines: () => {
        const { headlines, fetchedAt } = news()
        if (!ofThisRun(fetchedAt)) return null
        return headlines.map(({ id, title, summary, coins }) => ({ id, title, text: summary ?? '', coins }))
      }
    }
  }

  /** The highest price known of, and where from. */
  ath(coin: string): {
    price: number | null
    from: 'service' | 'candles' | 'nothing'
    since: EpochMs | null
  } {
    const said = this.#sources.saidAth(coin)
    const days = this.#sources.candles({ coin, interval: '1d' })
    const own = this.#sources.ownBars(coin, hour, 0)
    const highs = [...days.high, ...own.map(({ high }) => high), said ?? 0].filter(high => high > 0)
    if (highs.length === 0) return { price: null, from: 'nothing', since: null }
    const price = highs.reduce((a, b) => Math.max(a, b))
    if (said !== null) return { price, from: 'service', since: null }
    return { price, from: 'candles', since: days.time[0] ?? own[0]?.time ?? null }
  }

  #quote(coin: string, now: EpochMs): QuoteFact | null {
    const { price, low, high, fetchedAt, missing } = this.#sources.quote(coin)
    const presentMs = Math.max(leastPresentMs, 3 * (this.#sources.quotesEveryMs() ?? 0))
    const isPresent = fetchedAt !== null && fetchedAt >= this.#since && now - fetchedAt <= presentMs
    return isPresent && !missing && price !== null && price > 0 ? { at: fetchedAt, price, low, high } : null
  }

  #minutes(coin: string, since: EpochMs, now: EpochMs): readonly Timed[] {
    return this.#sources
      .ownBars(coin, minute, since - minute + 1)
      .map(({ time, close }) => ({ at: time + minute, value: close }))
      .filter(({ at }) => at > since && at <= now)
  }

  /** From our own minutes, else our own hours, else the service's hours and days; never from far away. */
  #priceAt(coin: string, at: EpochMs): number | null {
    const { ownBars, candles } = this.#sources
    const near = 15 * minute
    const minutes = ownBars(coin, minute, at - near).filter(({ time }) => time <= at)
    const exact = minutes.at(-1)
    if (exact) return exact.close
    for (const interval of ['1m', '5m', '15m', '1h'] as const) {
      const { time, close } = candles({ coin, interval })
      const index = time.findLastIndex(opened => opened + intervalMs[interval] <= at)
      const ended = (time[index] ?? -Infinity) + intervalMs[interval]
      if (at - ended <= near + intervalMs[interval] / 2) return close[index] ?? null
    }
    const hours = ownBars(coin, hour, at - hour).filter(({ time }) => time <= at - hour / 2)
    return hours.at(-1)?.close ?? null
  }

  #series(coin: string, interval: Interval): SeriesFact | null {
    const series = this.#sources.candles({ coin, interval })
    if (series.time.length === 0) return null
    const { time, fetchedAt, provisionalFrom } = series
    const width = intervalMs[interval]
    let closed = Math.min(provisionalFrom, time.length)
    while (closed > 0 && (time[closed - 1] ?? Infinity) + width > (fetchedAt ?? -Infinity)) closed--
    return { candles: series, closed }
  }
}

function remembered<Value>(kept: Map<string, Value>, name: string, make: () => Value): Value {
  const known = kept.get(name)
  if (known !== undefined) return known
  const value = make()
  kept.set(name, value)
  return value
}
