import type { PriceDoubt } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { QuoteRow } from '../service-api/answers/answer'
import type { KeptQuote } from './quote-store'
import { day, hour, minute } from '../../src-shared/time'

/** A price that its service dates back further is not of now: feeds delayed by a quarter of an hour still are. */
const longAgoMs = 30 * minute
/** No zone is further from another one. */
const widestZone = 14
/** What a stamp that is off by a zone is off by beside whole hours, at most: a cache of some minutes. */
const besideZoneMs = 10 * minute
/** A decimal point that slipped, while the market moved on. */
const leapTimes = 9
const leapWithinMs = hour
/** Two answers within so long may be of the same second. */
const sameSecondMs = 5_000
/** What a price can't be away from its own day's range, or from another of the same minutes. */
const farTimes = 2

type Row = Pick<QuoteRow, 'price' | 'low' | 'high' | 'at'>

/** What was told of a coin last. */
interface Heard {
  readonly stamp: EpochMs | null
  /** The last one that was not of long ago. */
  readonly price: number | null
  /** The last one that nothing spoke against. */
  readonly trusted: { readonly price: number; readonly at: EpochMs } | null
}

const unheard: Heard = { stamp: null, price: null, trusted: null }

/**
 * Judges whether prices that come are prices of now. What contradicts its own row, or the quote of minutes before, is doubted
 * until the next quote says the same: a market that really leapt is told one quote later.
 */
export class PriceJudge {
  readonly #heard: Map<string, Heard>
  /** What the service's stamps are off by, ms: those of a service that names no zone, or a wrong one. */
  #zoneMs = 0
  /** The newest answer that told when it was made, and when it came. */
  #made: { readonly at: EpochMs; readonly receivedAt: EpochMs } | null = null

  /** @param kept what an earlier run knew */
  constructor(kept: readonly KeptQuote[]) {
    this.#heard = new Map(kept.map(quote => [quote.symbol, heardOf(quote)]))
  }

  /**
   * What speaks against the rows of one answer, by coin; without those that nothing speaks against.
   * @param servedAt when it was made, by its service's own clock; null where that is not told
   * @param unsure coins whose row may be another coin's
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
      const heard = this.#heard.get(coin) ?? unheard
      const doubt = unsure.has(coin) ? 'twins' : this.#doubtOf(row, heard, receivedAt, madeAt)
      if (doubt !== null) doubts.set(coin, doubt)
      this.#heard.set(coin, heardAfter(heard, row, doubt, receivedAt))
    }
    return doubts
  }

  /** The coin's last price that nothing spoke against; null without one. */
  trusted(coin: string): number | null {
    return this.#heard.get(coin)?.trusted?.price ?? null
  }

  /** Another coin is meant from now on. */
  forget(coin: string): void {
    this.#heard.delete(coin)
  }

  /**
   * A price is old where our clock says so and the service's own, if it tells it: either may be wrong, and no alert would ever
   * come. An answer made at the same moment as one of some time ago is a copy, whose clock stands still.
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
   * Stamps that move on, and yet are whole hours off, are written in another zone. Those of a service that stands still grow
   * old past every whole hour: they say nothing of its zone.
   */
  #learnZone(rows: ReadonlyMap<string, Row>, madeAt: EpochMs): void {
    const moved = [...rows].flatMap(([coin, { at }]) =>
      at === null || at % day === 0 || at === this.#heard.get(coin)?.stamp ? [] : at
    )
    if (moved.length === 0) return
    const off = madeAt - moved.reduce((newest, at) => Math.max(newest, at))
    const hours = Math.round(off / hour)
    const isZone = Math.abs(hours) <= widestZone && Math.abs(off - hours * hour) <= besideZoneMs
    if (isZone) this.#zoneMs = hours * hour
  }

  #doubtOf(row: Row, heard: Heard, receivedAt: EpochMs, madeAt: EpochMs): PriceDoubt | null {
    if (row.price === null || row.price <= 0) return 'unread'
    if (row.at !== null && this.#isLongAgo(row.at, madeAt)) return 'old'
    const { price, trusted } = heard
    const isLeap =
      trusted !== null &&
      Math.abs(receivedAt - trusted.at) <= leapWithinMs &&
      timesApart(row.price, trusted.price) >= leapTimes
    const isApart = isOffRange(row.price, row)
    // Two that speak against it are not outvoted by the same said again.
    if (isLeap && isApart) return 'range'
    if (price !== null && timesApart(row.price, price) <= farTimes) return null
    return isLeap ? 'leap' : isApart ? 'range' : null
  }

  /** A stamp of midnight is a date: it stands for its whole day, in whatever zone that is. */
  #isLongAgo(at: EpochMs, madeAt: EpochMs): boolean {
    return at % day === 0 ? madeAt - at > day + widestZone * hour : madeAt - at - this.#zoneMs > longAgoMs
  }
}

function heardOf({ price, at, fetchedAt, doubt }: KeptQuote): Heard {
  if (price === null || price <= 0 || fetchedAt === null || doubt === 'old' || doubt === 'twins')
    return { ...unheard, stamp: at }
  return { stamp: at, price, trusted: doubt ? null : { price, at: fetchedAt } }
}

function heardAfter(heard: Heard, row: Row, doubt: PriceDoubt | null, at: EpochMs): Heard {
  const { price } = row
  const told = { ...heard, stamp: row.at }
  if (doubt === 'twins') return heard
  if (price === null || doubt === 'unread' || doubt === 'old') return told
  return { ...told, price, trusted: doubt === null ? { price, at } : heard.trusted }
}

const timesApart = (one: number, other: number): number => Math.max(one / other, other / one)

function isOffRange(price: number, { low, high }: Row): boolean {
  if (low === null || high === null || low <= 0 || high < low) return false
  return price > high * farTimes || price < low / farTimes
}
