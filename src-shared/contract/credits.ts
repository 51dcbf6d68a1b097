import { z } from 'zod'
import type { RhythmOffer } from './connection'
import type { ReadCount } from './reading'
import { nothing, request } from './request'
import { Coin, features, Interval, type EpochMs, type Feature, type PriceTag } from './values'

/** Credits of a set of calls, in three figures that never overlap. A budget counts all three. */
export interface Amounts {
  /** Charged by the service, inferred later from its quota, or priced by the user. */
  readonly spent: number
  /** Reserved at the expected price for calls in progress. */
  readonly held: number
  /** Reserve of calls whose charge was never reported. */
  readonly unknown: number
}

/**
 * One of the user's limits. A day counts this app's calls. A period counts every use of the key, if
 * the service reports it.
 */
export interface Budget extends Amounts {
  /** period: between two resets of the service's quota. */
  readonly span: 'day' | 'period'
  readonly limit: number
  /** The share for automatic calls, and how much of it is used (spent, held or unknown). */
  readonly background: { readonly limit: number; readonly used: number }
  readonly from: EpochMs
  /** Next reset. The latest possible time if the length of the period isn't known yet. */
  readonly renewsAt: EpochMs
  readonly renewalSure: boolean
}

/** Whether the quota lasts at the current rate, or at the planned rate early in the period. */
export interface Pace {
  /**
   * - `unknown`: the quota isn't known
   * - `early`: too early in the period, and no price in the plan is known
   */
  readonly kind: 'unknown' | 'early' | 'lasts' | 'runs-out'
  /**
   * Basis of the forecast, or null if there's none. `slowed`: automatic updates are slowed to make
   * the quota last.
   */
  readonly basis: 'plan' | 'burn' | 'slowed' | null
  /** Days the quota has to last. Absent if it has to last until its reset, or nothing is slowed. */
  readonly lastsDays?: number
  /**
   * Share of the whole quota that a planned day uses (1 = all), counting known prices only. null if
   * none is known.
   */
  readonly planShare: number | null
  readonly runsOutAt: EpochMs | null
  /** Expected quota reset. null until a reset was observed. */
  readonly resetAt: EpochMs | null
  /** false if only one reset was observed, so the period's length is a guess. */
  readonly resetSure: boolean
  /** Usage relative to an even rate: 2 = twice as fast. null if unknown. */
  readonly againstEven: number | null
}

/** No quota or reset is known. */
export const unknownPace: Pace = {
  kind: 'unknown',
  basis: null,
  planShare: null,
  runsOutAt: null,
  resetAt: null,
  resetSure: false,
  againstEven: null
}

export interface SpentBy extends Amounts {
  readonly operation: string
  readonly feature: Feature
  readonly calls: number
}

export interface DaySpent extends Amounts {
  /** Start of the day. */
  readonly from: EpochMs
  readonly calls: number
  /** By operation and feature, most expensive first. */
  readonly by: readonly SpentBy[]
}

/** A time span missing from the ledger because an older copy was restored. */
export interface LedgerGap {
  readonly from: EpochMs
  readonly to: EpochMs
  /** Credits used in the gap according to the service's quota. null until that was read. */
  readonly credits: number | null
}

export interface BudgetState {
  readonly budgets: readonly Budget[]
  /** Credits left for a manual call. null = no limit. */
  readonly leftByHand: number | null
  readonly pace: Pace
  /**
   * Credits per day as planned, and as the quota and the daily budget allow. null before the plan is
   * agreed.
   */
  readonly forecast: { readonly perDay: number; readonly allowedPerDay: number | null } | null
  /** Start of the quota period as far as known. null until the quota is reported. */
  readonly periodFrom: EpochMs | null
  /**
   * Recent usage of this key by others. null while our own calls explain everything. `assumed`: credits of these within
   * the share of the user's other computers.
   */
  readonly elsewhere: {
    readonly credits: number
    readonly assumed: number
    readonly since: EpochMs
  } | null
  /** Set if an older ledger was restored. */
  readonly gap: LedgerGap | null
  /** Intervals that fit the quota, until the user answers. null if there's nothing to offer. */
  readonly offer: RhythmOffer | null
  /** Operations the user allowed beyond the budget, one call each, until the permission expires. */
  readonly allowed: { readonly operations: readonly string[]; readonly until: EpochMs } | null
}

export interface Gauge {
  /**
   * X-Quota-Used and X-Quota-Limit from the last response. null if never sent or unreadable, never
   * 0 instead.
   */
  readonly used: number | null
  readonly limit: number | null
  /** When those headers were read. */
  readonly readAt: EpochMs | null
  /** Whether the service reports its quota. not-yet: no response so far. */
  readonly quotaReported: 'yes' | 'no' | 'not-yet'
  /** The local day so far; `from` is its first moment. */
  readonly today: Tally & { readonly from: EpochMs }
  readonly thisRun: Tally
  readonly last: { readonly operation: string; readonly charged: number | null; readonly at: EpochMs } | null
  /** Calls in progress and their reserves. */
  readonly held: CallsAndCredits
  /** Calls from any day that may have been charged: the response was lost or named no price. */
  readonly unknown: CallsAndCredits
}

export interface Tally extends Amounts {
  readonly calls: number
}

interface CallsAndCredits {
  readonly calls: number
  readonly credits: number
}

/** A price entered by the user, for services that don't report charges. */
export const UserPrice = z.object({
  /** Credits per call, per requested coin, or per returned row. */
  per: z.enum(['call', 'coin', 'row']),
  credits: z.number().min(0).max(1_000_000)
})
export type UserPrice = z.infer<typeof UserPrice>

/**
 * - `reserved`: in progress
 * - `charged`: the service reported the price
 * - `free`: status false, 0 by contract
 * - `unsettled`: may have been charged, counted at its reserve
 * - `inferred`: settled later from the quota headers
 * - `told`: neither charge nor quota was reported, so the user's price applies
 */
export type LedgerState = 'reserved' | 'charged' | 'free' | 'unsettled' | 'inferred' | 'told'

export interface LedgerEntry {
  readonly id: number
  readonly at: EpochMs
  readonly operation: string
  /** The request without secrets: `BTC ETH · 1h`. */
  readonly subject: string
  readonly feature: Feature
  readonly expected: number | null
  readonly reserved: number
  readonly charged: number | null
  readonly state: LedgerState
  /** The fault's code, or null on success. */
  readonly fault: string | null
  /**
   * How much of the response was read. null without a response, or if an older version booked it.
   */
  readonly read: ReadCount | null
}

/** Calls of one kind on an old day. Individual calls that old are no longer stored. */
export interface DailySum {
  /** Middle of the local day. */
  readonly at: EpochMs
  readonly operation: string
  /** The requested coins. */
  readonly subject: string
  readonly feature: Feature
  readonly state: Exclude<LedgerState, 'reserved' | 'unsettled'>
  readonly fault: string | null
  readonly calls: number
  readonly credits: number
  /** Total expected credits. null if one of the calls had no known price. */
  readonly expected: number | null
}

export interface DailySums {
  readonly sums: readonly DailySum[]
  /** There are no older sums. */
  readonly complete: boolean
  /** End of the last day stored as sums, ignoring the filter. null if none. */
  readonly until: EpochMs | null
  /** Changes whenever more calls are summed. Pages read under another edition must be reloaded. */
  readonly edition: number
}

/** Filter for ledger entries. null = any. */
export const LedgerFilter = z.object({
  operation: z.string().max(40).nullable().default(null),
  coin: Coin.nullable().default(null),
  feature: z.enum(features).nullable().default(null),
  /** From is inclusive, `to` exclusive. */
  from: z.number().int().nullable().default(null),
  to: z.number().int().nullable().default(null),
  /** Only calls in progress and calls that may have been charged. */
  open: z.boolean().default(false)
})
export type LedgerFilter = z.infer<typeof LedgerFilter>

export interface SpendingShare<Name> extends Tally {
  readonly name: Name
}

/** Spending in a time span. Shares are sorted by cost, highest first. */
export interface SpendingReport extends Tally {
  readonly byOperation: readonly SpendingShare<string>[]
  readonly byFeature: readonly SpendingShare<Feature>[]
  /** A call for several coins is split evenly between them. `name` null: calls without a coin. */
  readonly byCoin: readonly SpendingShare<string | null>[]
  /** Coins left out of `byCoin`, with their total. */
  readonly moreCoins: Amounts & { readonly coins: number }
  /** The most expensive of the individually stored calls. */
  readonly dearest: readonly LedgerEntry[]
  /** Calls before this time are stored as daily sums only. null if this span has none. */
  readonly summedUntil: EpochMs | null
}

export const credits = {
  gauge: request(nothing).answers<Gauge>(),
  budget: request(nothing).answers<BudgetState>(),
  /** Lets manual calls through a used-up budget: one per named operation, within a minute. */
  allowOnce: request(
    z.object({ operations: z.string().min(1).max(40).array().min(1).max(100) })
  ).answers<BudgetState>(),
  /** The last days, oldest first, including days without calls. */
  days: request(z.object({ count: z.number().int().min(1).max(62) })).answers<readonly DaySpent[]>(),
  ledger: request(
    z.object({
      before: z.number().int().nullable(),
      limit: z.number().int().min(1).max(500),
      filter: LedgerFilter.prefault({})
    })
  ).answers<readonly LedgerEntry[]>(),
  /** The next days before a time (null = now) whose calls are stored as sums, newest first. */
  dailySums: request(
    z.object({ before: z.number().int().nullable(), filter: LedgerFilter.prefault({}) })
  ).answers<DailySums>(),
  /** Spending between two times, with breakdowns. */
  spending: request(z.object({ from: z.number().int(), to: z.number().int() })).answers<SpendingReport>(),
  /** Prices entered by the user, by operation. */
  userPrices: request(nothing).answers<Readonly<Record<string, UserPrice>>>(),
  /**
   * Sets or (null) removes the user's price of an operation. If the service reports no quota
   * either, this also settles the operation's calls with unknown charge.
   */
  setUserPrice: request(
    z.object({ operation: z.string().min(1).max(40), price: UserPrice.nullable() })
  ).answers<Readonly<Record<string, UserPrice>>>(),
  /**
   * Shows a save dialog and writes the filtered entries as CSV. Returns the path, or null if
   * cancelled.
   */
  saveCsv: request(LedgerFilter).answers<string | null>(),
  price: request(
    z.object({
      operation: z.string().max(40),
      coins: Coin.array().max(1000).default([]),
      interval: Interval.nullable().default(null),
      bars: z.number().int().positive().nullable().default(null)
    })
  ).answers<PriceTag>()
}
