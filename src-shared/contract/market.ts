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
  /** As the service wrote it, up to 17 digits. */
  readonly priceText: string | null
  readonly low: number | null
  readonly high: number | null
  /** The service calls this the daily change. */
  readonly changePercent: number | null
  /** The service's timestamp. */
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly exchange: string | null
  /** Null if the response states none. */
  readonly currency: string | null
  /** The service rejects the coin, or the last response had newer prices for other coins only. */
  readonly missing: boolean
  /** Calls leave the coin out while this is set. */
  readonly refused: CoinRefusal | null
  /** The coin that the last response had instead, probably the same one. */
  readonly renamed?: { readonly symbol: string; readonly name: string | null } | undefined
  /** Alerts and candles ignore a doubtful price. */
  readonly doubt?: PriceDoubt | undefined
  /** Set if another response has a newer price. `fetchedAt` is then that price's time. */
  readonly priceOrigin?: PriceOrigin | undefined
  /** Recorded prices, oldest first, at most 48. */
  readonly spark: readonly number[]
}

/**
 * - `unread`: the last response has no usable price, so this is an older one
 * - `old`: the service's timestamp is long past
 * - `range`: far outside the day's low and high
 * - `leap`: a multiple or a fraction of the price a few minutes earlier
 * - `twins`: several coins share the symbol
 *
 * `range` and `leap` end when the next quote confirms the price.
 */
export const priceDoubts = ['unread', 'old', 'range', 'leap', 'twins'] as const
export type PriceDoubt = (typeof priceDoubts)[number]

/** `candle`: the close of the newest candle. `list`: the list of the largest coins. */
export type PriceOrigin = 'candle' | 'list'

/** Distinguishes coins with the same symbol, in the service's words. */
export const CoinIdentity = z.object({
  id: z.string().max(100).nullable(),
  name: z.string().max(100).nullable()
})
export type CoinIdentity = z.infer<typeof CoinIdentity>

export interface CoinTwins {
  /** In capitals, without an exchange. */
  readonly symbol: string
  /** Null while it's unknown which coin the price belongs to. */
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
   * Coins to load manually: new ones above the confirmation limit, or with `isManual`, those never loaded
   * while all quotes are manual.
   */
  readonly waiting?: {
    readonly coins: readonly string[]
    readonly price: PriceTag
    readonly isManual?: true
  }
  readonly unread?: UnreadQuotes
  readonly twins?: readonly CoinTwins[]
  /** All prices from the service have an old timestamp. */
  readonly areOld?: true
}

/** A stored response in which required data couldn't be read. */
export interface UnreadQuotes {
  readonly at: EpochMs
  readonly charged: number | null
  /**
   * `price` and `coin`: this field, under any known name. `change`: the price change, although there are
   * prices.
   */
  readonly missing: 'price' | 'coin' | 'rows' | 'change'
  readonly symbol: string
}

/** Null if adding the coins makes no call. */
export interface QuotePrices {
  readonly each: readonly (PriceTag | null)[]
  readonly together: PriceTag | null
}

export interface CoinName {
  readonly symbol: string
  readonly name: string
  readonly source: string | null
  /** Another coin has the same symbol, so the name must be shown too. */
  readonly isTwin?: true
}

export interface CoinListState {
  readonly count: number
  readonly fetchedAt: EpochMs | null
  readonly price: PriceTag
}

/**
 * Arrays of the same length. Opening times are ascending and unique. A missing volume is NaN. Bars from
 * `provisionalFrom` on are built from recorded quotes and have no volume.
 */
export interface CandleSeries extends CandleColumns {
  readonly coin: string
  readonly interval: Interval
  readonly provisionalFrom: number
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  /** Cleared when a load succeeds. */
  readonly fault: Fault | null
  /** The key's plan excludes this interval, so candles are built from recorded quotes. */
  readonly planRequired: boolean
  /** For loading the same number of bars again. */
  readonly price: PriceTag
  readonly loading: boolean
  readonly manualReason?: ManualReason
  /** Past candles that the service's latest correction changed. Empty once the correction is a day old. */
  readonly corrected: readonly CorrectedCandle[]
  readonly repaired?: RepairedRows
  readonly missingData?: MissingCandleData
}

/**
 * - `expensive`: above the confirmation limit
 * - `unpriced`: the price is unknown and no approved plan includes them
 * - `unread`: the last response of this kind couldn't be read
 */
export type ManualReason = 'expensive' | 'unpriced' | 'unread'

/** The response is stored, so the user can map its fields. */
export interface MissingCandleData {
  readonly what: 'candles' | 'volume'
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

export interface RepairedRows {
  /** Dropped, because time or price couldn't be read. */
  readonly unreadable: number
  /** Sorted. */
  readonly unordered: number
  /** Replaced by a later row with the same time. */
  readonly repeated: number
  /** Dropped, because the candle opens more than one candle length after the response. */
  readonly ahead: number
}

/** The values before the service's correction. */
export interface CorrectedCandle {
  readonly time: EpochMs
  readonly correctedAt: EpochMs
  readonly was: { readonly open: number; readonly high: number; readonly low: number; readonly close: number }
}

/** The service accepts no date ranges, so a request for earlier candles includes all later ones. */
export interface CandleReach {
  /** Smallest first. */
  readonly offers: readonly CandleOffer[]
  readonly limit: ReachLimit
}

/**
 * Why no request reaches further back.
 * - `empty`: this range was requested and has no candles
 * - `begins`: a larger request returned no earlier candles
 * - `cap`: the service returns at most the latest `bars` candles
 * - `all-sent`: daily candles are sent all at once and are already loaded
 * - `not-fetched`: the same, but they aren't loaded yet
 * - `locked`: the key's plan doesn't include them
 */
export type ReachLimit =
  | { readonly code: 'empty' | 'begins' | 'all-sent' | 'not-fetched' | 'locked' }
  | { readonly code: 'cap'; readonly bars: number }

export interface CandleOffer {
  readonly bars: number
  /** How many would be new, if the service has all of them. */
  readonly adds: number
  readonly price: PriceTag
}

/** Replaces the bar with the same time, or is appended. */
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
  /** `range`: not between 0 and 100. `ahead`: dated in the future. */
  readonly doubt?: 'range' | 'ahead'
  readonly label: string | null
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  readonly price: PriceTag
}

const chart = z.object({ coin: Coin, interval: Interval })

export const market = {
  /** Makes no call, like all requests here except `refresh` and those that start with `load`. */
  board: request(nothing).answers<Board>(),
  /** One getData call for all watched coins. */
  refresh: request(nothing).answers<Board>(),
  quotePrices: request(
    z.object({ each: Coin.array().max(50), together: Coin.array().max(1000) })
  ).answers<QuotePrices>(),
  /** One getData call for the coins in `waiting`. */
  loadNewCoins: request(nothing).answers<Board>(),
  /** Shows another coin under a symbol that several coins share. */
  chooseCoin: request(z.object({ coin: Coin, identity: CoinIdentity })).answers<Board>(),
  /** Moves all data of a coin to its new symbol. */
  followCoin: request(z.object({ from: Coin, to: Coin })).answers<Board>(),
  searchCoins: request(
    z.object({ text: z.string().max(60), limit: z.number().int().min(1).max(200) })
  ).answers<readonly CoinName[]>(),
  coinList: request(nothing).answers<CoinListState>(),
  /** Coins that aren't in the coin list but can be requested. Empty if the list isn't loaded. */
  unlistedCoins: request(z.object({ coins: Coin.array().max(1000) })).answers<readonly string[]>(),
  /** The first day of the service's history. Null if the coin list lacks it or isn't loaded. */
  historySince: request(z.object({ coin: Coin })).answers<EpochMs | null>(),
  loadCoinList: request(nothing).answers<CoinListState>(),
  candles: request(chart).answers<CandleSeries>(),
  /** The main process refreshes the candles of these charts. */
  showCharts: request(z.object({ charts: chart.array().max(40) })).answers<void>(),
  /** These rows are refreshed more often when credits are short. */
  showRows: request(z.object({ coins: Coin.array().max(200) })).answers<void>(),
  loadCandles: request(
    chart.extend({ bars: z.number().int().min(1).max(100_000).nullable().default(null) })
  ).answers<CandleSeries>(),
  /** `since` is the time that the user wants to reach. If null, any earlier candles will do. */
  candleReach: request(chart.extend({ since: z.number().nullable().default(null) })).answers<CandleReach>(),
  fearGreed: request(nothing).answers<FearGreedIndex>(),
  loadFearGreed: request(nothing).answers<FearGreedIndex>()
}
