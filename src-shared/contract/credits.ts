import { z } from 'zod'
import type { RhythmOffer } from './connection'
import type { ReadCount } from './reading'
import { nothing, request } from './request'
import { Coin, features, Interval, type EpochMs, type Feature, type PriceTag } from './values'

/** Amounts in credits. No credit is in two of the three numbers, and a budget includes all of them. */
export interface Amounts {
  /**
   * Credits that the service reported, that were inferred from its quota, or that were calculated with the
   * user's price.
   */
  readonly spent: number
  /** Credits reserved for calls in progress, at their expected price. */
  readonly reserved: number
  /** Credits reserved for calls whose charge was never reported. */
  readonly unknown: number
}

/**
 * The daily budget (`day`) includes the calls of this app. The budget for a quota period (`period`) includes
 * all uses of the key, if the service reports them.
 */
export interface Budget extends Amounts {
  readonly span: 'day' | 'period'
  readonly limit: number
  /** The part of the budget for automatic calls. `used` includes spent, reserved and unknown credits. */
  readonly background: { readonly limit: number; readonly used: number }
  readonly from: EpochMs
  /**
   * When the budget resets. If the length of the quota period is unknown, this is the latest possible time.
   */
  readonly renewsAt: EpochMs
  readonly renewalSure: boolean
}

/** Whether the quota lasts at the current rate of use or, early in the quota period, at the plan's rate. */
export interface Pace {
  /**
   * `early` means that it's too early in the period for a forecast, and that no price in the plan is known.
   */
  readonly kind: 'unknown' | 'early' | 'lasts' | 'runs-out'
  /** `slowed` means that automatic updates are slowed down so that the quota lasts. */
  readonly basis: 'plan' | 'burn' | 'slowed' | null
  /**
   * The number of days that the quota should last. Missing if it should last until its reset, or if nothing
   * is slowed down.
   */
  readonly lastsDays?: number
  /** The share of the quota that the plan uses per day. Excludes calls of unknown price. */
  readonly planShare: number | null
  readonly runsOutAt: EpochMs | null
  /** Null until a reset has been observed. */
  readonly resetAt: EpochMs | null
  /** False if only one reset has been observed, so that the length of the period is a guess. */
  readonly resetSure: boolean
  /** How fast the quota is used, relative to an even rate. 2 means twice as fast. */
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

/** A time for which the ledger has no entries, because an older copy was restored. */
export interface LedgerGap {
  readonly from: EpochMs
  readonly to: EpochMs
  /** The credits used during the gap, according to the quota. Null until the quota has been read. */
  readonly credits: number | null
}

/** What automatic updates cost per hour at their current pace. */
export interface HourCost {
  readonly credits: number
  /** True if `credits` is an upper limit. */
  readonly isAtMost: boolean
  /** False if some prices are unknown, so that `credits` doesn't include all calls. */
  readonly isComplete: boolean
  /** True if updates are slower than planned so that a budget or the quota lasts. */
  readonly isSlowed: boolean
}

export interface BudgetState {
  readonly budgets: readonly Budget[]
  /** The credits left for calls that the user makes. Null if there is no limit. */
  readonly leftByHand: number | null
  readonly pace: Pace
  /**
   * `perDay` is what the plan uses, and `allowedPerDay` is what the quota and the daily budget allow. Null
   * until the user agrees to the plan.
   */
  readonly forecast: {
    readonly perDay: number
    readonly allowedPerDay: number | null
    readonly perHour: HourCost
  } | null
  /** Null until the service reports its quota. */
  readonly periodFrom: EpochMs | null
  /**
   * Recent use of the key by other programs. `assumed` is the part that the user's other computers are
   * expected to use.
   */
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
  /**
   * The values of X-Quota-Used and X-Quota-Limit in the last response. If they were never sent or can't be
   * read, they are null and never 0.
   */
  readonly used: number | null
  readonly limit: number | null
  readonly readAt: EpochMs | null
  /** `not-yet` means that there was no response yet. */
  readonly quotaReported: 'yes' | 'no' | 'not-yet'
  /** The calls of the current local day, which begins at `from`. */
  readonly today: Tally & { readonly from: EpochMs }
  readonly thisRun: Tally
  readonly last: { readonly operation: string; readonly charged: number | null; readonly at: EpochMs } | null
  readonly reserved: CallsAndCredits
  /** Calls on any day whose response was lost or reported no charge. */
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
  /** `coin` is a price for each requested coin, `row` for each row of the response. */
  per: z.enum(['call', 'coin', 'row']),
  credits: z.number().min(0).max(1_000_000)
})
export type UserPrice = z.infer<typeof UserPrice>

/**
 * - `charged`: the service reported the price
 * - `free`: the call wasn't charged, because the response's status is false
 * - `unsettled`: the call may have been charged, so its reserved price counts as used
 * - `inferred`: the charge was calculated later from the quota headers
 * - `user-priced`: neither charge nor quota was reported, so the user's price applies
 */
export type LedgerState = 'reserved' | 'charged' | 'free' | 'unsettled' | 'inferred' | 'user-priced'

export interface LedgerEntry {
  readonly id: number
  readonly at: EpochMs
  readonly operation: string
  /** The parameters of the call without secrets, such as `BTC ETH · 1h`. */
  readonly subject: string
  readonly feature: Feature
  readonly expected: number | null
  readonly reserved: number
  readonly charged: number | null
  readonly state: LedgerState
  readonly fault: string | null
  /** Null if there was no response, or if an older version recorded the call. */
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
  /** True if no older sums follow on another page. */
  readonly complete: boolean
  /** The end of the last day whose calls are stored as sums, whatever the filter is. */
  readonly until: EpochMs | null
  /** This number changes when more calls are replaced by sums, which makes earlier pages invalid. */
  readonly edition: number
}

/** In each field, null matches any value. */
export const LedgerFilter = z.object({
  operation: z.string().max(40).nullable().default(null),
  coin: Coin.nullable().default(null),
  feature: z.enum(features).nullable().default(null),
  /** `from` is inclusive, `to` exclusive. */
  from: z.number().int().nullable().default(null),
  to: z.number().int().nullable().default(null),
  /** Includes only calls in progress and calls that may have been charged. */
  open: z.boolean().default(false),
  /** If set, daily sums are left out, because they don't contain single calls. */
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
  /** The cost of a call for several coins is split evenly. `name` is null for calls without a coin. */
  readonly byCoin: readonly SpendingShare<string | null>[]
  readonly moreCoins: Amounts & { readonly coins: number }
  /** The most expensive calls that are stored individually. */
  readonly dearest: readonly LedgerEntry[]
  /** Calls before this time are only stored as daily sums. */
  readonly summedUntil: EpochMs | null
}

export const credits = {
  gauge: request(nothing).answers<Gauge>(),
  budget: request(nothing).answers<BudgetState>(),
  /** Lets one call of each operation exceed the budget within the next minute. */
  allowOnce: request(
    z.object({ operations: z.string().min(1).max(40).array().min(1).max(100) })
  ).answers<BudgetState>(),
  /** Returns the last `count` days, oldest first, including days without calls. */
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
  /** If `price` is null, removes the user's price. */
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
