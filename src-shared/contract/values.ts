import { z } from 'zod'
import type { InputIssue } from './fault-cause'

/** Milliseconds since 1970-01-01 UTC. */
export type EpochMs = number

/** A coin as the service names it: `BTC`, `BTC@binance`, `BTCUSDT@binance`. No blank, `+`, `&` or `=`. */
export const Coin = z
  .string()
  .trim()
  .min(1, 'coin-empty' satisfies InputIssue)
  .max(40, 'coin-long' satisfies InputIssue)
  .regex(/^[^\s+&=?#%,;/\\"'<>]+$/u, 'coin-form' satisfies InputIssue)

export const intervals = ['1m', '5m', '15m', '1h', '4h', '1d'] as const
export const Interval = z.enum(intervals)
export type Interval = z.infer<typeof Interval>

/** Where a number comes from: fetched while running, kept from before, or made up by the demo market. */
export type Origin = 'live' | 'cached' | 'simulated'

/** The feature a call is made for: the ledger's "why". */
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

/** The price of a call before it is made. */
export interface PriceTag {
  /**
   * known: by the service's price list. learned: predicted, and such predictions have been exact. at-most: an upper
   * bound, until they are. told: by a person, by hand. unknown: what was charged before doesn't tell.
   */
  readonly state: 'known' | 'learned' | 'at-most' | 'told' | 'unknown'
  /** The credits we expect, or with at-most the bound; null while unknown. */
  readonly credits: number | null
  /** What similar calls were charged, and how many there were; null without any, or if the price doesn't come from them. */
  readonly learned: {
    readonly last: number
    readonly median: number
    readonly dearest: number
    readonly calls: number
  } | null
  /** What is held while the call is under way. */
  readonly reserve: number
  /** While unknown: the credits that an imported profile speaks of. Only shown: nothing is held or decided by it. */
  readonly hint?: number
}
