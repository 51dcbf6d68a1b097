import { barsWithin, type PriceBar } from '../../src-shared/conditions/price-move'
import { candleWidths } from '../../src-shared/conditions/past-price'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import { intervalMs } from '../../src-shared/interval'
import { day, hour, minute } from '../../src-shared/time'
import type { Clock } from '../platform/time/clock'

interface Chart {
  readonly coin: string
  readonly interval: Interval
}

type OwnBar = Omit<PriceBar, 'from' | 'to'> & { readonly time: EpochMs }

interface BarSources {
  readonly clock: Clock
  readonly ownBars: (
    coin: string,
    widthMs: typeof minute | typeof hour,
    since: EpochMs,
    until?: EpochMs
  ) => readonly OwnBar[]
  readonly closedCandles: (chart: Chart) => CandleColumns
}

interface ReadBars {
  readonly spanMs: number
  readonly bars: readonly OwnBar[]
}

const minutesForMs = 2 * day

/**
 * All saved prices of a coin: bars built from quotes, and the service's candles. Caches what it has read,
 * because alerts on moves need it after every quote.
 */
export class KnownBars {
  readonly #sources: BarSources
  readonly #own = new Map<string, ReadBars>()
  readonly #candles = new Map<string, CandleColumns>()

  constructor(sources: BarSources) {
    this.#sources = sources
  }

  forget({ coin, interval }: Chart): void {
    this.#candles.delete(`${coin} ${interval}`)
  }

  within(coin: string, since: EpochMs, until: EpochMs): readonly PriceBar[] {
    return [
      ...this.#ownWithin(coin, minute, Math.max(since, until - minutesForMs), until),
      ...(until - since > minutesForMs ? this.#ownWithin(coin, hour, since, until) : []),
      ...candleWidths(until - since).flatMap(interval => this.#candlesWithin(coin, interval, since, until))
    ]
  }

  /** The open bar at `until` only has earlier quotes. */
  #ownWithin(
    coin: string,
    width: typeof minute | typeof hour,
    since: EpochMs,
    until: EpochMs
  ): readonly PriceBar[] {
    return this.#read(coin, width, since)
      .filter(({ time }) => time + width > since && time < until)
      .map(({ time, open, high, low, close }) => {
        return { from: time, to: Math.min(time + width, until), open, high, low, close }
      })
  }

  /** Reads new bars, and the last one again because it may have changed. */
  #read(coin: string, width: typeof minute | typeof hour, since: EpochMs): readonly OwnBar[] {
    const name = `${coin} ${width}`
    const now = this.#sources.clock.now()
    // Whole hours, so that a check a few seconds later doesn't read everything again.
    const spanMs = (Math.floor((now - since) / hour) + 1) * hour
    const saved = this.#own.get(name)
    const known = saved !== undefined && saved.spanMs >= spanMs ? saved : { spanMs, bars: [] }
    const oldest = now - known.spanMs - width
    const from = Math.min(known.bars.at(-1)?.time ?? oldest, now - width)
    const earlier = known.bars.filter(({ time }) => time < from && time >= oldest)
    const bars = [...earlier, ...this.#sources.ownBars(coin, width, from, now)]
    this.#own.set(name, { ...known, bars })
    return bars
  }

  #candlesWithin(coin: string, interval: Interval, since: EpochMs, until: EpochMs): readonly PriceBar[] {
    const name = `${coin} ${interval}`
    const columns = this.#candles.get(name) ?? this.#sources.closedCandles({ coin, interval })
    this.#candles.set(name, columns)
    return barsWithin(columns, intervalMs[interval], since, until)
  }
}
