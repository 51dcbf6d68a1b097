import { z } from 'zod'
import { nothing, request } from './request'
import type { DiskTrouble } from './disk'
import type { Fault } from './fault'
import type { EpochMs, PriceTag } from './values'

export const plannedNames = ['quotes', 'candles', 'fearGreed', 'news', 'coin-list'] as const
export type PlannedName = (typeof plannedNames)[number]

/**
 * What is loaded automatically: items of the plan, candles and market breadth for alerts, auto-refreshed
 * responses, and checks for a quota reset.
 */
export type NeedName = PlannedName | 'alerts' | 'breadth' | 'answers' | 'renewal'

/**
 * Groups of watched coins by how much a fresh quote matters, most important first. A coin is in the first
 * group that applies.
 * - `chart`: on a chart
 * - `alerts`: near an alert's threshold
 * - `view`: in a visible row
 * - `rest`: all others
 */
export const tierNames = ['chart', 'alerts', 'view', 'rest'] as const
export type TierName = (typeof tierNames)[number]

/** The quote interval of each tier in ms. Null means that Candlewick chooses it. */
export type TierChoice = Readonly<Record<TierName, number | null>>

export interface TierRhythm {
  readonly tier: TierName
  /** The coins in the order of the watchlist. Never empty. */
  readonly coins: readonly string[]
  readonly everyMs: number
  readonly creditsPerDay: number
}

/**
 * The limit that slows down or stops automatic updates: one of the user's budgets, or the service's quota.
 */
export type LimitName = 'day' | 'period' | 'quota'

export type Slowing =
  | { readonly code: 'on-battery' }
  | { readonly code: 'window-hidden' }
  /**
   * Automatic updates are slowed down so that the quota lasts this many days. This ends when the user chooses
   * an interval.
   */
  | { readonly code: 'quota-to-last'; readonly days: number }
  /** `used` is from 0 to 1. */
  | {
      readonly code: 'limit-used'
      readonly limit: LimitName
      readonly used: number
      readonly renewalKnown: boolean
    }

/** What decides the time of the next call. */
export type ScheduleReason =
  | { readonly code: 'as-planned' }
  /** `by` is never empty. */
  | { readonly code: 'slowed'; readonly by: readonly Slowing[] }
  | { readonly code: 'after-waking' }
  /** The service said when to make the next call. */
  | { readonly code: 'retry-after' }
  | { readonly code: 'after-too-many-calls' }
  /** The call tests whether the service accepts calls again after a rate limit. */
  | { readonly code: 'probing-limit' }
  | { readonly code: 'probing-service' }
  | { readonly code: 'probing-keychain' }
  | { readonly code: 'after-failed-call' }
  /** The next call of this kind waits until the charge of the first call is known. */
  | { readonly code: 'awaiting-charge' }
  | { readonly code: 'budget-used-up'; readonly limit: LimitName }

export type Remedy = 'enter-key' | 'unlock-keychain' | 'see-credits'

export interface ScheduleStatus {
  /**
   * Earlier values take precedence.
   * - `unplanned`: the user hasn't agreed to a plan
   * - `stopped`: waiting for the user, or for the disk
   * - `offline`: the service is unreachable
   * - `source-down`: the service can't reach its data source (502)
   * - `rate-limited`: no calls are accepted for now (429)
   * - `failing`: responses arrive, but no prices
   * - `paused`: by the user
   * - `waiting`: no response yet
   * - `live`: responses arrive
   */
  readonly health:
    | 'unplanned'
    | 'stopped'
    | 'offline'
    | 'source-down'
    | 'rate-limited'
    | 'failing'
    | 'paused'
    | 'waiting'
    | 'live'
  readonly paused: boolean
  readonly pausedUntil: EpochMs | null
  readonly next: { readonly need: NeedName; readonly at: EpochMs; readonly reason: ScheduleReason } | null
  /** The automatic call in progress. */
  readonly loading: NeedName | null
  /** Why no automatic calls can be made. */
  readonly fault: Fault | null
  /** A call that would show whether the problem is solved. */
  readonly trial?: { readonly operation: string; readonly price: PriceTag }
  /** An automatic update that is skipped because a single call costs more than a whole budget. */
  readonly overBudgetCall?: {
    readonly need: NeedName
    readonly operation: string
    readonly price: PriceTag
    /** Reserved for the call. */
    readonly credits: number
    readonly budget: number
  }
  /** How the user can solve the problem in `fault`, other than by retrying. */
  readonly remedy: Remedy | null
  /** Why calls can't be recorded in the ledger. Until this is solved, no calls are made. */
  readonly disk: DiskTrouble | null
  readonly lastAnswerAt: EpochMs | null
  /** Automatic updates that were suspended because of a bug in Candlewick. They're retried every minute. */
  readonly mistaken?: readonly NeedName[]
  /**
   * The quote interval of each tier while credits are short. Missing if all coins are refreshed equally
   * often.
   */
  readonly tiers?: readonly TierRhythm[]
  /** Operations that the key's plan doesn't include (status 402). */
  readonly locked: readonly string[]
}

export interface TrialResult {
  readonly status: ScheduleStatus
  /** The operation that was called. Null if there was nothing to call. */
  readonly operation: string | null
  /** What the call cost in credits, if known. */
  readonly charged: number | null
  readonly fault: Fault | null
}

export const schedule = {
  status: request(nothing).mirrored<ScheduleStatus>(),
  pause: request(z.object({ until: z.number().nullable() })).answers<ScheduleStatus>(),
  /** `day`: until the end of the local day. */
  pauseFor: request(z.object({ span: z.enum(['hour', 'day']) })).answers<ScheduleStatus>(),
  resume: request(nothing).answers<ScheduleStatus>(),
  /** Makes the call in `overBudgetCall` once, although it exceeds a budget. */
  tryOnce: request(nothing).answers<TrialResult>(),
  /** Makes the call in `trial` at once. */
  retryNow: request(nothing).answers<TrialResult>()
}
