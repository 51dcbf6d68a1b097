import { z } from 'zod'
import type { RhythmOffer } from './connection'
import type { ReadCount } from './reading'
import { nothing, request } from './request'
import { Coin, features, Interval, type EpochMs, type Feature, type PriceTag } from './values'

/** The three numbers don't overlap. A budget includes all of them. */
export interface Amounts {
  /** Reported, inferred from the quota, or calculated with the user's price. */
  readonly spent: number
  /** For calls in progress, at the expected price. */
  readonly held: number
  /** For calls whose charge was never reported. */
  readonly unknown: number
}

/**
 * The daily budget includes the calls of this app, the one per quota period all uses of the key that the
 * service reports.
 */
export interface Budget extends Amounts {
  /** `period`: between two resets of the quota. */
  readonly span: 'day' | 'period'
  readonly limit: number
  /** The automatic calls' share, and how much of it is used (spent, reserved or unknown). */
  readonly background: { readonly limit: number; readonly used: number }
  readonly from: EpochMs
  /** The latest possible time if the length of the quota period is unknown. */
  readonly renewsAt: EpochMs
  readonly renewalSure: boolean
}

/** At the current rate of use, or early in the period at the plan's rate. */
export interface Pace {
  /**
   * - `unknown`: the quota isn't known
   * - `early`: too early in the period, and no price in the plan is known
   */
  readonly kind: 'unknown' | 'early' | 'lasts' | 'runs-out'
  /** `slowed`: updates are slowed down so that the quota lasts. */
  readonly basis: 'plan' | 'burn' | 'slowed' | null
  /** Missing if the quota should last until its reset, or if nothing is slowed down. */
  readonly lastsDays?: number
  /** Share of the quota per day (1 = all of it), without calls of unknown price. */
  readonly planShare: number | null
  readonly runsOutAt: EpochMs | null
  /** Null until a reset has been observed. */
  readonly resetAt: EpochMs | null
  /** With a single observed reset, the length of the period is a guess. */
  readonly resetSure: boolean
  /** Relative to spreading the quota evenly. 2 is twice as fast. */
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
  /** Local time. */
  readonly from: EpochMs
  readonly calls: number
  /** Most expensive first. */
  readonly by: readonly SpentBy[]
}

export interface LedgerGap {
  readonly from: EpochMs
  readonly to: EpochMs
  /** By the service's quota. Null until that has been read. */
  readonly credits: number | null
}

export interface BudgetState {
  readonly budgets: readonly Budget[]
  /** For calls by the user. Null without a limit. */
  readonly leftByHand: number | null
  readonly pace: Pace
  /** Credits per day of the plan, and allowed by quota and daily budget. Null until the plan is agreed. */
  readonly forecast: { readonly perDay: number; readonly allowedPerDay: number | null } | null
  /** Null until the service reports its quota. */
  readonly periodFrom: EpochMs | null
  /**
   * Recent use by others. Null if this app's calls explain everything. `assumed` is the estimated share of
   * the user's other computers.
   */
  readonly elsewhere: {
    readonly credits: number
    readonly assumed: number
    readonly since: EpochMs
  } | null
  readonly gap: LedgerGap | null
  /** Intervals that make the quota last. */
  readonly offer: RhythmOffer | null
  /** One call of each operation may exceed the budget until then. */
  readonly allowed: { readonly operations: readonly string[]; readonly until: EpochMs } | null
}

export interface Gauge {
  /** X-Quota-Used and X-Quota-Limit of the last response. Null if never sent or unreadable, never 0. */
  readonly used: number | null
  readonly limit: number | null
  /** When the quota headers arrived. */
  readonly readAt: EpochMs | null
  /** `not-yet`: before the first response. */
  readonly quotaReported: 'yes' | 'no' | 'not-yet'
  /** Local time. */
  readonly today: Tally & { readonly from: EpochMs }
  readonly thisRun: Tally
  readonly last: { readonly operation: string; readonly charged: number | null; readonly at: EpochMs } | null
  readonly held: CallsAndCredits
  /** On any day: the response was lost or had no charge. */
  readonly unknown: CallsAndCredits
}

export interface Tally extends Amounts {
  readonly calls: number
}

interface CallsAndCredits {
  readonly calls: number
  readonly credits: number
}

/** For services that don't report charges. */
export const UserPrice = z.object({
  /** A call, a requested coin, or a row of the response. */
  per: z.enum(['call', 'coin', 'row']),
  credits: z.number().min(0).max(1_000_000)
})
export type UserPrice = z.infer<typeof UserPrice>

/**
 * - `reserved`: in progress
 * - `charged`: the service reported the price
 * - `free`: the response's status is false
 * - `unsettled`: may have been charged, so its reserved price counts
 * - `inferred`: calculated later from the quota headers
 * - `told`: no charge or quota was reported, so the user's price applies
 */
export type LedgerState = 'reserved' | 'charged' | 'free' | 'unsettled' | 'inferred' | 'told'

export interface LedgerEntry {
  readonly id: number
  readonly at: EpochMs
  readonly operation: string
  /** Without secrets: `BTC ETH · 1h`. */
  readonly subject: string
  readonly feature: Feature
  readonly expected: number | null
  readonly reserved: number
  readonly charged: number | null
  readonly state: LedgerState
  /** Null on success. */
  readonly fault: string | null
  /** Null without a response, or if an older version recorded the call. */
  readonly read: ReadCount | null
}

/** Similar calls of one day, which are no longer stored individually. */
export interface DailySum {
  readonly at: EpochMs
  readonly operation: string
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
  /** This page has the oldest sums. */
  readonly complete: boolean
  /** The end of the last day with sums, whatever the filter. */
  readonly until: EpochMs | null
  /** Changes when more calls are replaced by sums. Pages with another edition must be reloaded. */
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
  open: z.boolean().default(false)
})
export type LedgerFilter = z.infer<typeof LedgerFilter>

export interface SpendingShare<Name> extends Tally {
  readonly name: Name
}

/** Lists start with the highest cost. */
export interface SpendingReport extends Tally {
  readonly byOperation: readonly SpendingShare<string>[]
  readonly byFeature: readonly SpendingShare<Feature>[]
  /** A call for several coins is split evenly. `name` is null for calls without a coin. */
  readonly byCoin: readonly SpendingShare<string | null>[]
  /** Of the coins that `byCoin` leaves out. */
  readonly moreCoins: Amounts & { readonly coins: number }
  /** The most expensive calls that are stored individually. */
  readonly dearest: readonly LedgerEntry[]
  /** Earlier calls are only daily sums. Null if there are none. */
  readonly summedUntil: EpochMs | null
}

export const credits = {
  gauge: request(nothing).answers<Gauge>(),
  budget: request(nothing).answers<BudgetState>(),
  /** One call of each operation within a minute. */
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
  /** Newest first, from the latest if `before` is null. */
  dailySums: request(
    z.object({ before: z.number().int().nullable(), filter: LedgerFilter.prefault({}) })
  ).answers<DailySums>(),
  spending: request(z.object({ from: z.number().int(), to: z.number().int() })).answers<SpendingReport>(),
  userPrices: request(nothing).answers<Readonly<Record<string, UserPrice>>>(),
  /** Null removes the price. It applies if the service reports neither charge nor quota. */
  setUserPrice: request(
    z.object({ operation: z.string().min(1).max(40), price: UserPrice.nullable() })
  ).answers<Readonly<Record<string, UserPrice>>>(),
  /** Returns the path, or null if cancelled. */
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
