import { z } from 'zod'
import { nothing, request } from './request'
import { Coin, Interval, type EpochMs, type Feature, type PriceTag } from './values'

export interface Gauge {
  /** X-Quota-Used and X-Quota-Limit as last told; null = never told or unreadable, never 0 instead. */
  readonly used: number | null
  readonly limit: number | null
  /** When those headers were read. */
  readonly readAt: EpochMs | null
  /** Settled credits plus reserves not yet settled, since local midnight. */
  readonly spentToday: number
  readonly callsToday: number
  /** The same since this start of the app. */
  readonly spentThisRun: number
  readonly callsThisRun: number
  readonly last: { readonly operation: string; readonly charged: number | null; readonly at: EpochMs } | null
  /** Calls that may have been charged: answer lost or without a price. */
  readonly unsettled: { readonly calls: number; readonly credits: number }
}

/**
 * reserved: under way. charged: the service named the price. free: status false, 0 by contract.
 * unsettled: may have been charged, counted at its reserve. inferred: settled later from the quota headers.
 */
export type LedgerState = 'reserved' | 'charged' | 'free' | 'unsettled' | 'inferred'

export interface LedgerEntry {
  readonly id: number
  readonly at: EpochMs
  readonly operation: string
  /** What was asked, without secrets: `BTC ETH · 1h`. */
  readonly subject: string
  readonly feature: Feature
  readonly expected: number | null
  readonly reserved: number
  readonly charged: number | null
  readonly state: LedgerState
  /** The fault's code, or null where the answer was good. */
  readonly fault: string | null
}

export const credits = {
  gauge: request(nothing).answers<Gauge>(),
  ledger: request(
    z.object({ before: z.number().int().nullable(), limit: z.number().int().min(1).max(500) })
  ).answers<readonly LedgerEntry[]>(),
  price: request(
    z.object({
      operation: z.string().max(40),
      coins: Coin.array().max(1000).default([]),
      interval: Interval.nullable().default(null),
      bars: z.number().int().positive().nullable().default(null)
    })
  ).answers<PriceTag>()
}
