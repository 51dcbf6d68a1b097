import { z } from 'zod'
import type { RhythmOffer } from './connection'
import type { ReadCount } from './reading'
import { nothing, request } from './request'
import { Coin, features, Interval, type EpochMs, type Feature, type PriceTag } from './values'

/** The three numbers don't overlap, and a budget includes all of them. */
export interface Amounts {
  /** Reported by the service, inferred from its quota, or calculated with the user's price. */
  readonly spent: number
  /** For calls in progress, at the expected price. */
  readonly reserved: number
  /** Reserved for calls whose charge was never reported. */
  readonly unknown: number
}

/**
 * The daily budget includes the calls of this app, the other one all uses of the key, if the service reports
 * them.
 */
export interface Budget extends Amounts {
  readonly span: 'day' | 'period'
  readonly limit: number
  /** The share for automatic calls. `used` includes spent, reserved and unknown credits. */
  readonly background: { readonly limit: number; readonly used: number }
  readonly from: EpochMs
  /** The latest possible time if the length of the quota period is unknown. */
  readonly renewsAt: EpochMs
  readonly renewalSure: boolean
}

/** At the current rate of use or, early in the period, at the plan's rate. */
export interface Pace {
  /** `early`: too early in the period for a forecast, and no price in the plan is known. */
  readonly kind: 'unknown' | 'early' | 'lasts' | 'runs-out'
  /** `slowed`: automatic updates are slowed down so that the quota lasts. */
  readonly basis: 'plan' | 'burn' | 'slowed' | null
  /** How long the quota should last. Missing if until its reset, or if nothing is slowed. */
  readonly lastsDays?: number
  /** Per day, as a fraction of the quota. Excludes calls of unknown price. */
  readonly planShare: number | null
  readonly runsOutAt: EpochMs | null
  /** Null until a reset has been observed. */
  readonly resetAt: EpochMs | null
  /** False if only one reset has been observed, so that the length of the period is a guess. */
  readonly resetSure: boolean
  /** Relative to an even rate. 2 means twice as fast. */
  readonly againstEven: number | null
}

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
  /** The start of the local day. */
  readonly from: EpochMs
  readonly calls: number
  /** Most expensive first. */
  readonly by: readonly SpentBy[]
}

/** Missing from the ledger because an older copy was restored. */
export interface LedgerGap {
  readonly from: EpochMs
  readonly to: EpochMs
  /** Used during the gap, according to the quota. Null until the quota has been read. */
  readonly credits: number | null
}

/** What automatic updates cost per hour at their current pace. */
export interface HourCost {
  readonly credits: number
  /** `credits` is an upper limit. */
  readonly isAtMost: boolean
  /** False if `credits` excludes calls of unknown price. */
  readonly isComplete: boolean
  /** Updates are slower than planned so that a budget or the quota lasts. */
  readonly isSlowed: boolean
}

export interface BudgetState {
  readonly budgets: readonly Budget[]
  /** Credits left for calls by the user. Null if there is no limit. */
  readonly leftByHand: number | null
  readonly pace: Pace
  /**
   * `perDay`: what the plan uses. `allowedPerDay`: what the quota and the daily budget allow. Null until the
   * user agrees to the plan.
   */
  readonly forecast: {
    readonly perDay: number
    readonly allowedPerDay: number | null
    readonly perHour: HourCost
  } | null
  /** Null until the service reports its quota. */
  readonly periodFrom: EpochMs | null
  /** Recent use by others. `assumed` is the estimated share of the user's other computers. */
  readonly elsewhere: {
    readonly credits: number
    readonly assumed: number
    readonly since: EpochMs
  } | null
  readonly gap: LedgerGap | null
  readonly offer: RhythmOffer | null
  /** Operations that may exceed the budget once. */
  readonly allowed: { readonly operations: readonly string[]; readonly until: EpochMs } | null
}

export interface Gauge {
  /** X-Quota-Used and X-Quota-Limit of the last response. Null if never sent or unreadable, never 0. */
  readonly used: number | null
  readonly limit: number | null
  readonly readAt: EpochMs | null
  /** `not-yet`: before the first response. */
  readonly quotaReported: 'yes' | 'no' | 'not-yet'
  /** The current local day. */
  readonly today: Tally & { readonly from: EpochMs }
  readonly thisRun: Tally
  readonly last: { readonly operation: string; readonly charged: number | null; readonly at: EpochMs } | null
  readonly reserved: CallsAndCredits
  /** On any day, if the response was lost or reported no charge. */
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
  /** `coin`: a requested coin. `row`: a row of the response. */
  per: z.enum(['call', 'coin', 'row']),
  credits: z.number().min(0).max(1_000_000)
})
export type UserPrice = z.infer<typeof UserPrice>

/**
 * - `charged`: the service reported the price
 * - `free`: not charged, because the response's status is false
 * - `unsettled`: may have been charged, so its reserved price counts as used
 * - `inferred`: calculated later from the quota headers
 * - `told`: neither charge nor quota was reported, so the user's price applies
 */
export type LedgerState = 'reserved' | 'charged' | 'free' | 'unsettled' | 'inferred' | 'told'

export interface LedgerEntry {
  readonly id: number
  readonly at: EpochMs
  readonly operation: string
  /** The parameters without secrets: `BTC ETH · 1h`. */
  readonly subject: string
  readonly feature: Feature
  readonly expected: number | null
  readonly reserved: number
  readonly charged: number | null
  readonly state: LedgerState
  readonly fault: string | null
  /** Null without a response, or if an older version recorded the call. */
  readonly read: ReadCount | null
}

/** The sum of similar calls on one day, which replaces their entries. */
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
  /** Null if any call's price was unknown. */
  readonly expected: number | null
}

export interface DailySums {
  readonly sums: readonly DailySum[]
  /** This page contains the oldest sums. */
  readonly complete: boolean
  /** The end of the last summed day, regardless of the filter. */
  readonly until: EpochMs | null
  /** Changes when more calls are replaced by sums, which makes earlier pages invalid. */
  readonly edition: number
}

/** Null matches any value. */
export const LedgerFilter = z.object({
  operation: z.string().max(40).nullable().default(null),
  coin: Coin.nullable().default(null),
  feature: z.enum(features).nullable().default(null),
  /** `from` is inclusive, `to` exclusive. */
  from: z.number().int().nullable().default(null),
  to: z.number().int().nullable().default(null),
  /** Only calls in progress and calls that may have been charged. */
  open: z.boolean().default(false),
  /** Leaves out daily sums, which have no single calls. */
  ids: z.number().int().array().max(1000).exactOptional()
})
export type LedgerFilter = z.infer<typeof LedgerFilter>

export interface SpendingShare<Name> extends Tally {
  readonly name: Name
}

/** Each list is sorted by cost, highest first. */
export interface SpendingReport extends Tally {
  readonly byOperation: readonly SpendingShare<string>[]
  readonly byFeature: readonly SpendingShare<Feature>[]
  /** A call for several coins is split evenly. `name` is null for calls without a coin. */
  readonly byCoin: readonly SpendingShare<string | null>[]
  readonly moreCoins: Amounts & { readonly coins: number }
  /** The most expensive calls that are stored individually. */
  readonly dearest: readonly LedgerEntry[]
  /** Earlier calls are stored as daily sums only. */
  readonly summedUntil: EpochMs | null
}

export const credits = {
  gauge: request(nothing).answers<Gauge>(),
  budget: request(nothing).answers<BudgetState>(),
  /** Within a minute, one call of each operation may exceed the budget. */
  allowOnce: request(
    z.object({ operations: z.string().min(1).max(40).array().min(1).max(100) })
  ).answers<BudgetState>(),
  /** Oldest first, including days without calls. */
  days: request(z.object({ count: z.number().int().min(1).max(62) })).answers<readonly DaySpent[]>(),
  ledger: request(
    z.object({
      before: z.number().int().nullable(),
      limit: z.number().int().min(1).max(500),
      filter: LedgerFilter.prefault({})
    })
  ).answers<readonly LedgerEntry[]>(),
  /** Newest first. */
  dailySums: request(
    z.object({ before: z.number().int().nullable(), filter: LedgerFilter.prefault({}) })
  ).answers<DailySums>(),
  spending: request(z.object({ from: z.number().int(), to: z.number().int() })).answers<SpendingReport>(),
  userPrices: request(nothing).answers<Readonly<Record<string, UserPrice>>>(),
  /** Removes the price if null. */
  setUserPrice: request(
    z.object({ operation: z.string().min(1).max(40), price: UserPrice.nullable() })
  ).answers<Readonly<Record<string, UserPrice>>>(),
  /** Returns the path, or null if the user cancelled. */
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
