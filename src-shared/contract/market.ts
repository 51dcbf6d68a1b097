import { z } from 'zod'
import type { CandleColumns } from '../indicators/columns'
import type { Fault } from './fault'
import { nothing, request } from './request'
import { Coin, Interval, type EpochMs, type Origin, type PriceTag } from './values'

/** One row of the board. Numbers the service didn't send are null, never 0. */
export interface BoardQuote {
  readonly symbol: string
  readonly name: string | null
  readonly price: number | null
  /** The price as the service wrote it, up to 17 digits, for exact display. */
  readonly priceText: string | null
  readonly low: number | null
  readonly high: number | null
  /** Percent points, the service's "daily" change. */
  readonly changePercent: number | null
  /** The service's timestamp. */
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly exchange: string | null
  /** As labelled in the response. null if unlabelled. */
  readonly currency: string | null
  /**
   * No fresh price though other coins have one: rejected, or requested but missing from the last
   * response.
   */
  readonly missing: boolean
  /**
   * Set while the service rejects requests that include this coin. Such a coin is left out of
   * calls.
   */
  readonly refused: CoinRefusal | null
  /** The coin that took its place in the last response, so probably its new symbol. */
  readonly renamed?: { readonly symbol: string; readonly name: string | null } | undefined
  /** Why the price may be wrong. A doubtful price triggers no alert and builds no bar. */
  readonly doubt?: PriceDoubt | undefined
  /** Our own price history, oldest first, at most 48 points. */
  readonly spark: readonly number[]
}

/**
 * - `unread`: the last response has the coin but no usable price, so this is the last known one
 * - `old`: the service's own timestamp is long past
 * - `range`: far outside the day's low and high
 * - `leap`: a multiple or a fraction of the price minutes before
 * - `twins`: several coins share the symbol, and it's unclear whose price this is
 *
 * `range` and `leap` end when the next quote confirms the price.
 */
export const priceDoubts = ['unread', 'old', 'range', 'leap', 'twins'] as const
export type PriceDoubt = (typeof priceDoubts)[number]

/** Tells a coin from others with its symbol, in the service's words. null if not given. */
export const CoinIdentity = z.object({
  id: z.string().max(100).nullable(),
  name: z.string().max(100).nullable()
})
export type CoinIdentity = z.infer<typeof CoinIdentity>

/** A symbol shared by several coins. */
export interface CoinTwins {
  /** In capitals, without an exchange. */
  readonly symbol: string
  /** The coin shown under the symbol. null while unknown. */
  readonly shown: CoinIdentity | null
  /** The user chose it. */
  readonly isChosen: boolean
  readonly others: readonly CoinIdentity[]
}

export interface CoinRefusal {
  /** The service's own message. null if it gave none. */
  readonly said: string | null
  readonly since: EpochMs
  /** When Candlewick tries it again. */
  readonly retryAt: EpochMs
}

export interface Board {
  readonly quotes: readonly BoardQuote[]
  readonly origin: Origin
  readonly fetchedAt: EpochMs | null
  /** Price of loading all of them. */
  readonly price: PriceTag
  /**
   * New coins that cost more than the confirmation limit. They load only when the user does so.
   * Absent if none.
   */
  readonly waiting?: { readonly coins: readonly string[]; readonly price: PriceTag }
  /** Set if the last response had no readable price or change. */
  readonly unread?: UnreadQuotes
  /** Symbols shared by several coins. Absent if none. */
  readonly twins?: readonly CoinTwins[]
  /** Every price the service sends has a timestamp long past. */
  readonly areOld?: true
}

/**
 * A response for several coins in which something required wasn't readable. It's stored so that the
 * user can view it.
 */
export interface UnreadQuotes {
  readonly at: EpochMs
  /** Credits; null if not reported. */
  readonly charged: number | null
  /**
   * The missing field, under every known name. rows: there are no rows. change: prices are fine,
   * only the change is missing.
   */
  readonly lacks: 'price' | 'coin' | 'rows' | 'change'
  /** The `symbol` parameter of the request. */
  readonly symbol: string
}

/**
 * Price of the call made after adding coins. null if none: quotes are fresh, or manual.
 */
export interface QuotePrices {
  /** In the order of the request. */
  readonly each: readonly (PriceTag | null)[]
  readonly together: PriceTag | null
}

export interface CoinName {
  readonly symbol: string
  readonly name: string
  readonly source: string | null
  /** Other coins share its symbol, so show the name. */
  readonly isTwin?: true
}

export interface CoinListState {
  readonly count: number
  readonly fetchedAt: EpochMs | null
  readonly price: PriceTag
}

/**
 * Candles as columns: one typed array per field, equal lengths, opening times ascending in epoch ms
 * without duplicates. A bar without volume has NaN. Bars from `provisionalFrom` on are built from
 * our own quotes, without volume, and drawn hollow.
 */
export interface CandleSeries extends CandleColumns {
  readonly coin: string
  readonly interval: Interval
  readonly provisionalFrom: number
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  /** The latest failure to load this series, until a load succeeds. */
  readonly fault: Fault | null
  /** The key's plan doesn't include this interval. The bars shown are built from our own quotes. */
  readonly planRequired: boolean
  /** Price of loading it again, for the number of bars that would be requested. */
  readonly price: PriceTag
  readonly loading: boolean
  /** Why only the user loads them. Absent if they load automatically, within the plan. */
  readonly byHand?: ByHand
  /**
   * Past candles that the service changed in its latest correction, if that was within the last
   * day. Otherwise empty.
   */
  readonly corrected: readonly CorrectedCandle[]
  /** Problems fixed in the latest response. Absent if there were none. */
  readonly mended?: MendedRows
  /** What wasn't readable in the latest response. Absent if a chart has everything it needs. */
  readonly lacking?: LackingCandles
}

/**
 * Why candles don't load automatically.
 * - `dear`: above the confirmation limit
 * - `unpriced`: the price is unknown and not part of an agreed plan
 * - `unread`: the last such response wasn't readable
 */
export type ByHand = 'dear' | 'unpriced' | 'unread'

/**
 * A chart's response without candles, or without volume. It's stored so that the user can view it
 * and map its fields.
 */
export interface LackingCandles {
  readonly what: 'candles' | 'volume'
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

export interface MendedRows {
  /** Dropped for lack of a readable time or price. */
  readonly unreadable: number
  /** Out of order, moved to their places. */
  readonly unordered: number
  /** Duplicate times. The later row wins. */
  readonly repeated: number
  /** Dropped because they open more than one candle length after the response was created. */
  readonly ahead: number
}

/** The previous values of a corrected past candle. The series has the new ones. */
export interface CorrectedCandle {
  readonly time: EpochMs
  readonly correctedAt: EpochMs
  readonly was: { readonly open: number; readonly high: number; readonly low: number; readonly close: number }
}

/**
 * How to load earlier candles. The service has no date range, so they come in one request for more
 * bars, together with all later ones.
 */
export interface CandleReach {
  /** Requests that bring some of them, smallest first. Empty if none can. */
  readonly offers: readonly CandleOffer[]
  readonly limit: ReachLimit
}

/**
 * Why no request reaches further back than the last offer.
 * - `asked`: this range was requested and has no candles
 * - `begins`: a larger request returned none before these
 * - `cap`: the service returns at most the latest `bars`
 * - `all-sent`, `not-fetched`: daily candles come all at once, and did or haven't been loaded yet
 * - `locked`: not included in the key's plan
 */
export type ReachLimit =
  | { readonly code: 'asked' | 'begins' | 'all-sent' | 'not-fetched' | 'locked' }
  | { readonly code: 'cap'; readonly bars: number }

export interface CandleOffer {
  /** Number of bars to request. */
  readonly bars: number
  /** How many of them are new, if the service has them all. */
  readonly adds: number
  /** Of the whole request. */
  readonly price: PriceTag
}

/** Replaces the last bar if the times match, otherwise is appended. */
export interface CandleTick {
  readonly coin: string
  readonly interval: Interval
  readonly time: EpochMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly provisional: boolean
}

export interface FearGreedIndex {
  readonly value: number | null
  /** range: outside 0 to 100. ahead: dated in the future. */
  readonly doubt?: 'range' | 'ahead'
  readonly label: string | null
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  readonly price: PriceTag
}

const chart = z.object({ coin: Coin, interval: Interval })

export const market = {
  /** All stored data of the watched coins. Makes no call. */
  board: request(nothing).answers<Board>(),
  /** Loads all watched coins in one getData call. */
  refresh: request(nothing).answers<Board>(),
  /** Price of adding coins. Makes no call. */
  quotePrices: request(
    z.object({ each: Coin.array().max(50), together: Coin.array().max(1000) })
  ).answers<QuotePrices>(),
  /** Loads the coins in `waiting` with one getData call. */
  loadNewCoins: request(nothing).answers<Board>(),
  /** Shows another of the coins that share a symbol. Makes no call. */
  chooseCoin: request(z.object({ coin: Coin, identity: CoinIdentity })).answers<Board>(),
  /** Moves a coin and all its data to its new symbol. Makes no call. */
  followCoin: request(z.object({ from: Coin, to: Coin })).answers<Board>(),
  searchCoins: request(
    z.object({ text: z.string().max(60), limit: z.number().int().min(1).max(200) })
  ).answers<readonly CoinName[]>(),
  coinList: request(nothing).answers<CoinListState>(),
  /**
   * The given coins that aren't in the coin list, none if it isn't loaded. They can be requested
   * anyway.
   */
  unlistedCoins: request(z.object({ coins: Coin.array().max(1000) })).answers<readonly string[]>(),
  /**
   * First day of the service's history for a coin, from the coin list. null if not given or not
   * loaded.
   */
  historySince: request(z.object({ coin: Coin })).answers<EpochMs | null>(),
  loadCoinList: request(nothing).answers<CoinListState>(),
  /** Returns the cached series. Makes no call. */
  candles: request(chart).answers<CandleSeries>(),
  /** Reports the charts on screen, so that the plan keeps them fresh. */
  showCharts: request(z.object({ charts: chart.array().max(40) })).answers<void>(),
  /** Reports the visible watchlist rows. They get fresher quotes while credits are short. */
  showRows: request(z.object({ coins: Coin.array().max(200) })).answers<void>(),
  loadCandles: request(
    chart.extend({ bars: z.number().int().min(1).max(100_000).nullable().default(null) })
  ).answers<CandleSeries>(),
  /** How to load candles from `since` on; null = any before the earliest one. Makes no call. */
  candleReach: request(chart.extend({ since: z.number().nullable().default(null) })).answers<CandleReach>(),
  fearGreed: request(nothing).answers<FearGreedIndex>(),
  loadFearGreed: request(nothing).answers<FearGreedIndex>()
}
