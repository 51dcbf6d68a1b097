import { z } from 'zod'
import { nothing, request } from './request'
import type { DiskTrouble } from './disk'
import type { Fault } from './fault'
import type { EpochMs, PriceTag } from './values'

export const plannedNames = ['quotes', 'candles', 'fearGreed', 'news', 'coin-list'] as const
export type PlannedName = (typeof plannedNames)[number]

/**
 * What a scheduled call is for. `alerts` and `breadth` are calls for alerts, `answers` are auto-refreshed
 * responses, and `renewal` checks for a quota reset.
 */
export type NeedName = PlannedName | 'alerts' | 'breadth' | 'answers' | 'renewal'

/**
 * Groups of watched coins, by how much a fresh quote matters. A coin belongs to the first group that fits.
 * - `chart`: the coin is on a chart
 * - `alerts`: the coin is near the threshold of an alert
 * - `view`: the coin is in a visible row
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

/** `day` and `period` are the user's budgets, and `quota` is the service's limit. */
export type LimitName = 'day' | 'period' | 'quota'

export type Slowing =
  | { readonly code: 'on-battery' }
  | { readonly code: 'window-hidden' }
  /**
   * Updates are slowed down so that the quota lasts this many days. This ends when the user chooses an
   * interval.
   */
  | { readonly code: 'quota-to-last'; readonly days: number }
  /** `used` is the used part of the limit, from 0 to 1. */
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
  /** This call tests whether the service accepts calls again after a rate limit. */
  | { readonly code: 'probing-limit' }
  | { readonly code: 'probing-service' }
  | { readonly code: 'probing-keychain' }
  | { readonly code: 'after-failed-call' }
  /** The call waits until the charge of the first call of this kind is known. */
  | { readonly code: 'awaiting-charge' }
  | { readonly code: 'budget-used-up'; readonly limit: LimitName }

export type Remedy = 'enter-key' | 'unlock-keychain' | 'see-credits'

export interface ScheduleStatus {
  /**
   * If several values apply, the first of them is used.
   * - `unplanned`: the user hasn't agreed to a plan
   * - `stopped`: Candlewick waits for the user to act, or for the disk
   * - `source-down`: the service can't reach its data source (502)
   * - `rate-limited`: the service accepts no calls for now (429)
   * - `failing`: responses arrive, but they contain no prices
   * - `waiting`: there was no response yet
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
  /** A call that would show whether the problem is solved. */
  readonly trial?: { readonly operation: string; readonly price: PriceTag }
  /** A call that is skipped, because it alone costs more than a whole budget. */
  readonly overBudgetCall?: {
    readonly need: NeedName
    readonly operation: string
    readonly price: PriceTag
    /** The credits that would be reserved for the call. */
    readonly credits: number
    readonly budget: number
  }
  /** What the user can do, other than retrying. */
  readonly remedy: Remedy | null
  /** Why calls can't be recorded in the ledger, so that none are made. */
  readonly disk: DiskTrouble | null
  readonly lastAnswerAt: EpochMs | null
  /** What isn't loaded because of a bug in Candlewick. It's retried every minute. */
  readonly mistaken?: readonly NeedName[]
  /**
   * How often each group of coins is refreshed. Set while credits are short, unless all coins are refreshed
   * equally often.
   */
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
  /** `day` pauses until the end of the local day. */
  pauseFor: request(z.object({ span: z.enum(['hour', 'day']) })).answers<ScheduleStatus>(),
  resume: request(nothing).answers<ScheduleStatus>(),
  /** Makes `overBudgetCall` once, although it exceeds a budget. */
  tryOnce: request(nothing).answers<TrialResult>(),
  /** Makes the call in `trial` at once. */
  retryNow: request(nothing).answers<TrialResult>()
}
