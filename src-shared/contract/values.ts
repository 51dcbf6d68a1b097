import { z } from 'zod'
import type { InputIssue } from './fault-cause'

/** Milliseconds since 1970-01-01 UTC. */
export type EpochMs = number

/** A coin as the service names it: `BTC`, `BTC@binance`, `BTCUSDT@binance`. */
export const Coin = z
  .string()
  .trim()
  .min(1, 'coin-empty' satisfies InputIssue)
  .max(40, 'coin-long' satisfies InputIssue)
  .regex(/^[^\s+&=?#%,;/\\"'<>]+$/u, 'coin-form' satisfies InputIssue)

export const intervals = ['1m', '5m', '15m', '1h', '4h', '1d'] as const
export const Interval = z.enum(intervals)
export type Interval = z.infer<typeof Interval>

/**
 * Where data comes from. `live`: it was loaded since startup. `cached`: it was stored earlier. `simulated`:
 * it's from the demo market.
 */
export type Origin = 'live' | 'cached' | 'simulated'

/** The parts of Candlewick that make calls. For each call, the ledger records which of them made it. */
export const features = [
  'watchlist',
  'chart',
  'news',
  'fearGreed',
  'coin-list',
  'explorer',
  'first-contact',
  'comparison',
  'alerts',
  'market',
  'coin',
  'key-check'
] as const
export type Feature = (typeof features)[number]

export interface PriceTag {
  /**
   * - `known`: the price is from the service's price list
   * - `learned`: the price is predicted by a rule that has been exact so far
   * - `at-most`: the price is an upper limit, because no rule has proved exact yet
   * - `unknown`: the price can't be predicted from earlier charges
   */
  readonly state: 'known' | 'learned' | 'at-most' | 'user-set' | 'unknown'
  /** An upper limit if the state is `at-most`. Null if unknown. */
  readonly credits: number | null
  /** The charges of similar calls, if the price is based on them. */
  readonly learned: {
    readonly last: number
    readonly median: number
    readonly dearest: number
    readonly calls: number
  } | null
  /** Credits reserved while the call is in progress. */
  readonly reserve: number
  /** A price from an imported profile. Only for display, while the real price is unknown. */
  readonly hint?: number
}
