import { z } from 'zod'
import type { CandleColumns } from '../indicators/columns'
import type { Fault } from './fault'
import { nothing, request } from './request'
import { Coin, Interval, type EpochMs, type Origin, type PriceTag } from './values'

/** Missing numbers are null, never 0. */
export interface BoardQuote {
  readonly symbol: string
  readonly name: string | null
  readonly price: number | null
  /** The price as the service wrote it, with up to 17 digits. */
  readonly priceText: string | null
  readonly low: number | null
  readonly high: number | null
  /** The change that the service calls the daily change. */
  readonly changePercent: number | null
  /** The service's timestamp. */
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly exchange: string | null
  /** Null if the response states none. */
  readonly currency: string | null
  /** True if the service rejects the coin, or if the last response only had newer prices for other coins. */
  readonly missing: boolean
  /** While this is set, calls leave the coin out. */
  readonly refused: CoinRefusal | null
  /**
   * A coin that the last response contained instead of this one. It's probably the same coin under a new
   * symbol.
   */
  readonly renamed?: { readonly symbol: string; readonly name: string | null } | undefined
  /** Alerts and candles ignore a doubtful price. */
  readonly doubt?: PriceDoubt | undefined
  /**
   * Set if the price is from another response, because that is newer. `fetchedAt` is then the time of that
   * price.
   */
  readonly priceOrigin?: PriceOrigin | undefined
  /** Recorded prices, oldest first, at most 48. */
  readonly spark: readonly number[]
}

/**
 * - `unread`: the last response has no usable price, so this is an older one
 * - `old`: the service's timestamp is from long ago
 * - `range`: the price is far outside the day's low and high
 * - `leap`: the price is a multiple or a fraction of the price a few minutes earlier
 * - `twins`: several coins have this symbol
 *
 * `range` and `leap` end when the next quote confirms the price.
 */
export const priceDoubts = ['unread', 'old', 'range', 'leap', 'twins'] as const
export type PriceDoubt = (typeof priceDoubts)[number]

/** `candle` is the close of the newest candle. `list` is the list of the largest coins. */
export type PriceOrigin = 'candle' | 'list'

/** Distinguishes coins that have the same symbol. The ID and the name are the service's. */
export const CoinIdentity = z.object({
  id: z.string().max(100).nullable(),
  name: z.string().max(100).nullable()
})
export type CoinIdentity = z.infer<typeof CoinIdentity>

export interface CoinTwins {
  /** In capitals, without an exchange. */
  readonly symbol: string
  /** Null if it's unknown which of the coins the price belongs to. */
  readonly shown: CoinIdentity | null
  readonly isChosen: boolean
  readonly others: readonly CoinIdentity[]
}

export interface CoinRefusal {
  readonly said: string | null
  readonly since: EpochMs
  readonly retryAt: EpochMs
}

export interface Board {
  readonly quotes: readonly BoardQuote[]
  readonly origin: Origin
  readonly fetchedAt: EpochMs | null
  readonly price: PriceTag
  /**
   * Coins whose quotes the user has to load: added coins whose price is above the confirmation limit. With
   * `isManual`, all quotes are loaded manually, and these coins have never been loaded.
   */
  readonly waiting?: {
    readonly coins: readonly string[]
    readonly price: PriceTag
    readonly isManual?: true
  }
  readonly unread?: UnreadQuotes
  readonly twins?: readonly CoinTwins[]
  /** True if all prices from the service have an old timestamp. */
  readonly areOld?: true
}

/** Describes a stored response in which required data couldn't be read. */
export interface UnreadQuotes {
  readonly at: EpochMs
  readonly charged: number | null
  /**
   * What is missing. `price` and `coin`: no field of the response has a known name for this. `change`: the
   * response has prices, but no price changes.
   */
  readonly missing: 'price' | 'coin' | 'rows' | 'change'
  readonly symbol: string
}

/**
 * What it costs to add each of the coins in `each`, and to add all coins in `together` at once. Null if
 * adding them makes no call.
 */
export interface QuotePrices {
  readonly each: readonly (PriceTag | null)[]
  readonly together: PriceTag | null
}

export interface CoinName {
  readonly symbol: string
  readonly name: string
  readonly source: string | null
  /** True if another coin has the same symbol, so that the name must be shown too. */
  readonly isTwin?: true
}

export interface CoinListState {
  readonly count: number
  readonly fetchedAt: EpochMs | null
  readonly price: PriceTag
}

/**
 * The candles as arrays of the same length. Opening times are ascending and unique. A missing volume is NaN.
 * Bars from index `provisionalFrom` on are built from recorded quotes and have no volume.
 */
export interface CandleSeries extends CandleColumns {
  readonly coin: string
  readonly interval: Interval
  readonly provisionalFrom: number
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  /** Why the last load failed. Null once a load succeeds. */
  readonly fault: Fault | null
  /** True if the key's plan excludes this interval, so that candles are built from recorded quotes. */
  readonly planRequired: boolean
  /** The price of loading the same number of bars again. */
  readonly price: PriceTag
  readonly loading: boolean
  readonly manualReason?: ManualReason
  /** Past candles that the service's latest correction changed. Empty once the correction is a day old. */
  readonly corrected: readonly CorrectedCandle[]
  readonly repaired?: RepairedRows
  readonly missingData?: MissingCandleData
}

/**
 * Why the user has to load the candles.
 * - `expensive`: the price is above the confirmation limit
 * - `unpriced`: the price is unknown and no approved plan includes the candles
 * - `unread`: the last response of this kind couldn't be read
 */
export type ManualReason = 'expensive' | 'unpriced' | 'unread'

/** Data that was missing in a response. The response is stored, so the user can map its fields. */
export interface MissingCandleData {
  readonly what: 'candles' | 'volume'
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

export interface RepairedRows {
  /** The number of rows that were dropped because their time or price couldn't be read. */
  readonly unreadable: number
  /** The number of rows that weren't in order and were sorted. */
  readonly unordered: number
  /** The number of rows that were replaced by a later row with the same time. */
  readonly repeated: number
  /**
   * The number of rows that were dropped because the candle opens more than one candle length after the
   * response.
   */
  readonly ahead: number
}

/** A candle's prices before the service corrected them. */
export interface CorrectedCandle {
  readonly time: EpochMs
  readonly correctedAt: EpochMs
  readonly was: { readonly open: number; readonly high: number; readonly low: number; readonly close: number }
}

/**
 * The calls with which the user can load earlier candles. The service accepts no date ranges, so a request
 * for earlier candles also returns all later ones.
 */
export interface CandleReach {
  /** Smallest first. */
  readonly offers: readonly CandleOffer[]
  readonly limit: ReachLimit
}

/**
 * Why no further candles can be loaded.
 * - `empty`: this range was requested and has no candles
 * - `begins`: a larger request returned no earlier candles
 * - `cap`: the service returns at most the latest `bars` candles
 * - `all-sent`: the service sends all daily candles at once, and they are already loaded
 * - `not-fetched`: the service sends all daily candles at once, but they aren't loaded yet
 * - `locked`: the key's plan doesn't include the candles
 */
export type ReachLimit =
  | { readonly code: 'empty' | 'begins' | 'all-sent' | 'not-fetched' | 'locked' }
  | { readonly code: 'cap'; readonly bars: number }

export interface CandleOffer {
  readonly bars: number
  /** How many of these bars would be new, if the service has all of them. */
  readonly adds: number
  readonly price: PriceTag
}

/** A new or changed bar. It replaces the bar with the same time, or is appended if there is none. */
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
  /** `range`: the value isn't between 0 and 100. `ahead`: the date is in the future. */
  readonly doubt?: 'range' | 'ahead'
  readonly label: string | null
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  readonly price: PriceTag
}

const chart = z.object({ coin: Coin, interval: Interval })

export const market = {
  /** Like all requests here except `refresh` and those that start with `load`, this makes no call. */
  board: request(nothing).answers<Board>(),
  /** Makes one getData call for all watched coins. */
  refresh: request(nothing).answers<Board>(),
  quotePrices: request(
    z.object({ each: Coin.array().max(50), together: Coin.array().max(1000) })
  ).answers<QuotePrices>(),
  /** Makes one getData call for the coins in `waiting`. */
  loadNewCoins: request(nothing).answers<Board>(),
  /** Chooses which of the coins that share a symbol is shown. */
  chooseCoin: request(z.object({ coin: Coin, identity: CoinIdentity })).answers<Board>(),
  /** Moves all data of a coin to its new symbol. */
  followCoin: request(z.object({ from: Coin, to: Coin })).answers<Board>(),
  searchCoins: request(
    z.object({ text: z.string().max(60), limit: z.number().int().min(1).max(200) })
  ).answers<readonly CoinName[]>(),
  coinList: request(nothing).answers<CoinListState>(),
  /**
   * Returns those coins that can be requested although the coin list doesn't contain them. Empty if the list
   * isn't loaded.
   */
  unlistedCoins: request(z.object({ coins: Coin.array().max(1000) })).answers<readonly string[]>(),
  /**
   * Returns the first day of the service's history of the coin. Null if the coin list lacks it or isn't
   * loaded.
   */
  historySince: request(z.object({ coin: Coin })).answers<EpochMs | null>(),
  loadCoinList: request(nothing).answers<CoinListState>(),
  candles: request(chart).answers<CandleSeries>(),
  /** Tells the main process which charts are visible, so that it refreshes their candles. */
  showCharts: request(z.object({ charts: chart.array().max(40) })).answers<void>(),
  /**
   * Tells the main process which rows are visible. They are refreshed more often than others when credits are
   * short.
   */
  showRows: request(z.object({ coins: Coin.array().max(200) })).answers<void>(),
  loadCandles: request(
    chart.extend({ bars: z.number().int().min(1).max(100_000).nullable().default(null) })
  ).answers<CandleSeries>(),
  /** `since` is the time that the user wants to reach. If null, any earlier candles will do. */
  candleReach: request(chart.extend({ since: z.number().nullable().default(null) })).answers<CandleReach>(),
  fearGreed: request(nothing).answers<FearGreedIndex>(),
  loadFearGreed: request(nothing).answers<FearGreedIndex>()
}
