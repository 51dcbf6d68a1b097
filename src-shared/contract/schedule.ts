import { z } from 'zod'
import { nothing, request } from './request'
import type { DiskTrouble } from './disk'
import type { Fault } from './fault'
import type { EpochMs, PriceTag } from './values'

/** What a plan sets the rhythm of. */
export const plannedNames = ['quotes', 'candles', 'fearGreed', 'news', 'coin-list'] as const
export type PlannedName = (typeof plannedNames)[number]

/**
 * What may be asked by itself: a plan's part, candles and breadth that alerts are evaluated on, answers that a person wants
 * kept fresh, or whether the quota was renewed.
 */
export type NeedName = PlannedName | 'alerts' | 'breadth' | 'answers' | 'renewal'

/**
 * Watched coins by what a fresh quote of them is worth, dearest first; a coin is of the first that it belongs to. chart: on a
 * chart. alerts: near the level of an alert. view: a row on screen. rest: all others.
 */
export const tierNames = ['chart', 'alerts', 'view', 'rest'] as const
export type TierName = (typeof tierNames)[number]

/** Milliseconds between two calls for a tier, as a person chose them; null = by what they are worth. */
export type TierChoice = Readonly<Record<TierName, number | null>>

/** What credits buy for the coins of one tier. */
export interface TierRhythm {
  readonly tier: TierName
  /** In the order of the list; never empty. */
  readonly coins: readonly string[]
  readonly everyMs: number
  /** What that comes to. */
  readonly creditsPerDay: number
}

/** Whose limit paces or stops what runs by itself: a budget of ours, or the quota of the service. */
export type LimitName = 'day' | 'period' | 'quota'

/** What makes everything slower than planned. */
export type Slowing =
  | { readonly code: 'on-battery' }
  | { readonly code: 'window-hidden' }
  /** So that the quota lasts so many days, until a person chooses a rhythm. */
  | { readonly code: 'quota-to-last'; readonly days: number }
  /** used: 0 to 1. */
  | {
      readonly code: 'limit-used'
      readonly limit: LimitName
      readonly used: number
      readonly renewalKnown: boolean
    }

/** Why something is asked for when it is. */
export type ScheduleReason =
  | { readonly code: 'as-planned' }
  /** by: never empty. */
  | { readonly code: 'slowed'; readonly by: readonly Slowing[] }
  | { readonly code: 'after-waking' }
  /** The service named the moment. */
  | { readonly code: 'retry-after' }
  | { readonly code: 'after-too-many-calls' }
  /** Trying whether calls are taken again. */
  | { readonly code: 'probing-limit' }
  | { readonly code: 'probing-service' }
  | { readonly code: 'probing-keychain' }
  | { readonly code: 'after-failed-call' }
  /** The charge of the first call of its kind isn't known yet. */
  | { readonly code: 'awaiting-charge' }
  | { readonly code: 'budget-used-up'; readonly limit: LimitName }

/** What mends a fault: a person enters a key, unlocks the keychain, or looks at what credits are left. */
export type Remedy = 'enter-key' | 'unlock-keychain' | 'see-credits'

export interface ScheduleStatus {
  /**
   * The one standing that status bar, banners and tray show; what is named first here outranks the rest. unplanned: no
   * plan is agreed. stopped: nothing is asked until a person acts, or until the disk takes what must be booked. offline: the
   * service can't be reached. source-down: it answers, but can't reach its own data source (502). rate-limited: it takes no
   * calls for now (429). failing: other answers arrive, but no prices.
   * paused: by a person. waiting: no answer yet. live: answers arrive.
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
  /** What will be asked next by itself, when, and what decides the moment. */
  readonly next: { readonly need: NeedName; readonly at: EpochMs; readonly reason: ScheduleReason } | null
  /** What is being asked for by itself right now. */
  readonly asking: NeedName | null
  /** What stands in the way now, told to a person. */
  readonly fault: Fault | null
  /** The call that is made to try whether it is over; absent where nothing stands in the way. */
  readonly trial?: { readonly operation: string; readonly price: PriceTag }
  /** What mends that fault, beyond trying again; null = nothing a person could do here. */
  readonly remedy: Remedy | null
  /** Why nothing can be booked, and so nothing is asked; null while all is well. */
  readonly disk: DiskTrouble | null
  readonly lastAnswerAt: EpochMs | null
  /** What is not kept fresh since the app made a mistake of its own with it; tried each minute. Absent where none. */
  readonly mistaken?: readonly NeedName[]
  /** Quotes of so many coins are asked for in tiers, since credits are short; absent where all are asked alike. */
  readonly tiers?: readonly TierRhythm[]
  /** Operations behind a plan the key does not have (402). */
  readonly locked: readonly string[]
}

/** What a try came to. */
export interface TrialResult {
  readonly status: ScheduleStatus
  /** null = there was nothing to call. */
  readonly operation: string | null
  /** Credits; null where the service did not say. */
  readonly charged: number | null
  /** null = it was answered. */
  readonly fault: Fault | null
}

export const schedule = {
  status: request(nothing).answers<ScheduleStatus>(),
  pause: request(z.object({ until: z.number().nullable() })).answers<ScheduleStatus>(),
  /** Pauses for an hour, or until the local day ends. */
  pauseFor: request(z.object({ span: z.enum(['hour', 'day']) })).answers<ScheduleStatus>(),
  resume: request(nothing).answers<ScheduleStatus>(),
  /** Makes the call that the status names as `trial`, whatever the wait. */
  retryNow: request(nothing).answers<TrialResult>()
}
