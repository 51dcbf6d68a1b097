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

/** `live`: loaded since startup. `cached`: stored earlier. `simulated`: from the demo market. */
export type Origin = 'live' | 'cached' | 'simulated'

/** The ledger records the feature for each call. */
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
   * - `known`: from the service's price list
   * - `learned`: predicted by a rule that has been exact so far
   * - `at-most`: an upper limit until a rule proves exact
   * - `unknown`: can't be predicted from earlier charges
   */
  readonly state: 'known' | 'learned' | 'at-most' | 'user-set' | 'unknown'
  /** An upper limit if the state is `at-most`. Null if unknown. */
  readonly credits: number | null
  /** Charges of similar calls, if the price is based on them. */
  readonly learned: {
    readonly last: number
    readonly median: number
    readonly dearest: number
    readonly calls: number
  } | null
  /** Credits reserved while the call is in progress. */
  readonly reserve: number
  /** From an imported profile, while the price is unknown. Only for display. */
  readonly hint?: number
}
