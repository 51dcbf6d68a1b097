import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import { columnsOf, type CandleColumns } from '../../../src-shared/indicators/columns'
import { intervalMs } from '../../../src-shared/interval'
import type { StoredBar } from '../candle-merge'

const day = intervalMs['1d']
/** Covers a year, plus 200 days for the moving averages, plus some in reserve. */
const historyDays = 600

export interface StoredDailyCandles {
  fetchedAt(coin: string, interval: Interval): EpochMs | null
  storedBars(coin: string, interval: Interval, since: EpochMs): readonly StoredBar[]
}

export interface DailyCandles {
  /** Closed days, ascending. */
  readonly closed: CandleColumns
  /** All closed days, and the forming day as of the last fetch. */
  readonly days: CandleColumns
  /** The latest price in the candles, including the forming day. */
  readonly newest: { readonly price: number; readonly at: EpochMs }
  readonly fetchedAt: EpochMs
}

export class DailyCandlesCache {
  readonly #store: StoredDailyCandles
  readonly #read = new Map<string, DailyCandles | null>()

  constructor(store: StoredDailyCandles) {
    this.#store = store
  }

  of(coin: string, now: EpochMs): DailyCandles | null {
    const known = this.#read.get(coin)
    if (known !== undefined) return known
    const read = this.#readNow(coin, now)
    this.#read.set(coin, read)
    return read
  }

  forget(coin: string): void {
    this.#read.delete(coin)
  }

  keepOnly(coins: ReadonlySet<string>): void {
    for (const coin of this.#read.keys()) if (!coins.has(coin)) this.#read.delete(coin)
  }

  #readNow(coin: string, now: EpochMs): DailyCandles | null {
    const fetchedAt = this.#store.fetchedAt(coin, '1d')
    const bars = fetchedAt === null ? [] : this.#store.storedBars(coin, '1d', now - historyDays * day)
    const last = bars.at(-1)
    if (!last || fetchedAt === null) return null
    const closed = columnsOf(bars.filter(bar => bar.closed === 1))
    const answeredAt = Math.min(last.fetchedAt, last.time + day - 1)
    return { closed, days: columnsOf(bars), newest: { price: last.close, at: answeredAt }, fetchedAt }
  }
}
