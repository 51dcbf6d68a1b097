import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { nothing, request } from './request'
import type { Backtest } from './backtest'
import type { AlertIssue, BlockedReason, MissingReason } from './alert-issue'
import type { KnownHigh } from '../conditions/facts'
import type { FasterChecks, Lateness } from './lateness'
import type { ConditionRemark } from '../conditions/remark'
import { AlertCondition } from './conditions'
import { mostRoutes, RouteId, type Delivery } from './routes'
import { Coin, type EpochMs, type PriceTag } from './values'

/** The files in resources/sounds, plus `none`. */
export const AlertSound = z.enum(['none', 'chime', 'bell', 'knock'])
export type AlertSound = z.infer<typeof AlertSound>

/** The editable part of an alert. Conditions in a group are ANDed, groups are ORed. */
export const AlertDraft = z.object({
  coin: Coin.nullable(),
  anyOf: AlertCondition.array()
    .min(1)
    .max(6)
    .array()
    .min(1, 'condition-missing' satisfies InputIssue)
    .max(6),
  /**
   * - `closed`: evaluates ended bars only (ended minutes for prices)
   * - `forming`: evaluates every quote
   */
  bars: z.enum(['closed', 'forming']).default('closed'),
  repeat: z.enum(['once', 'every', 'daily']).default('once'),
  /** How far a value must move back before the alert re-arms, in percent of the threshold. */
  hysteresisPercent: z.number().min(0).max(50).default(0.2),
  cooldownMs: z
    .number()
    .int()
    .min(0)
    .max(7 * 86_400_000)
    .default(300_000),
  expiresAt: z.number().int().nullable().default(null),
  note: z.string().trim().max(200).default(''),
  sound: AlertSound.default('none'),
  /** Interval of quotes for this alert, in ms. null to follow the watchlist. */
  everyMs: z.number().int().min(60_000).max(86_400_000).nullable().default(null),
  /** Ids of routes that its messages take. A removed route is ignored. */
  routes: RouteId.array().max(mostRoutes).default([])
})
export type AlertDraft = z.infer<typeof AlertDraft>

/**
 * - `paused`: by the user
 * - `snoozed`: silent until `snoozedUntil`
 * - `done`: fired, and `repeat` is `once`
 * - `expired`: past `expiresAt`
 * - `blocked`: can't be evaluated, see `blockedReason`
 */
export type AlertStatus = 'watching' | 'paused' | 'snoozed' | 'done' | 'expired' | 'blocked'

/** Only the calls this alert causes. Calls made anyway for something else don't count. */
export interface AlertCost {
  readonly callsPerDay: number
  /** null if a price is unknown. */
  readonly creditsPerDay: number | null
  /** One of its prices is an upper bound, and so is `creditsPerDay`. */
  readonly isAtMost?: boolean
  /** Candle series it needs, such as `BTC 1h`. Alerts on the same series share them. */
  readonly series: readonly string[]
  /** Coins whose quotes load more often for it. Absent if none. */
  readonly quotes?: readonly string[]
}

/** How far a value must move to meet its condition, signed. 0 if it's already met. */
export interface Distance {
  readonly by: number
  /** percent: of the value. points: for percentages and indexes, which move by points. */
  readonly unit: 'percent' | 'points'
}

/** Result of evaluating one condition. */
export interface ConditionResult {
  /** null if not evaluated yet or unknown. */
  readonly value: number | null
  readonly against: number | null
  /** Why `value` is null, if we looked for one. */
  readonly missing: MissingReason | null
  /** Start of the data the high was taken from, if the service didn't supply the all-time high. */
  readonly highSince?: EpochMs
  readonly holds: boolean | null
  /** null if a distance makes no sense for this condition. */
  readonly distance: Distance | null
}

export interface Alert extends AlertDraft {
  readonly id: number
  readonly createdAt: EpochMs
  readonly status: AlertStatus
  readonly snoozedUntil: EpochMs | null
  readonly blockedReason: BlockedReason | null
  /** One list per group, in the order of `anyOf`. */
  readonly results: readonly (readonly ConditionResult[])[]
  /** The smallest distance of any group. A group's distance is that of its farthest condition. */
  readonly distance: Distance | null
  readonly checkedAt: EpochMs | null
  /** Last time it fired, and how often. Both come from the stored history, which is capped. */
  readonly firedAt: EpochMs | null
  readonly firedCount: number
  readonly cost: AlertCost
  /** null if it isn't watching, or the schedule hasn't started. */
  readonly lateness: Lateness | null
}

export interface NoticedCondition {
  readonly condition: z.infer<typeof AlertCondition>
  /** null if no value was read. */
  readonly value: number | null
  readonly highSince?: EpochMs
  /** The item that appeared, such as a headline. */
  readonly appeared?: string
}

/** What triggered. `sentences` is how an earlier version stored it. */
export type Noticed =
  | {
      readonly code: 'conditions'
      readonly conditions: readonly NoticedCondition[]
      readonly note: string
    }
  | { readonly code: 'sentences'; readonly title: string; readonly body: string }

/** Warnings shown before an alert is saved. */
export type AlertRemark =
  | ConditionRemark
  /** It would fire on its first evaluation. */
  | { readonly code: 'fires-at-once' }
  /** It depends on data that isn't refreshed automatically. */
  | { readonly code: 'by-hand'; readonly source: 'quotes' | 'fearGreed' | 'news' }
  | { readonly code: 'simulated' }

export interface InboxEntry {
  readonly id: number
  readonly alertId: number
  readonly coin: string | null
  /** When the condition became true, by the time of the data. */
  readonly at: EpochMs
  readonly noticedAt: EpochMs
  /** It happened after this time, while Candlewick wasn't watching. null if noticed live. */
  readonly missedSince: EpochMs | null
  readonly noticed: Noticed
  readonly simulated: boolean
  readonly read: boolean
  /** Messages about it. Empty or missing if its alert has no routes. */
  readonly deliveries?: readonly Delivery[]
}

export interface AlertsState {
  readonly alerts: readonly Alert[]
  /** Newest first; older entries come from `history`. */
  readonly inbox: readonly InboxEntry[]
  readonly unread: number
  /** While true, no alert is evaluated. */
  readonly pausedAll: boolean
  readonly callsPerDay: number
  /** Sum over all alerts, counting a shared series once. null if a price is unknown. */
  readonly creditsPerDay: number | null
  /** One of its prices is an upper bound, and so is `creditsPerDay`. */
  readonly isAtMost?: boolean
  readonly simulated: boolean
}

export interface AlertPreview {
  readonly cost: AlertCost
  /** null if the schedule hasn't started. */
  readonly lateness: Lateness | null
  /** Intervals that make it less late, shortest last. Empty if its quotes aren't the slowest data. */
  readonly faster: readonly FasterChecks[]
  /**
   * Saving needs `agreed`: its calls cost more than the confirmation limit, or an unknown amount.
   */
  readonly asksFirst: boolean
  /** Id of an identical alert. */
  readonly duplicateOf: number | null
  readonly remarks: readonly AlertRemark[]
  /** null if it can be saved. */
  readonly wrong: AlertIssue | null
}

/** Where a coin's all-time high is taken from. */
export interface AthKnown extends KnownHigh {
  readonly loadPrice: PriceTag
}

export interface BreadthKnown {
  /** Keyed by the service's own names. */
  readonly values: Readonly<Record<string, number | null>>
  readonly at: EpochMs | null
  readonly loadPrice: PriceTag
}

const id = z.object({ id: z.number().int().positive() })
const draftFor = z.object({ id: z.number().int().positive().nullable(), draft: AlertDraft })

export const alerts = {
  state: request(nothing).mirrored<AlertsState>(),
  /** Makes no call. */
  preview: request(draftFor).answers<AlertPreview>(),
  /** How often it would have triggered, from saved data. Makes no call. Null if ended, as a later request does. */
  backtest: request(z.object({ draft: AlertDraft })).answers<Backtest | null>(),
  endBacktest: request(nothing).answers<void>(),
  /**
   * Creates an alert (`id` null) or changes one. `agreed`: the user accepted the price of its
   * calls, known or unknown.
   */
  save: request(draftFor.extend({ agreed: z.boolean() })).answers<AlertsState>(),
  remove: request(id).answers<AlertsState>(),
  /** Undoes a removal made since startup, including the alert's saved state. */
  putBack: request(id).answers<AlertsState>(),
  pause: request(id).answers<AlertsState>(),
  /** Ends a pause or snooze, or restarts an alert that is done or expired. */
  resume: request(id).answers<AlertsState>(),
  snooze: request(id.extend({ until: z.number().int() })).answers<AlertsState>(),
  pauseAll: request(z.object({ paused: z.boolean() })).answers<AlertsState>(),
  /** Inbox entries of one alert, or of all (`id` null), newest first. */
  history: request(
    z.object({ id: z.number().int().positive().nullable(), before: z.number().int().nullable() })
  ).answers<readonly InboxEntry[]>(),
  /** `ids` null = all. */
  markRead: request(z.object({ ids: z.number().int().array().max(1000).nullable() })).answers<AlertsState>(),
  /** Makes no call. */
  ath: request(z.object({ coin: Coin })).answers<AthKnown>(),
  /**
   * Loads the all-time high from the service. Only needed once: later highs show up in the quotes.
   */
  loadAth: request(z.object({ coin: Coin })).answers<AthKnown>(),
  /** Values from the last breadth response. Makes no call. */
  breadth: request(nothing).answers<BreadthKnown>(),
  loadBreadth: request(nothing).answers<BreadthKnown>()
}
