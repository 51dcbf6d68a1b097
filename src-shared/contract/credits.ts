import { z } from 'zod'
import type { RhythmOffer } from './connection'
import type { ReadCount } from './reading'
import { nothing, request } from './request'
import { Coin, features, Interval, type EpochMs, type Feature, type PriceTag } from './values'

/** What calls came to, in credits: three figures that never overlap. A budget counts all of them. */
export interface Amounts {
  /** Charged by the service, shown by its quota later, or told by a person. */
  readonly spent: number
  /** Held for calls under way, at their expected price. */
  readonly held: number
  /** What calls may have cost whose charge nobody told, at what was held for them. */
  readonly unknown: number
}

/** One of our own limits, as it stands now: by this app; for the period by whoever uses the key, as far as was told. */
export interface Budget extends Amounts {
  /** period: from one renewal of the service's quota to the next. */
  readonly span: 'day' | 'period'
  readonly limit: number
  /** What runs by itself: its share of the limit, and what of it is used (spent, held or unknown). */
  readonly background: { readonly limit: number; readonly used: number }
  readonly from: EpochMs
  /** When it begins anew; for a period whose length was not learned yet, at the latest. */
  readonly renewsAt: EpochMs
  readonly renewalSure: boolean
}

/** Whether the service's quota lasts, at the burn so far; as planned, while too little of the period has passed. */
export interface Pace {
  /** unknown: the quota is. early: too little of the period has passed, and no price of the plan is known. */
  readonly kind: 'unknown' | 'early' | 'lasts' | 'runs-out'
  /** What it is foretold by; slowed: automatic updates are slowed down so that it lasts. Null where it is not. */
  readonly basis: 'plan' | 'burn' | 'slowed' | null
  /** So many days it is made to last; absent where that is up to its renewal, or nothing slows the plan down. */
  readonly lastsDays?: number
  /** What a day as planned uses of the whole quota (1 = all of it), as far as prices are known; null where nothing is. */
  readonly planShare: number | null
  readonly runsOutAt: EpochMs | null
  /** When the quota is expected to be renewed; null before it was ever seen to be. */
  readonly resetAt: EpochMs | null
  /** false: it was seen once only, so the length of a period is a guess. */
  readonly resetSure: boolean
  /** Used against an even burn: 1 = even, 2 = twice as fast; null where that can't be told. */
  readonly againstEven: number | null
}

/** Nothing is known of a quota, or of when it is renewed. */
export const unknownPace: Pace = {
  kind: 'unknown',
  basis: null,
  planShare: null,
  runsOutAt: null,
  resetAt: null,
  resetSure: false,
  againstEven: null
}

/** What calls of one kind came to on a day. */
export interface SpentBy extends Amounts {
  readonly operation: string
  readonly feature: Feature
  readonly calls: number
}

/** One local day of the ledger. */
export interface DaySpent extends Amounts {
  /** Its first moment. */
  readonly from: EpochMs
  readonly calls: number
  /** By operation and feature, dearest first. */
  readonly by: readonly SpentBy[]
}

/** A span of time whose calls are missing from the ledger: an older copy of it was put back. */
export interface LedgerGap {
  readonly from: EpochMs
  readonly to: EpochMs
  /** What left the quota in it, by the service's own count; null until that was read. */
  readonly credits: number | null
}

export interface BudgetState {
  readonly budgets: readonly Budget[]
  /** What a call by hand may cost now; null = no limit of our own. */
  readonly leftByHand: number | null
  readonly pace: Pace
  /** When the quota period began, as far as it was seen; null before the quota was told. */
  readonly periodFrom: EpochMs | null
  /** What others used with this key of late, and since when; null while our own calls explain all. */
  readonly elsewhere: { readonly credits: number; readonly since: EpochMs } | null
  /** Of an older ledger that was put back: what it does not know. */
  readonly gap: LedgerGap | null
  /** Rhythms that fit the quota, until a person answers; null where none is to be offered. */
  readonly offer: RhythmOffer | null
  /** The calls beyond the budget that a person allowed, an operation each, while they may still be made. */
  readonly allowed: { readonly operations: readonly string[]; readonly until: EpochMs } | null
}

export interface Gauge {
  /** X-Quota-Used and X-Quota-Limit as last told; null = never told or unreadable, never 0 instead. */
  readonly used: number | null
  readonly limit: number | null
  /** When those headers were read. */
  readonly readAt: EpochMs | null
  /** Whether the service tells its quota: not-yet = it has not answered. */
  readonly quotaTold: 'yes' | 'no' | 'not-yet'
  /** The local day so far; `from` is its first moment. */
  readonly today: Tally & { readonly from: EpochMs }
  /** Since this start of the app. */
  readonly thisRun: Tally
  readonly last: { readonly operation: string; readonly charged: number | null; readonly at: EpochMs } | null
  /** Calls under way, and what is held for them. */
  readonly held: CallsAndCredits
  /** Calls that may have been charged, of whatever day: the answer was lost or named no price. */
  readonly unknown: CallsAndCredits
}

export interface Tally extends Amounts {
  readonly calls: number
}

interface CallsAndCredits {
  readonly calls: number
  readonly credits: number
}

/** What a person says a call of an operation costs, where the service does not say. */
export const ToldPrice = z.object({
  /** Credits for each call, each coin asked about, or each row that comes. */
  per: z.enum(['call', 'coin', 'row']),
  credits: z.number().min(0).max(1_000_000)
})
export type ToldPrice = z.infer<typeof ToldPrice>

/**
 * reserved: under way. charged: the service named the price. free: status false, 0 by contract.
 * unsettled: may have been charged, counted at its reserve. inferred: settled later from the quota headers.
 * told: the service named no price and tells no quota; a person told what such a call costs.
 */
export type LedgerState = 'reserved' | 'charged' | 'free' | 'unsettled' | 'inferred' | 'told'

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
  /** How much of the answer was read; null where none came, or it was booked by a version that did not count. */
  readonly read: ReadCount | null
}

/** What calls of one kind came to on an old day: they are no longer kept singly. */
export interface DailySum {
  /** The middle of the local day. */
  readonly at: EpochMs
  readonly operation: string
  /** The coins asked about. */
  readonly subject: string
  readonly feature: Feature
  readonly state: Exclude<LedgerState, 'reserved' | 'unsettled'>
  readonly fault: string | null
  readonly calls: number
  readonly credits: number
  /** Credits expected in all; null where one of them had no price yet. */
  readonly expected: number | null
}

export interface DailySums {
  readonly sums: readonly DailySum[]
  /** There are no older ones. */
  readonly complete: boolean
  /** The end of the last day of all that is kept so, whatever the filter; null where there is none. */
  readonly until: EpochMs | null
  /** Another one as soon as further calls became sums: what was read before is to be read anew. */
  readonly edition: number
}

/** Which entries of the ledger are meant; null = any. */
export const LedgerFilter = z.object({
  operation: z.string().max(40).nullable().default(null),
  coin: Coin.nullable().default(null),
  feature: z.enum(features).nullable().default(null),
  /** From this moment, up to (not with) the other. */
  from: z.number().int().nullable().default(null),
  to: z.number().int().nullable().default(null),
  /** Only calls under way, and those that may have been charged. */
  open: z.boolean().default(false)
})
export type LedgerFilter = z.infer<typeof LedgerFilter>

/** What one operation, coin or feature came to. */
export interface SpendingShare<Name> extends Tally {
  readonly name: Name
}

/** What a span of time cost. Shares are dearest first. */
export interface SpendingReport extends Tally {
  readonly byOperation: readonly SpendingShare<string>[]
  readonly byFeature: readonly SpendingShare<Feature>[]
  /** A call about several coins is split evenly between them. `name` null: calls about no coin. */
  readonly byCoin: readonly SpendingShare<string | null>[]
  /** Coins left out of `byCoin`, and what they came to. */
  readonly moreCoins: Amounts & { readonly coins: number }
  /** The dearest of the calls that are kept singly. */
  readonly dearest: readonly LedgerEntry[]
  /** Calls before this moment are kept as sums of their day alone; null where none of this span are. */
  readonly summedUntil: EpochMs | null
}

export const credits = {
  gauge: request(nothing).answers<Gauge>(),
  budget: request(nothing).answers<BudgetState>(),
  /** Lets the calls of one question by hand through a used-up budget: one of each operation named, within a minute. */
  allowOnce: request(
    z.object({ operations: z.string().min(1).max(40).array().min(1).max(100) })
  ).answers<BudgetState>(),
  /** The last days, oldest first, days without a call included. */
  days: request(z.object({ count: z.number().int().min(1).max(62) })).answers<readonly DaySpent[]>(),
  ledger: request(
    z.object({
      before: z.number().int().nullable(),
      limit: z.number().int().min(1).max(500),
      filter: LedgerFilter.prefault({})
    })
  ).answers<readonly LedgerEntry[]>(),
  /** The next days before a moment (null = the newest) whose calls are no longer kept singly, newest first. */
  dailySums: request(
    z.object({ before: z.number().int().nullable(), filter: LedgerFilter.prefault({}) })
  ).answers<DailySums>(),
  /** What the calls from one moment up to another came to, and for what. */
  spending: request(z.object({ from: z.number().int(), to: z.number().int() })).answers<SpendingReport>(),
  /** What a person told, by operation. */
  toldPrices: request(nothing).answers<Readonly<Record<string, ToldPrice>>>(),
  /**
   * Tells what a call of this operation costs, or (null) takes it back. Calls of it whose charge nobody told are settled
   * by it, where the service tells no quota either.
   */
  tellPrice: request(z.object({ operation: z.string().min(1).max(40), price: ToldPrice.nullable() })).answers<
    Readonly<Record<string, ToldPrice>>
  >(),
  /** Asks where to and writes the entries that pass as CSV; answers with the path, or null where none was chosen. */
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
