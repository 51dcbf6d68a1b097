import type { PriceDoubt } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { QuoteRow } from '../service/api/answers/answer'
import type { StoredQuote } from './quote-store'
import { day, hour, minute } from '../../src-shared/time'

/** Older prices are outdated. Some services delay prices by a quarter of an hour, which still counts as current. */
const longAgoMs = 30 * minute
/** The largest offset of a time zone from UTC, in hours. */
const widestZone = 14
/** How far timestamps may be off in addition to the time zone, because a cached response may be minutes old. */
const timestampToleranceMs = 10 * minute
/**
 * A price that differs from the last one by this factor is doubtful. Below 10, so that a slipped decimal
 * point is found even if the market moved.
 */
const leapTimes = 9
const leapWithinMs = hour
/** Uncached responses this close together may share a Date header. */
const sameSecondMs = 5_000
/**
 * A price outside the day's range by more than this factor is doubtful, unless it's within the same factor of
 * the last price.
 */
const farTimes = 2

type Row = Pick<QuoteRow, 'price' | 'low' | 'high' | 'at'>

interface PriceHistory {
  readonly stamp: EpochMs | null
  /** The last price whose timestamp was current. */
  readonly price: number | null
  /** The last plausible price. */
  readonly trusted: { readonly price: number; readonly at: EpochMs } | null
}

const noHistory: PriceHistory = { stamp: null, price: null, trusted: null }

/**
 * A price that contradicts its row or the last quote is doubtful until the next quote confirms it, so a real
 * jump is shown one quote late.
 */
export class PriceJudge {
  readonly #histories: Map<string, PriceHistory>
  /** How far timestamps are off because of a missing or wrong time zone, in ms. */
  #zoneMs = 0
  #made: { readonly at: EpochMs; readonly receivedAt: EpochMs } | null = null

  /** @param stored quotes from before the app started */
  constructor(stored: readonly StoredQuote[]) {
    this.#histories = new Map(stored.map(quote => [quote.symbol, historyOf(quote)]))
  }

  /**
   * Returns why each doubtful price is doubtful, by coin.
   * @param servedAt when the response was made, by the service's clock
   * @param unsure coins whose row may belong to another coin
   */
  doubts(
    rows: ReadonlyMap<string, Row>,
    receivedAt: EpochMs,
    servedAt: EpochMs | null = null,
    unsure: ReadonlySet<string> = new Set()
  ): ReadonlyMap<string, PriceDoubt> {
    const madeAt = this.#madeAt(receivedAt, servedAt)
    this.#learnZone(rows, madeAt)
    const doubts = new Map<string, PriceDoubt>()
    for (const [coin, row] of rows) {
      const history = this.#histories.get(coin) ?? noHistory
      const doubt = unsure.has(coin) ? 'twins' : this.#doubtOf(row, history, receivedAt, madeAt)
      if (doubt !== null) doubts.set(coin, doubt)
      this.#histories.set(coin, historyAfter(history, row, doubt, receivedAt))
    }
    return doubts
  }

  trusted(coin: string): number | null {
    return this.#histories.get(coin)?.trusted?.price ?? null
  }

  forget(coin: string): void {
    this.#histories.delete(coin)
  }

  /**
   * When the response was made: the earlier of the service's clock and ours, because one wrong clock must not stop all
   * alerts. A response that repeats a much earlier Date header was cached, so only our clock is used.
   */
  #madeAt(receivedAt: EpochMs, servedAt: EpochMs | null): EpochMs {
    const before = this.#made
    const isCopy =
      before?.at === servedAt && Math.abs(receivedAt - (before?.receivedAt ?? receivedAt)) > sameSecondMs
    if (servedAt === null || isCopy) return receivedAt
    if (before?.at !== servedAt) this.#made = { at: servedAt, receivedAt }
    return Math.min(servedAt, receivedAt)
  }

  /**
   * Ignores timestamps that haven't changed since the last quote, because any old timestamp is off by whole
   * hours at some point.
   */
  #learnZone(rows: ReadonlyMap<string, Row>, madeAt: EpochMs): void {
    const moved = [...rows].flatMap(([coin, { at }]) =>
      at === null || at % day === 0 || at === this.#histories.get(coin)?.stamp ? [] : at
    )
    if (moved.length === 0) return
    const off = madeAt - moved.reduce((newest, at) => Math.max(newest, at))
    const hours = Math.round(off / hour)
    const isZone = Math.abs(hours) <= widestZone && Math.abs(off - hours * hour) <= timestampToleranceMs
    if (isZone) this.#zoneMs = hours * hour
  }

  #doubtOf(row: Row, history: PriceHistory, receivedAt: EpochMs, madeAt: EpochMs): PriceDoubt | null {
    if (row.price === null || row.price <= 0) return 'unread'
    if (row.at !== null && this.#isLongAgo(row.at, madeAt)) return 'old'
    const { price, trusted } = history
    const isLeap =
      trusted !== null &&
      Math.abs(receivedAt - trusted.at) <= leapWithinMs &&
      timesApart(row.price, trusted.price) >= leapTimes
    const isApart = isOffRange(row.price, row)
    // A price that's both a jump and outside the day's range stays doubtful even if the next quote repeats it.
    if (isLeap && isApart) return 'range'
    if (price !== null && timesApart(row.price, price) <= farTimes) return null
    return isLeap ? 'leap' : isApart ? 'range' : null
  }

  /** A timestamp at exactly midnight is treated as a date in an unknown time zone. */
  #isLongAgo(at: EpochMs, madeAt: EpochMs): boolean {
    return at % day === 0 ? madeAt - at > day + widestZone * hour : madeAt - at - this.#zoneMs > longAgoMs
  }
}

function historyOf({ price, at, fetchedAt, doubt }: StoredQuote): PriceHistory {
  if (price === null || price <= 0 || fetchedAt === null || doubt === 'old' || doubt === 'twins')
    return { ...noHistory, stamp: at }
  return { stamp: at, price, trusted: doubt ? null : { price, at: fetchedAt } }
}

function historyAfter(history: PriceHistory, row: Row, doubt: PriceDoubt | null, at: EpochMs): PriceHistory {
  const { price } = row
  const stamped = { ...history, stamp: row.at }
  if (doubt === 'twins') return history
  if (price === null || doubt === 'unread' || doubt === 'old') return stamped
  return { ...stamped, price, trusted: doubt === null ? { price, at } : history.trusted }
}

const timesApart = (one: number, other: number): number => Math.max(one / other, other / one)

function isOffRange(price: number, { low, high }: Row): boolean {
  if (low === null || high === null || low <= 0 || high < low) return false
  return price > high * farTimes || price < low / farTimes
}
