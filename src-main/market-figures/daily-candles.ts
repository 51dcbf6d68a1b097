import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { columnsOf, type CandleColumns } from '../../src-shared/indicators/columns'
import { intervalMs } from '../../src-shared/interval'
import type { KeptBar } from '../market/candle-merge'

const day = intervalMs['1d']
/** Of a year and the 200 days before it, with some to spare. */
const keptDays = 600

/** Where candles are held. */
export interface HeldCandles {
  fetchedAt(coin: string, interval: Interval): EpochMs | null
  /** From a time on, ascending. */
  keptBars(coin: string, interval: Interval, since: EpochMs): readonly KeptBar[]
}

export interface DailyCandles {
  /** Closed days, ascending. */
  readonly closed: CandleColumns
  /** The same with the day that was still forming when it was fetched, as far as it had come. */
  readonly days: CandleColumns
  /** The newest close and when it was told: of the forming day, else of the last. */
  readonly newest: { readonly price: number; readonly at: EpochMs }
  readonly fetchedAt: EpochMs
}

/** Daily candles of coins as columns, read once until others came. */
export class DailyCandlesCache {
  readonly #store: HeldCandles
  readonly #read = new Map<string, DailyCandles | null>()

  constructor(store: HeldCandles) {
    this.#store = store
  }

  /** Null where none are held. */
  of(coin: string, now: EpochMs): DailyCandles | null {
    const known = this.#read.get(coin)
    if (known !== undefined) return known
    const read = this.#readNow(coin, now)
    this.#read.set(coin, read)
    return read
  }

  /** Others came. */
  forget(coin: string): void {
    this.#read.delete(coin)
  }

  /** What is not of these is no longer looked at. */
  keepOnly(coins: ReadonlySet<string>): void {
    for (const coin of this.#read.keys()) if (!coins.has(coin)) this.#read.delete(coin)
  }

  #readNow(coin: string, now: EpochMs): DailyCandles | null {
    const fetchedAt = this.#store.fetchedAt(coin, '1d')
    const bars = fetchedAt === null ? [] : this.#store.keptBars(coin, '1d', now - keptDays * day)
    const last = bars.at(-1)
    if (!last || fetchedAt === null) return null
    const closed = columnsOf(bars.filter(bar => bar.closed === 1))
    const toldAt = Math.min(last.fetchedAt, last.time + day - 1)
    return { closed, days: columnsOf(bars), newest: { price: last.close, at: toldAt }, fetchedAt }
  }
}
