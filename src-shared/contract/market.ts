import { z } from 'zod'
import type { CandleColumns } from '../indicators/columns'
import type { Fault } from './fault'
import { nothing, request } from './request'
import { Coin, Interval, type EpochMs, type Origin, type PriceTag } from './values'

/** Numbers that weren't sent are null, never 0. */
export interface BoardQuote {
  readonly symbol: string
  readonly name: string | null
  readonly price: number | null
  /** As written by the service, up to 17 digits. */
  readonly priceText: string | null
  readonly low: number | null
  readonly high: number | null
  /** In percent points. The service calls this the daily change. */
  readonly changePercent: number | null
  /** The service's timestamp. */
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly exchange: string | null
  /** Null if the response names none. */
  readonly currency: string | null
  /** The service rejects the coin, or the last response had newer prices for others only. */
  readonly missing: boolean
  /** While the service rejects requests with this coin, calls leave it out. */
  readonly refused: CoinRefusal | null
  /** The coin that the last response had instead, probably the same under a new symbol. */
  readonly renamed?: { readonly symbol: string; readonly name: string | null } | undefined
  /** Alerts and candles ignore a doubtful price. */
  readonly doubt?: PriceDoubt | undefined
  /** Oldest first, at most 48. */
  readonly spark: readonly number[]
}

/**
 * - `unread`: the last response has no usable price for the coin, so this is an older one
 * - `old`: the service's timestamp is long past
 * - `range`: far outside the day's low and high
 * - `leap`: a multiple or a fraction of the price minutes before
 * - `twins`: several coins share the symbol
 *
 * `range` and `leap` end when the next quote confirms the price.
 */
export const priceDoubts = ['unread', 'old', 'range', 'leap', 'twins'] as const
export type PriceDoubt = (typeof priceDoubts)[number]

/** In the service's words. */
export const CoinIdentity = z.object({
  id: z.string().max(100).nullable(),
  name: z.string().max(100).nullable()
})
export type CoinIdentity = z.infer<typeof CoinIdentity>

export interface CoinTwins {
  /** In capitals, without an exchange. */
  readonly symbol: string
  /** Null while unknown. */
  readonly shown: CoinIdentity | null
  /** Chosen by the user. */
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
  /** Of a call for all quotes. */
  readonly price: PriceTag
  /** These cost more than the confirmation limit, so they're only loaded manually. */
  readonly waiting?: { readonly coins: readonly string[]; readonly price: PriceTag }
  /** No price or no price change could be read. */
  readonly unread?: UnreadQuotes
  readonly twins?: readonly CoinTwins[]
  /** All prices have an old timestamp. */
  readonly areOld?: true
}

export interface UnreadQuotes {
  readonly at: EpochMs
  /** Credits. */
  readonly charged: number | null
  /**
   * `price` and `coin`: this field, under any known name. `rows`: all rows. `change`: only the price change.
   */
  readonly lacks: 'price' | 'coin' | 'rows' | 'change'
  readonly symbol: string
}

/** Null if no call is made, because quotes are fresh or loaded manually. */
export interface QuotePrices {
  readonly each: readonly (PriceTag | null)[]
  readonly together: PriceTag | null
}

export interface CoinName {
  readonly symbol: string
  readonly name: string
  readonly source: string | null
  /** Another coin has this symbol, so the name must be shown. */
  readonly isTwin?: true
}

export interface CoinListState {
  readonly count: number
  readonly fetchedAt: EpochMs | null
  readonly price: PriceTag
}

/**
 * Arrays of the same length. Opening times are in epoch ms, ascending and unique. A missing volume is NaN.
 * Bars from `provisionalFrom` on are built from quotes and have no volume.
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
  /** With the current number of bars. */
  readonly price: PriceTag
  readonly loading: boolean
  readonly byHand?: ByHand
  /** Changed by the service's latest correction. Empty after a day. */
  readonly corrected: readonly CorrectedCandle[]
  readonly mended?: MendedRows
  readonly lacking?: LackingCandles
}

/**
 * - `dear`: more expensive than the confirmation limit
 * - `unpriced`: unknown price, and not part of an agreed plan
 * - `unread`: the last such response couldn't be read
 */
export type ByHand = 'dear' | 'unpriced' | 'unread'

/** Without candles, or without their volume. Users can view it and map its fields. */
export interface LackingCandles {
  readonly what: 'candles' | 'volume'
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

export interface MendedRows {
  /** Dropped without a readable time or price. */
  readonly unreadable: number
  /** Sorted, because they were out of order. */
  readonly unordered: number
  /** Replaced by a later row with the same time. */
  readonly repeated: number
  /** Dropped, because they open more than a candle after the response was made. */
  readonly ahead: number
}

/** The previous values. The series has the new ones. */
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
 * Why nothing reaches further back.
 * - `asked`: this range was requested and is empty
 * - `begins`: a larger request returned no earlier candles
 * - `cap`: at most the latest `bars` candles are returned
 * - `all-sent`: daily candles are sent at once and are loaded
 * - `not-fetched`: daily candles are sent at once and aren't loaded yet
 * - `locked`: the key's plan excludes them
 */
export type ReachLimit =
  | { readonly code: 'asked' | 'begins' | 'all-sent' | 'not-fetched' | 'locked' }
  | { readonly code: 'cap'; readonly bars: number }

export interface CandleOffer {
  readonly bars: number
  /** New bars, if the service has all of them. */
  readonly adds: number
  /** Of the whole request. */
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
  /** `range`: not between 0 and 100. `ahead`: its date is in the future. */
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
  /** One getData call for all watched coins. */
  refresh: request(nothing).answers<Board>(),
  /** Makes no call. */
  quotePrices: request(
    z.object({ each: Coin.array().max(50), together: Coin.array().max(1000) })
  ).answers<QuotePrices>(),
  /** One getData call for the coins in `waiting`. */
  loadNewCoins: request(nothing).answers<Board>(),
  /** For a symbol that several coins share. Makes no call. */
  chooseCoin: request(z.object({ coin: Coin, identity: CoinIdentity })).answers<Board>(),
  /** Includes all of the coin's data. Makes no call. */
  followCoin: request(z.object({ from: Coin, to: Coin })).answers<Board>(),
  searchCoins: request(
    z.object({ text: z.string().max(60), limit: z.number().int().min(1).max(200) })
  ).answers<readonly CoinName[]>(),
  coinList: request(nothing).answers<CoinListState>(),
  /** They can still be requested. Empty if the list isn't loaded. */
  unlistedCoins: request(z.object({ coins: Coin.array().max(1000) })).answers<readonly string[]>(),
  /** From the coin list. Null if not given or not loaded. */
  historySince: request(z.object({ coin: Coin })).answers<EpochMs | null>(),
  loadCoinList: request(nothing).answers<CoinListState>(),
  /** Makes no call. */
  candles: request(chart).answers<CandleSeries>(),
  /** The main process refreshes candles of charts on screen. */
  showCharts: request(z.object({ charts: chart.array().max(40) })).answers<void>(),
  /** Visible rows are refreshed more often when credits are short. */
  showRows: request(z.object({ coins: Coin.array().max(200) })).answers<void>(),
  loadCandles: request(
    chart.extend({ bars: z.number().int().min(1).max(100_000).nullable().default(null) })
  ).answers<CandleSeries>(),
  /** `since` is the time to reach. If null, any earlier candles will do. Makes no call. */
  candleReach: request(chart.extend({ since: z.number().nullable().default(null) })).answers<CandleReach>(),
  fearGreed: request(nothing).answers<FearGreedIndex>(),
  loadFearGreed: request(nothing).answers<FearGreedIndex>()
}
