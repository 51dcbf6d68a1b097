import { z } from 'zod'
import { nothing, request } from './request'
import type { DiskTrouble } from './disk'
import type { Fault } from './fault'
import type { EpochMs, PriceTag } from './values'

export const plannedNames = ['quotes', 'candles', 'fearGreed', 'news', 'coin-list'] as const
export type PlannedName = (typeof plannedNames)[number]

/**
 * `alerts` and `breadth` are for alerts, `answers` are auto-refreshed responses, `renewal` checks for a quota
 * reset.
 */
export type NeedName = PlannedName | 'alerts' | 'breadth' | 'answers' | 'renewal'

/**
 * Watched coins by how much a fresh quote matters, most important first. The first that applies counts.
 * - `chart`: on a chart
 * - `alerts`: near an alert's threshold
 * - `view`: in a visible row
 */
export const tierNames = ['chart', 'alerts', 'view', 'rest'] as const
export type TierName = (typeof tierNames)[number]

/** Quote intervals in ms. Null means that Candlewick chooses. */
export type TierChoice = Readonly<Record<TierName, number | null>>

export interface TierRhythm {
  readonly tier: TierName
  /** The coins in the order of the watchlist. Never empty. */
  readonly coins: readonly string[]
  readonly everyMs: number
  readonly creditsPerDay: number
}

/** `day` and `period` are the user's budgets, `quota` is the service's. */
export type LimitName = 'day' | 'period' | 'quota'

export type Slowing =
  | { readonly code: 'on-battery' }
  | { readonly code: 'window-hidden' }
  /** So that the quota lasts this many days. Ends when the user chooses an interval. */
  | { readonly code: 'quota-to-last'; readonly days: number }
  /** `used` is from 0 to 1. */
  | {
      readonly code: 'limit-used'
      readonly limit: LimitName
      readonly used: number
      readonly renewalKnown: boolean
    }

export type ScheduleReason =
  | { readonly code: 'as-planned' }
  /** `by` is never empty. */
  | { readonly code: 'slowed'; readonly by: readonly Slowing[] }
  | { readonly code: 'after-waking' }
  | { readonly code: 'retry-after' }
  | { readonly code: 'after-too-many-calls' }
  /** Tests whether the service accepts calls again after a rate limit. */
  | { readonly code: 'probing-limit' }
  | { readonly code: 'probing-service' }
  | { readonly code: 'probing-keychain' }
  | { readonly code: 'after-failed-call' }
  /** Waits until the charge of the first call of this kind is known. */
  | { readonly code: 'awaiting-charge' }
  | { readonly code: 'budget-used-up'; readonly limit: LimitName }

export type Remedy = 'enter-key' | 'unlock-keychain' | 'see-credits'

export interface ScheduleStatus {
  /**
   * Earlier values take precedence.
   * - `unplanned`: the user hasn't agreed to a plan
   * - `stopped`: waiting for the user, or for the disk
   * - `source-down`: the service can't reach its data source (502)
   * - `rate-limited`: no calls are accepted for now (429)
   * - `failing`: responses arrive, but no prices
   * - `waiting`: no response yet
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
  readonly loading: NeedName | null
  readonly fault: Fault | null
  /** Would show whether the problem is solved. */
  readonly trial?: { readonly operation: string; readonly price: PriceTag }
  /** Skipped, because a single call costs more than a whole budget. */
  readonly overBudgetCall?: {
    readonly need: NeedName
    readonly operation: string
    readonly price: PriceTag
    /** Reserved for the call. */
    readonly credits: number
    readonly budget: number
  }
  /** Other than retrying. */
  readonly remedy: Remedy | null
  /** Why no calls can be recorded, and none are made. */
  readonly disk: DiskTrouble | null
  readonly lastAnswerAt: EpochMs | null
  /** Suspended because of a bug in Candlewick, and retried every minute. */
  readonly mistaken?: readonly NeedName[]
  /** Set while credits are short, unless all coins are refreshed equally often. */
  readonly tiers?: readonly TierRhythm[]
  /** Operations that the key's plan doesn't include (status 402). */
  readonly locked: readonly string[]
}

export interface TrialResult {
  readonly status: ScheduleStatus
  readonly operation: string | null
  readonly charged: number | null
  readonly fault: Fault | null
}

export const schedule = {
  status: request(nothing).mirrored<ScheduleStatus>(),
  pause: request(z.object({ until: z.number().nullable() })).answers<ScheduleStatus>(),
  /** `day`: until the end of the local day. */
  pauseFor: request(z.object({ span: z.enum(['hour', 'day']) })).answers<ScheduleStatus>(),
  resume: request(nothing).answers<ScheduleStatus>(),
  /** Makes `overBudgetCall` once, although it exceeds a budget. */
  tryOnce: request(nothing).answers<TrialResult>(),
  /** Makes the call in `trial` at once. */
  retryNow: request(nothing).answers<TrialResult>()
}
