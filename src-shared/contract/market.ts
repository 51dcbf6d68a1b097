import { z } from 'zod'
import type { CandleColumns } from '../indicators/columns'
import type { Fault } from './fault'
import { nothing, request } from './request'
import { Coin, Interval, type EpochMs, type Origin, type PriceTag } from './values'

/** A coin's latest quote. Numbers that the service didn't send are null, never 0. */
export interface BoardQuote {
  readonly symbol: string
  readonly name: string | null
  readonly price: number | null
  /** The price as the service wrote it, up to 17 digits. */
  readonly priceText: string | null
  readonly low: number | null
  readonly high: number | null
  /** The price change in percent. The service calls this the daily change. */
  readonly changePercent: number | null
  /** The service's timestamp. */
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly exchange: string | null
  /** The currency stated in the response. Null if it states none. */
  readonly currency: string | null
  /**
   * Whether the service rejects the coin, or the last response had newer prices for other coins but not for
   * this one.
   */
  readonly missing: boolean
  /** Set while the service rejects requests that include this coin. Calls then leave it out. */
  readonly refused: CoinRefusal | null
  /** The coin that the last response had instead, probably the same coin under a new symbol. */
  readonly renamed?: { readonly symbol: string; readonly name: string | null } | undefined
  /** Why the price may be wrong. Alerts and candles ignore a doubtful price. */
  readonly doubt?: PriceDoubt | undefined
  /** Set if another response has a newer price than the quote. `fetchedAt` is then the time of that price. */
  readonly priceOrigin?: PriceOrigin | undefined
  /** Recorded prices, oldest first, at most 48. */
  readonly spark: readonly number[]
}

/**
 * Why a price may be wrong.
 * - `unread`: the last response has no usable price for the coin, so this is an older one
 * - `old`: the service's own timestamp is long past
 * - `range`: the price is far outside the day's low and high
 * - `leap`: the price is a multiple or a fraction of the price a few minutes earlier
 * - `twins`: several coins share the symbol, and it's unclear whose price this is
 *
 * `range` and `leap` end when the next quote confirms the price.
 */
export const priceDoubts = ['unread', 'old', 'range', 'leap', 'twins'] as const
export type PriceDoubt = (typeof priceDoubts)[number]

/** `candle`: the close of a coin's newest candle. `list`: the list of the largest coins. */
export type PriceOrigin = 'candle' | 'list'

/** What distinguishes coins with the same symbol, in the service's words. */
export const CoinIdentity = z.object({
  id: z.string().max(100).nullable(),
  name: z.string().max(100).nullable()
})
export type CoinIdentity = z.infer<typeof CoinIdentity>

export interface CoinTwins {
  /** In capitals, without an exchange. */
  readonly symbol: string
  /** The coin whose price is shown under the symbol. Null while unknown. */
  readonly shown: CoinIdentity | null
  /** Whether the user chose the shown coin. */
  readonly isChosen: boolean
  readonly others: readonly CoinIdentity[]
}

export interface CoinRefusal {
  /** The service's message. */
  readonly said: string | null
  readonly since: EpochMs
  readonly retryAt: EpochMs
}

export interface Board {
  readonly quotes: readonly BoardQuote[]
  readonly origin: Origin
  readonly fetchedAt: EpochMs | null
  /** The price of a call for all quotes. */
  readonly price: PriceTag
  /**
   * Coins that are only loaded manually: newly added ones that cost more than the confirmation limit, or with
   * `isManual`, those that were never loaded while all quotes load manually.
   */
  readonly waiting?: {
    readonly coins: readonly string[]
    readonly price: PriceTag
    readonly isManual?: true
  }
  /** Set if no price or no price change could be read in the last response. */
  readonly unread?: UnreadQuotes
  readonly twins?: readonly CoinTwins[]
  /** Set if all prices from the service have an old timestamp. */
  readonly areOld?: true
}

/** A stored response about several coins in which required data couldn't be read. */
export interface UnreadQuotes {
  readonly at: EpochMs
  /** What the call cost in credits, if known. */
  readonly charged: number | null
  /**
   * What is missing. `price` and `coin`: this field, under any known name. `rows`: all rows. `change`: the
   * price change, although there are prices.
   */
  readonly missing: 'price' | 'coin' | 'rows' | 'change'
  readonly symbol: string
}

/**
 * The price of the call made after adding coins. Null if no call is made, because quotes are fresh or loaded
 * manually.
 */
export interface QuotePrices {
  /** The price for each coin, in the order of the request. */
  readonly each: readonly (PriceTag | null)[]
  readonly together: PriceTag | null
}

export interface CoinName {
  readonly symbol: string
  readonly name: string
  readonly source: string | null
  /** Set if another coin has the same symbol, so that the name must be shown too. */
  readonly isTwin?: true
}

export interface CoinListState {
  readonly count: number
  readonly fetchedAt: EpochMs | null
  readonly price: PriceTag
}

/**
 * Candles with one array per field, all of the same length. Opening times are in epoch ms, ascending and
 * unique. A missing volume is NaN. Bars from `provisionalFrom` on are built from recorded quotes and have no
 * volume.
 */
export interface CandleSeries extends CandleColumns {
  readonly coin: string
  readonly interval: Interval
  readonly provisionalFrom: number
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  /** The latest failure to load this series. Cleared when a load succeeds. */
  readonly fault: Fault | null
  /** Whether the key's plan excludes this interval. Candles are then built from recorded quotes. */
  readonly planRequired: boolean
  /** The price of loading the series again with the current number of bars. */
  readonly price: PriceTag
  readonly loading: boolean
  readonly manualReason?: ManualReason
  /** Past candles that the service's latest correction changed. Empty once the correction is a day old. */
  readonly corrected: readonly CorrectedCandle[]
  readonly repaired?: RepairedRows
  readonly missingData?: MissingCandleData
}

/**
 * Why candles aren't loaded automatically.
 * - `dear`: they cost more than the confirmation limit
 * - `unpriced`: their price is unknown and they aren't part of an approved plan
 * - `unread`: the last response of this kind couldn't be read
 */
export type ManualReason = 'expensive' | 'unpriced' | 'unread'

/** A stored response without candles, or without their volume. The user can view it and map its fields. */
export interface MissingCandleData {
  readonly what: 'candles' | 'volume'
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

export interface RepairedRows {
  /** The number of rows dropped because their time or price couldn't be read. */
  readonly unreadable: number
  /** The number of rows that were out of order and have been sorted. */
  readonly unordered: number
  /** The number of rows replaced by a later row with the same time. */
  readonly repeated: number
  /**
   * The number of rows dropped because their candle opens more than one candle length after the response was
   * made.
   */
  readonly ahead: number
}

/** The previous values of a candle that the service corrected. The series has the new values. */
export interface CorrectedCandle {
  readonly time: EpochMs
  readonly correctedAt: EpochMs
  readonly was: { readonly open: number; readonly high: number; readonly low: number; readonly close: number }
}

/**
 * How far back candles can be loaded. The service doesn't accept date ranges, so a request for earlier
 * candles includes all later ones.
 */
export interface CandleReach {
  /** Requests that load earlier candles, smallest first. Empty if there are none. */
  readonly offers: readonly CandleOffer[]
  readonly limit: ReachLimit
}

/**
 * Why no request reaches further back than the last offer.
 * - `empty`: this range was requested and has no candles
 * - `begins`: a larger request returned no earlier candles
 * - `cap`: the service returns at most the latest `bars` candles
 * - `all-sent`: daily candles are sent all at once and are already loaded
 * - `not-fetched`: daily candles are sent all at once and aren't loaded yet
 * - `locked`: the key's plan doesn't include them
 */
export type ReachLimit =
  | { readonly code: 'empty' | 'begins' | 'all-sent' | 'not-fetched' | 'locked' }
  | { readonly code: 'cap'; readonly bars: number }

export interface CandleOffer {
  readonly bars: number
  /** How many of the bars would be new, if the service has all of them. */
  readonly adds: number
  /** The price of the whole request. */
  readonly price: PriceTag
}

/** The latest bar. It replaces the bar with the same time, or is appended. */
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
  /** Why the value may be wrong. `range`: it isn't between 0 and 100. `ahead`: its date is in the future. */
  readonly doubt?: 'range' | 'ahead'
  readonly label: string | null
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  readonly price: PriceTag
}

const chart = z.object({ coin: Coin, interval: Interval })

export const market = {
  /** Makes no call. */
  board: request(nothing).answers<Board>(),
  /** Loads all watched coins in one getData call. */
  refresh: request(nothing).answers<Board>(),
  /** Makes no call. */
  quotePrices: request(
    z.object({ each: Coin.array().max(50), together: Coin.array().max(1000) })
  ).answers<QuotePrices>(),
  /** Loads the coins in `waiting` with one getData call. */
  loadNewCoins: request(nothing).answers<Board>(),
  /** Shows another coin under a symbol that several coins share. Makes no call. */
  chooseCoin: request(z.object({ coin: Coin, identity: CoinIdentity })).answers<Board>(),
  /** Moves a coin and all its data to its new symbol. Makes no call. */
  followCoin: request(z.object({ from: Coin, to: Coin })).answers<Board>(),
  searchCoins: request(
    z.object({ text: z.string().max(60), limit: z.number().int().min(1).max(200) })
  ).answers<readonly CoinName[]>(),
  coinList: request(nothing).answers<CoinListState>(),
  /**
   * Returns the coins that aren't in the coin list. They can still be requested. Empty if the list isn't
   * loaded.
   */
  unlistedCoins: request(z.object({ coins: Coin.array().max(1000) })).answers<readonly string[]>(),
  /**
   * Returns the first day of the service's history for a coin, from the coin list. Null if not given or not
   * loaded.
   */
  historySince: request(z.object({ coin: Coin })).answers<EpochMs | null>(),
  loadCoinList: request(nothing).answers<CoinListState>(),
  /** Makes no call. */
  candles: request(chart).answers<CandleSeries>(),
  /** Tells the main process which charts are on screen, so that it refreshes their candles. */
  showCharts: request(z.object({ charts: chart.array().max(40) })).answers<void>(),
  /**
   * Tells the main process which watchlist rows are visible, so that it refreshes them more often when
   * credits are short.
   */
  showRows: request(z.object({ coins: Coin.array().max(200) })).answers<void>(),
  loadCandles: request(
    chart.extend({ bars: z.number().int().min(1).max(100_000).nullable().default(null) })
  ).answers<CandleSeries>(),
  /**
   * `since` is the time that the user wants to reach. If null, any earlier candles will do. Makes no call.
   */
  candleReach: request(chart.extend({ since: z.number().nullable().default(null) })).answers<CandleReach>(),
  fearGreed: request(nothing).answers<FearGreedIndex>(),
  loadFearGreed: request(nothing).answers<FearGreedIndex>()
}
