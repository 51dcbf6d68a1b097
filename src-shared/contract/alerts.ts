import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { nothing, request } from './request'
import type { Backtest } from './backtest'
import type { AlertIssue, BlockedReason, MissingReason } from './alert-issue'
import type { KnownHigh } from '../conditions/facts'
import type { FasterChecks, Lateness } from './lateness'
import type { ConditionRemark } from '../conditions/remark'
import type { AlertWhy } from './alert-why'
import { AlertCondition } from './conditions'
import type { LedgerEntry } from './credits'
import { mostRoutes, RouteId, type Delivery } from './routes'
import { Coin, type EpochMs, type PriceTag } from './values'

/** Each sound is a file in resources/sounds. */
export const AlertSound = z.enum(['none', 'chime', 'bell', 'knock'])
export type AlertSound = z.infer<typeof AlertSound>

export const mostScopeCoins = 100

/** An alert on several coins is evaluated for each coin, as if each had an alert of its own. */
export const AlertScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('coins'), coins: Coin.array().min(1).max(mostScopeCoins) }),
  /**
   * The coins that are on a watchlist at the time. `name` is its name when the alert was saved. In a file, `id` is
   * null and `coins` are those of the list when it was exported.
   */
  z.object({
    kind: z.literal('list'),
    id: z.number().int().positive().nullable(),
    name: z.string().trim().max(40),
    coins: Coin.array().max(1000).exactOptional()
  }),
  z.object({ kind: z.literal('watched') })
])
export type AlertScope = z.infer<typeof AlertScope>

/** Fires if all conditions of at least one group are true. */
export const AlertDraft = z.object({
  coin: Coin.nullable(),
  scope: AlertScope.nullable().default(null),
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
  /** How far a value must move back before the alert can fire again, in percent of the threshold. */
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
  /** Interval of quotes for this alert, in ms. If null, they follow the watchlist. */
  everyMs: z.number().int().min(60_000).max(86_400_000).nullable().default(null),
  /** Routes through which its messages are sent. Ids of removed routes are ignored. */
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

/** The cost of calls that are made only because of this alert. */
export interface AlertCost {
  readonly callsPerDay: number
  /** Null if a price is unknown. */
  readonly creditsPerDay: number | null
  /** True if `creditsPerDay` is an upper bound, because one of the prices is. */
  readonly isAtMost?: boolean
  /** The candles it needs, such as `BTC 1h`. Alerts share candles. */
  readonly series: readonly string[]
  /** Coins whose quotes load more often because of the alert. */
  readonly quotes?: readonly string[]
}

/** How far a value must move until its condition is met, with a sign. 0 if it's met already. */
export interface Distance {
  readonly by: number
  /** percent: of the value. points: for percentages and indexes. */
  readonly unit: 'percent' | 'points'
}

export interface ConditionResult {
  /** Null if not evaluated yet or unknown. */
  readonly value: number | null
  readonly against: number | null
  /** Why `value` is null, if the reason is known. */
  readonly missing: MissingReason | null
  /** Start of the data in which the high was found. Absent if the service provided the all-time high. */
  readonly highSince?: EpochMs
  readonly holds: boolean | null
  /** The reading nearest to the threshold since it was last met. */
  readonly closest?: { readonly at: EpochMs; readonly value: number; readonly against: number }
  /** Null if the condition can't be given a distance. */
  readonly distance: Distance | null
}

export interface ScopeState {
  readonly coins: number
  readonly blocked: number
  /** How many coins have triggered and won't again, because `repeat` is `once`. */
  readonly done: number
  /** The coin that is nearest to triggering. `results` and `distance` of the alert are about it. Null if unknown. */
  readonly nearest: string | null
  /** The coin that triggered last. Null if none. */
  readonly fired: string | null
}

export interface Alert extends AlertDraft {
  readonly id: number
  readonly createdAt: EpochMs
  readonly status: AlertStatus
  readonly snoozedUntil: EpochMs | null
  readonly blockedReason: BlockedReason | null
  /** One list per group, in the order of `anyOf`. */
  readonly results: readonly (readonly ConditionResult[])[]
  /** The smallest distance of all groups. A group's distance is that of its farthest condition. */
  readonly distance: Distance | null
  readonly checkedAt: EpochMs | null
  /** The time and the count are from the stored history, which keeps a limited number of entries. */
  readonly firedAt: EpochMs | null
  readonly firedCount: number
  readonly cost: AlertCost
  /** Null if the alert is inactive or the schedule hasn't started. */
  readonly lateness: Lateness | null
  readonly scoped: ScopeState | null
}

export interface NoticedCondition {
  readonly condition: z.infer<typeof AlertCondition>
  readonly value: number | null
  readonly highSince?: EpochMs
  /** Text of the new item, such as a headline. */
  readonly appeared?: string
}

/** What made the alert fire. An earlier version stored `sentences`. */
export type Noticed =
  | {
      readonly code: 'conditions'
      readonly conditions: readonly NoticedCondition[]
      readonly note: string
    }
  | { readonly code: 'sentences'; readonly title: string; readonly body: string }

export type AlertRemark =
  | ConditionRemark
  | { readonly code: 'fires-at-once' }
  /** An alert on several coins would fire for these as soon as it's saved. */
  | { readonly code: 'fires-at-once-for'; readonly coins: readonly string[] }
  /**
   * An alert on several coins can't be evaluated for these yet, because their earlier prices aren't known.
   */
  | { readonly code: 'prices-ago-unknown'; readonly coins: readonly string[]; readonly of: number }
  /** The alert needs data that isn't refreshed automatically. */
  | { readonly code: 'by-hand'; readonly source: 'quotes' | 'fearGreed' | 'news' }
  | { readonly code: 'simulated' }

export interface InboxEntry {
  readonly id: number
  readonly alertId: number
  readonly coin: string | null
  /** When the condition became true, by the time of the data. */
  readonly at: EpochMs
  readonly noticedAt: EpochMs
  /**
   * The condition became true after this time, while Candlewick wasn't watching. Null if it was noticed right
   * away.
   */
  readonly missedSince: EpochMs | null
  readonly noticed: Noticed
  readonly simulated: boolean
  readonly read: boolean
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
  /** Total of all alerts. Candles that several alerts share count once. Null if a price is unknown. */
  readonly creditsPerDay: number | null
  /** True if `creditsPerDay` is an upper bound. */
  readonly isAtMost?: boolean
  readonly simulated: boolean
}

export interface AlertPreview {
  readonly cost: AlertCost
  /** Null if the schedule hasn't started. */
  readonly lateness: Lateness | null
  /**
   * Shorter intervals for quotes that would make the alert less late, shortest last. Empty if something other
   * than quotes makes it late.
   */
  readonly faster: readonly FasterChecks[]
  /**
   * True if saving requires `agreed`, because the alert's calls cost more than the confirmation limit or an
   * unknown amount.
   */
  readonly asksFirst: boolean
  /** Id of an identical alert. */
  readonly duplicateOf: number | null
  readonly remarks: readonly AlertRemark[]
  readonly wrong: AlertIssue | null
}

export interface AthKnown extends KnownHigh {
  readonly loadPrice: PriceTag
}

export interface BreadthKnown {
  /** By the names that the service uses. */
  readonly values: Readonly<Record<string, number | null>>
  readonly at: EpochMs | null
  readonly loadPrice: PriceTag
}

const id = z.object({ id: z.number().int().positive() })
const draftFor = z.object({ id: z.number().int().positive().nullable(), draft: AlertDraft })

export interface TriggerDetails {
  readonly entry: InboxEntry
  /** Null if an earlier version saved the entry. */
  readonly why: AlertWhy | null
  /**
   * The calls that supplied the readings, oldest first. Old calls are missing, because daily sums replaced
   * them.
   */
  readonly calls: readonly LedgerEntry[]
  /** Saved prices around the trigger, ascending. */
  readonly prices: readonly { readonly at: EpochMs; readonly value: number }[]
}

export const alerts = {
  state: request(nothing).mirrored<AlertsState>(),
  /** Makes no call. */
  preview: request(draftFor).answers<AlertPreview>(),
  /**
   * Calculates how often the alert would have fired. Makes no call. Null if ended by `endBacktest` or by a
   * later request.
   */
  backtest: request(z.object({ draft: AlertDraft })).answers<Backtest | null>(),
  endBacktest: request(nothing).answers<void>(),
  /**
   * Creates an alert (`id` null) or changes one. `agreed`: the user accepts the price of its calls, even if
   * unknown.
   */
  save: request(draftFor.extend({ agreed: z.boolean() })).answers<AlertsState>(),
  remove: request(id).answers<AlertsState>(),
  /** Undoes a removal, including the alert's saved state. Works only for alerts removed since startup. */
  putBack: request(id).answers<AlertsState>(),
  pause: request(id).answers<AlertsState>(),
  resume: request(id).answers<AlertsState>(),
  snooze: request(id.extend({ until: z.number().int() })).answers<AlertsState>(),
  pauseAll: request(z.object({ paused: z.boolean() })).answers<AlertsState>(),
  /** The newest entry is first. If `id` is null, all alerts are included. */
  history: request(
    z.object({ id: z.number().int().positive().nullable(), before: z.number().int().nullable() })
  ).answers<readonly InboxEntry[]>(),
  /** Details of an inbox entry, or of an alert's latest one. Null if there is no entry. Makes no call. */
  why: request(id.extend({ of: z.enum(['entry', 'alert']) })).answers<TriggerDetails | null>(),
  /** If null, all entries are marked. */
  markRead: request(z.object({ ids: z.number().int().array().max(1000).nullable() })).answers<AlertsState>(),
  /** Makes no call. */
  ath: request(z.object({ coin: Coin })).answers<AthKnown>(),
  /**
   * Loads the all-time high from the service. Needed only once, because quotes show any higher price after
   * that.
   */
  loadAth: request(z.object({ coin: Coin })).answers<AthKnown>(),
  /** Makes no call. */
  breadth: request(nothing).answers<BreadthKnown>(),
  loadBreadth: request(nothing).answers<BreadthKnown>()
}
