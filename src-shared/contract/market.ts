import { z } from 'zod'
import type { CandleColumns } from '../indicators/columns'
import type { Fault } from './fault'
import { nothing, request } from './request'
import { Coin, Interval, type EpochMs, type Origin, type PriceTag } from './values'

/** One coin's row as the board shows it. Numbers the service did not give are null, never 0. */
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
  /** The service's own time stamp. */
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly exchange: string | null
  /** What the answer says its prices are in; null where it names nothing. */
  readonly currency: string | null
  /** Without a fresh price while others have one: refused, or asked for and not in the last answer. */
  readonly missing: boolean
  /** The service refuses a question that names it: it is set aside. Null where it is asked for. */
  readonly refused: CoinRefusal | null
  /** What the last answer had in its place: likely its new symbol. Absent where it had nothing. */
  readonly renamed?: { readonly symbol: string; readonly name: string | null } | undefined
  /** What speaks against its price; absent where nothing does. No alert and no bar of ours is built on one in doubt. */
  readonly doubt?: PriceDoubt | undefined
  /** Our own price history, oldest first, at most 48 points. */
  readonly spark: readonly number[]
}

/**
 * unread: the last answer has the coin, and no price of it that can be read or be one; what stands here is the last known.
 * old: the service itself dates it long ago. range: far outside its own day's low and high. leap: many times that of minutes
 * before, or a small part of it. Those two end when the next quote says the same. twins: several coins have its symbol, and nothing
 * says which of their prices this is.
 */
export const priceDoubts = ['unread', 'old', 'range', 'leap', 'twins'] as const
export type PriceDoubt = (typeof priceDoubts)[number]

/** What tells a coin from others of its symbol, in the service's words; null where it does not say. */
export const CoinIdentity = z.object({
  id: z.string().max(100).nullable(),
  name: z.string().max(100).nullable()
})
export type CoinIdentity = z.infer<typeof CoinIdentity>

/** A symbol that several coins have. */
export interface CoinTwins {
  /** In capitals, without an exchange. */
  readonly symbol: string
  /** The one that is shown under it; null while none is known. */
  readonly shown: CoinIdentity | null
  /** The user chose it. */
  readonly isChosen: boolean
  readonly others: readonly CoinIdentity[]
}

/** A coin that the service refuses. */
export interface CoinRefusal {
  /** The service's own words; null where it gave none. */
  readonly said: string | null
  readonly since: EpochMs
  /** When it is asked about again by itself. */
  readonly retryAt: EpochMs
}

export interface Board {
  readonly quotes: readonly BoardQuote[]
  readonly origin: Origin
  readonly fetchedAt: EpochMs | null
  /** What asking for all of them costs. */
  readonly price: PriceTag
  /**
   * Coins that were added and cost more than a call may without a question: nothing is bought of them before a person
   * does. Absent where there are none.
   */
  readonly waiting?: { readonly coins: readonly string[]; readonly price: PriceTag }
  /** The last answer held no price, or no change, that could be read; absent where it did. */
  readonly unread?: UnreadQuotes
  /** Symbols that several coins have; absent where there are none. */
  readonly twins?: readonly CoinTwins[]
  /** The service dates every price that comes long ago; absent where it does not. */
  readonly areOld?: true
}

/** An answer about several coins of which something needed could not be read. It is kept, to be looked at as it came. */
export interface UnreadQuotes {
  readonly at: EpochMs
  /** Credits; null where the service did not say. */
  readonly charged: number | null
  /** What no row has under any name that is known; rows: there are none. With prices, and no change alone: change. */
  readonly lacks: 'price' | 'coin' | 'rows' | 'change'
  /** What `symbol` was asked with. */
  readonly symbol: string
}

/** What the call costs that is made once coins are added; null where none is: they have fresh quotes, or quotes come by hand. */
export interface QuotePrices {
  /** In the order of the question. */
  readonly each: readonly (PriceTag | null)[]
  readonly together: PriceTag | null
}

export interface CoinName {
  readonly symbol: string
  readonly name: string
  readonly source: string | null
  /** Other coins have its symbol: the name says which is meant. */
  readonly isTwin?: true
}

export interface CoinListState {
  readonly count: number
  readonly fetchedAt: EpochMs | null
  readonly price: PriceTag
}

/**
 * Candles as columns (one typed array a field, equal lengths, ascending opening time in epoch ms, no repeats).
 * A bar without volume holds NaN. Bars at `provisionalFrom` and later are built from our own quotes:
 * hollow, without volume, never the service's word.
 */
export interface CandleSeries extends CandleColumns {
  readonly coin: string
  readonly interval: Interval
  readonly provisionalFrom: number
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  /** The most recent failure to fetch this series, until a fetch succeeds. */
  readonly fault: Fault | null
  /** This interval needs a plan the key does not have; what is shown is built from our own quotes. */
  readonly planRequired: boolean
  /** What asking the service again would cost, at the number of bars it would ask for. */
  readonly price: PriceTag
  readonly loading: boolean
  /** Why a person alone asks for them; absent where they come by themselves, as far as the plan lets them. */
  readonly byHand?: ByHand
  /** Past candles the service told otherwise in its latest such answer, of the last day; empty where it did not. */
  readonly corrected: readonly CorrectedCandle[]
  /** What was wrong with the latest answer before it was put in order; absent where nothing was. */
  readonly mended?: MendedRows
  /** What could not be read of the latest answer; absent where all that a chart needs was. */
  readonly lacking?: LackingCandles
}

/**
 * Why candles are not bought without a person. dear: they cost more than a call may without a question. unpriced: nobody
 * knows what they cost, and no plan that was agreed to names them. unread: the last such answer could not be read.
 */
export type ByHand = 'dear' | 'unpriced' | 'unread'

/** An answer for a chart that was kept, to be looked at as it came and taught by: with no candles, or none with a volume. */
export interface LackingCandles {
  readonly what: 'candles' | 'volume'
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

/** Rows of an answer, in counts. */
export interface MendedRows {
  /** Without a time or a price that can be read: left out. */
  readonly unreadable: number
  /** Out of the order of the others: put in their places. */
  readonly unordered: number
  /** Of a time that was told already: the later one counts. */
  readonly repeated: number
  /** Opening more than one candle length after the response was made: left out. */
  readonly ahead: number
}

/** A past candle that was healed: what stood there before. The series holds what is right now. */
export interface CorrectedCandle {
  readonly time: EpochMs
  readonly correctedAt: EpochMs
  readonly was: { readonly open: number; readonly high: number; readonly low: number; readonly close: number }
}

/**
 * How to come by candles that are not held. The interface has no range: they come with all that followed them, in one
 * new request of more bars.
 */
export interface CandleReach {
  /** Requests that bring some, the smallest first; empty where none can. */
  readonly offers: readonly CandleOffer[]
  readonly limit: ReachLimit
}

/**
 * Why no request reaches further than the last offer does, or any at all. asked: this stretch was asked for and has no
 * candles. begins: asked for more, the service sent none before these. cap: it gives the latest `bars` at most.
 * all-sent, not-fetched: daily candles come all at once; these did, or did not yet. locked: the plan leaves them out.
 */
export type ReachLimit =
  | { readonly code: 'asked' | 'begins' | 'all-sent' | 'not-fetched' | 'locked' }
  | { readonly code: 'cap'; readonly bars: number }

export interface CandleOffer {
  /** How many bars are asked for. */
  readonly bars: number
  /** How many of those are not held, where the service has them all. */
  readonly adds: number
  /** Of the whole request. */
  readonly price: PriceTag
}

/** The bar that moves: replaces the last bar of the same time, or is appended. */
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
  /** What speaks against it: no index goes beyond 0 to 100 (range), or is of a time to come (ahead). Absent where nothing does. */
  readonly doubt?: 'range' | 'ahead'
  readonly label: string | null
  readonly at: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  readonly price: PriceTag
}

const chart = z.object({ coin: Coin, interval: Interval })

export const market = {
  /** Everything known of the watched coins; no call. */
  board: request(nothing).answers<Board>(),
  /** One batched getData for all watched coins, now, asked for by a person. */
  refresh: request(nothing).answers<Board>(),
  /** What adding coins costs at once; no call. */
  quotePrices: request(
    z.object({ each: Coin.array().max(50), together: Coin.array().max(1000) })
  ).answers<QuotePrices>(),
  /** One getData for the coins that wait for a person. */
  loadNewCoins: request(nothing).answers<Board>(),
  /** Shows another coin under a symbol that several have. No call. */
  chooseCoin: request(z.object({ coin: Coin, identity: CoinIdentity })).answers<Board>(),
  /** Goes on with a coin under its new symbol, with all that was made for the old one. No call. */
  followCoin: request(z.object({ from: Coin, to: Coin })).answers<Board>(),
  searchCoins: request(
    z.object({ text: z.string().max(60), limit: z.number().int().min(1).max(200) })
  ).answers<readonly CoinName[]>(),
  coinList: request(nothing).answers<CoinListState>(),
  /** Those of some coins that the list does not hold; none while it is not loaded. They may be asked about all the same. */
  unlistedCoins: request(z.object({ coins: Coin.array().max(1000) })).answers<readonly string[]>(),
  /** The day the service's history of a coin begins, as its list says; null where it does not, or is not loaded. */
  historySince: request(z.object({ coin: Coin })).answers<EpochMs | null>(),
  loadCoinList: request(nothing).answers<CoinListState>(),
  /** The cached series, at once; no call. */
  candles: request(chart).answers<CandleSeries>(),
  /** Tells which charts are on screen, so that they are kept fresh within the plan. */
  showCharts: request(z.object({ charts: chart.array().max(40) })).answers<void>(),
  /** Tells which rows of the watchlist are in view, so that they are the fresher ones while credits are short. */
  showRows: request(z.object({ coins: Coin.array().max(200) })).answers<void>(),
  /** Asks the service for the series, now, asked for by a person. */
  loadCandles: request(
    chart.extend({ bars: z.number().int().min(1).max(100_000).nullable().default(null) })
  ).answers<CandleSeries>(),
  /** How to come by candles from a time on; null: further back than any that is held. No call. */
  candleReach: request(chart.extend({ since: z.number().nullable().default(null) })).answers<CandleReach>(),
  fearGreed: request(nothing).answers<FearGreedIndex>(),
  loadFearGreed: request(nothing).answers<FearGreedIndex>()
}
