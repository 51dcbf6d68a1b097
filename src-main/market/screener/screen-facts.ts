import type { AlertFacts, HighFact, QuoteFact, SeriesFact, Timed } from '../../../src-shared/conditions/facts'
import { candleWidths, pastPriceToleranceMs, pastWidths } from '../../../src-shared/conditions/past-price'
import { MovesSince, moveWithin } from '../../../src-shared/conditions/moves-since'
import { barsWithin, type PriceMove } from '../../../src-shared/conditions/price-move'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import { at as valueAt, type CandleColumns } from '../../../src-shared/indicators/columns'
import { intervalMs } from '../../../src-shared/interval'
import type { StoredSeriesReader, StoredSeries } from './stored-series'

export interface ScreenedCoin {
  readonly coin: string
  readonly quote: QuoteFact | null
  readonly ath: number | null
}

/** The number of daily candles needed for the highest price to count as the all-time high. */
const fewestDays = 365

/** The data about a coin that conditions need. `now` is the time of its latest price, which may be old. */
export class ScreenFacts implements AlertFacts {
  readonly now: EpochMs
  readonly #coin: string
  readonly #stored: StoredSeriesReader
  readonly #quote: QuoteFact | null
  readonly #ath: number | null
  readonly #seriesOf = new Map<CandleColumns, StoredSeries>()

  /** @param intervals of the candles that may provide the price if there's no quote */
  constructor(
    { coin, quote, ath }: ScreenedCoin,
    stored: StoredSeriesReader,
    intervals: ReadonlySet<Interval>
  ) {
    this.#coin = coin
    this.#stored = stored
    this.#ath = ath
    this.#quote = newest(
      quote,
      [...intervals].flatMap(interval => {
        const series = stored.of(coin, interval)
        return series ? [lastPrice(series, interval)] : []
      })
    )
    this.now = this.#quote?.at ?? 0
  }

  quote(): QuoteFact | null {
    return this.#quote
  }

  /** Null if there are no closed bars, or if the last one is too old compared with the latest price. */
  series(_: string, interval: Interval): SeriesFact | null {
    const stored = this.#stored.of(this.#coin, interval)
    const last = stored?.closed.time.at(-1)
    const width = intervalMs[interval]
    if (!stored || last === undefined || last + width < this.now - 2 * width) return null
    this.#seriesOf.set(stored.closed, stored)
    return { candles: stored.closed, closed: stored.closed.time.length }
  }

  line(candles: CandleColumns, line: Parameters<AlertFacts['line']>[1]): Float64Array | null {
    return this.#seriesOf.get(candles)?.line(line) ?? null
  }

  /** The close of a bar that ended at the given time or shortly before. Null if there is none. */
  priceAt(coin: string, at: EpochMs): number | null {
    for (const interval of pastWidths(this.now - at)) {
      const candles = this.#stored.of(coin, interval)?.closed
      if (!candles) continue
      const opensBy = at - intervalMs[interval]
      const index = lastBy(candles.time, opensBy)
      if (index >= 0 && opensBy - valueAt(candles.time, index) <= pastPriceToleranceMs(interval))
        return valueAt(candles.close, index)
    }
    return null
  }

  /**
   * Null unless the price at the start of the window is known, because all coins must be compared over the
   * same time.
   */
  moveTo(coin: string, { at, value }: Timed, windowMs: number): PriceMove | null {
    const since = at - windowMs
    const before = this.priceAt(coin, since)
    if (before === null) return null
    const bars = candleWidths(windowMs).flatMap(interval => {
      const closed = this.#stored.of(coin, interval)?.closed
      return closed ? barsWithin(closed, intervalMs[interval], since, at) : []
    })
    return moveWithin(since, before, [MovesSince.of(bars)], value)
  }

  ath(coin: string): HighFact | null {
    const days = this.#stored.of(coin, '1d')?.closed
    const since = days?.time[0]
    const price = Math.max(
      days?.high.reduce((peak, high) => Math.max(peak, high), 0) ?? 0,
      this.#quote?.price ?? 0,
      this.#ath ?? 0
    )
    if (this.#ath !== null) return { price, since: null }
    return since === undefined || (days?.time.length ?? 0) < fewestDays ? null : { price, since }
  }

  minutes(): readonly [] {
    return []
  }

  /** Drawings belong to a single coin, so the screener ignores them. */
  drawing(): null {
    return null
  }
  /** The screener compares coins, so conditions about the whole market are ignored. */
  fearGreed(): null {
    return null
  }
  breadth(): null {
    return null
  }
  creditsLeft(): null {
    return null
  }
  headlines(): null {
    return null
  }
}

/** The price has the time at which the bar ended, or was fetched if it was still forming. */
const lastPrice = ({ lastClose, lastTime, fetchedAt }: StoredSeries, interval: Interval): QuoteFact => ({
  price: lastClose,
  low: null,
  high: null,
  at: Math.min(fetchedAt, lastTime + intervalMs[interval] - 1)
})

const newest = (quote: QuoteFact | null, candles: readonly QuoteFact[]): QuoteFact | null =>
  candles.reduce<QuoteFact | null>((best, one) => (best && best.at >= one.at ? best : one), quote)

/** The index of the last time that is at or before `moment`, or -1 if there is none. */
function lastBy(times: Float64Array, moment: EpochMs): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (valueAt(times, middle) <= moment) low = middle + 1
    else high = middle
  }
  return low - 1
}
