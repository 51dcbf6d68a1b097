import { near, pastPriceToleranceMs, pastWidths } from '../../src-shared/conditions/past-price'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import { hour, minute } from '../../src-shared/time'
import type { Clock } from '../platform/time/clock'

interface Close {
  readonly time: EpochMs
  readonly close: number
}

interface PastSources {
  readonly clock: Clock
  /** Ascending. */
  readonly recordedBars: (
    coin: string,
    widthMs: typeof minute | typeof hour,
    since: EpochMs,
    until: EpochMs
  ) => readonly Close[]
  /** The latest stored candle that opened at `opensBy` or before. */
  readonly candleBy: (
    chart: { readonly coin: string; readonly interval: Interval },
    opensBy: EpochMs
  ) => Close | null
}

const minutesTogether = 30

/** After this time, a minute bar no longer changes, even if responses arrive out of order. */
const settledAfterMs = 2 * minute

const mostSpans = 20

/** Finds prices at past times, rounded down to full minutes, because bars and candles open then. */
export class PastPrices {
  readonly #sources: PastSources
  readonly #spans = new Map<string, readonly PastSpan[]>()
  #latestNow: EpochMs = -Infinity

  constructor(sources: PastSources) {
    this.#sources = sources
  }

  /** Null if unknown. */
  at(coin: string, at: EpochMs): number | null {
    const now = this.#sources.clock.now()
    // After the clock was set back, bars in the past may change again.
    if (now < this.#latestNow) this.#spans.clear()
    this.#latestNow = now
    const by = Math.floor(at / minute) * minute
    const spans = this.#spans.get(coin) ?? []
    const known = spans.find(span => span.includes(by))
    if (known) return known.priceAt(by)
    const until = Math.max(by, Math.min(lastTogether(coin, by), now - settledAfterMs))
    const read = new PastSpan(this.#sources, coin, by, until)
    this.#spans.set(coin, [...(spans.length < mostSpans ? spans : []), read])
    return read.priceAt(by)
  }

  forget(coin: string): void {
    this.#spans.delete(coin)
  }
}

/** The last minute differs by coin, so that only few coins are read in the same minute. */
function lastTogether(coin: string, by: EpochMs): EpochMs {
  let offset = 0
  for (const letter of coin) offset = (offset * 31 + (letter.codePointAt(0) ?? 0)) % minutesTogether
  return by + (minutesTogether - 1 - ((by / minute + offset) % minutesTogether)) * minute
}

class PastSpan {
  readonly #sources: PastSources
  readonly #coin: string
  readonly #from: EpochMs
  readonly #until: EpochMs
  readonly #minuteBars: readonly Close[]
  /** Intervals with candles that are recent enough for at least one of the minutes. Null until needed. */
  #widths: readonly Interval[] | null = null
  /** Null until needed. */
  #hourBars: readonly Close[] | null = null
  readonly #others = new Map<EpochMs, number | null>()

  constructor(sources: PastSources, coin: string, from: EpochMs, until: EpochMs) {
    this.#sources = sources
    this.#coin = coin
    this.#from = from
    this.#until = until
    this.#minuteBars = closesOf(sources.recordedBars(coin, minute, from - near, until))
  }

  includes(at: EpochMs): boolean {
    return at >= this.#from && at <= this.#until
  }

  priceAt(at: EpochMs): number | null {
    const bar = this.#minuteBars.findLast(({ time }) => time <= at)
    if (bar && bar.time >= at - near) return bar.close
    const known = this.#others.get(at)
    if (known !== undefined) return known
    const candle = this.#candleClose(at)
    if (candle === null && !this.#areHoursSettled()) return hourClose(at, this.#readHours(at, at))
    const price = candle ?? hourClose(at, (this.#hourBars ??= this.#readHours(this.#from, this.#until)))
    this.#others.set(at, price)
    return price
  }

  #candleClose(at: EpochMs): number | null {
    // Longer candles are allowed for older times: long ago, even a daily close is precise enough.
    const wanted = pastWidths(this.#sources.clock.now() - at)
    this.#widths ??= pastWidths(Infinity).filter(
      interval => this.#candleBy(interval, this.#until, this.#from) !== null
    )
    for (const interval of this.#widths) {
      const candle = wanted.includes(interval) ? this.#candleBy(interval, at, at) : null
      if (candle) return candle.close
    }
    return null
  }

  /** The latest candle that ended at `endsBy` or before. Null if it's too old for a price at `recentAt`. */
  #candleBy(interval: Interval, endsBy: EpochMs, recentAt: EpochMs): Close | null {
    const width = intervalMs[interval]
    const candle = this.#sources.candleBy({ coin: this.#coin, interval }, endsBy - width)
    return candle && recentAt - candle.time - width <= pastPriceToleranceMs(interval) ? candle : null
  }

  #areHoursSettled(): boolean {
    const last = Math.floor((this.#until - hour / 2) / hour) * hour
    return last + hour + settledAfterMs <= this.#sources.clock.now()
  }

  #readHours(from: EpochMs, until: EpochMs): readonly Close[] {
    return closesOf(this.#sources.recordedBars(this.#coin, hour, from - hour, until - hour / 2))
  }
}

function hourClose(at: EpochMs, bars: readonly Close[]): number | null {
  const bar = bars.findLast(({ time }) => time <= at - hour / 2)
  return bar && bar.time >= at - hour ? bar.close : null
}

const closesOf = (bars: readonly Close[]): readonly Close[] =>
  bars.map(({ time, close }) => ({ time, close }))
