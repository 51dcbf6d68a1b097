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

/** Every sound except `none` is a file in resources/sounds. */
export const AlertSound = z.enum(['none', 'chime', 'bell', 'knock'])
export type AlertSound = z.infer<typeof AlertSound>

export const mostScopeCoins = 100

/** The coins of an alert on several coins, which is evaluated as if there were one alert for each of them. */
export const AlertScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('coins'), coins: Coin.array().min(1).max(mostScopeCoins) }),
  /**
   * The coins that are in the list whenever the alert is evaluated. `name` is the list's name when the alert
   * was saved. In an exported file, `id` is null and `coins` are the list's coins at the time of the export.
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

/** The alert fires if all conditions of at least one group in `anyOf` are true. */
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
   * `closed`: the alert is only evaluated when a bar has ended (for prices, a minute). `forming`: it's
   * evaluated for every quote.
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
  /** The interval at which the alert's quotes are loaded. Null for the interval of the watchlist. */
  everyMs: z.number().int().min(60_000).max(86_400_000).nullable().default(null),
  /** IDs of removed routes are ignored. */
  routes: RouteId.array().max(mostRoutes).default([])
})
export type AlertDraft = z.infer<typeof AlertDraft>

/**
 * `done`: the alert has fired, and `repeat` is `once`. `blocked`: it can't be evaluated, and `blockedReason`
 * says why.
 */
export type AlertStatus = 'watching' | 'paused' | 'snoozed' | 'done' | 'expired' | 'blocked'

/** The calls that are made only because of this alert, and their cost. */
export interface AlertCost {
  readonly callsPerDay: number
  /** Null if a price is unknown. */
  readonly creditsPerDay: number | null
  /**
   * The price of loading the candles that are missing at first. Null if a price is unknown, absent if no
   * candles are missing.
   */
  readonly firstCredits?: number | null
  readonly isAtMost?: boolean
  /** Candles that the alert needs, such as `BTC 1h`. Other alerts may use them too. */
  readonly series: readonly string[]
  /** Coins whose quotes load more often because of the alert. */
  readonly quotes?: readonly string[]
}

/** How far a value must rise (positive) or fall (negative) to meet its condition. 0 if it's met. */
export interface Distance {
  readonly by: number
  /** The unit is `points` if the value is a percentage or an index. */
  readonly unit: 'percent' | 'points'
}

export interface ConditionResult {
  /** Null if unknown or not evaluated yet. */
  readonly value: number | null
  readonly against: number | null
  readonly missing: MissingReason | null
  /** The first day searched for the all-time high. Missing if the service sent the high. */
  readonly highSince?: EpochMs
  /**
   * Set if the move may have been larger than `value`, which is certain: the value if the prices within each
   * candle came in the order that gives the largest move.
   */
  readonly possible?: number
  readonly holds: boolean | null
  /** The value that was nearest to the threshold since the condition was last met. */
  readonly closest?: { readonly at: EpochMs; readonly value: number; readonly against: number }
  readonly distance: Distance | null
}

export interface ScopeState {
  readonly coins: number
  /** The coins for which the alert is `blocked` or `done`, as in `AlertStatus`. */
  readonly blocked: readonly string[]
  readonly done: readonly string[]
  /**
   * The coin for which the alert is nearest to firing. `results` and `distance` of the alert are about this
   * coin. Null if unknown.
   */
  readonly nearest: string | null
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
  /**
   * The distance of the group that is nearest to being met. A group is as far away as the farthest of its
   * conditions.
   */
  readonly distance: Distance | null
  readonly checkedAt: EpochMs | null
  /** The last trigger in the stored history, which is limited. Null if it contains none of this alert. */
  readonly firedAt: EpochMs | null
  readonly firedCount: number
  readonly cost: AlertCost
  /** Null if the alert is inactive or automatic updates haven't started. */
  readonly lateness: Lateness | null
  readonly scoped: ScopeState | null
}

export interface NoticedCondition {
  readonly condition: z.infer<typeof AlertCondition>
  readonly value: number | null
  /** The price of the drawn line at that time. Missing in entries of earlier versions. */
  readonly against?: number
  readonly highSince?: EpochMs
  /** The text of a new item, such as a headline. */
  readonly appeared?: string
}

/** What is stored about a trigger. Entries of an earlier version have `sentences` instead of `conditions`. */
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
  | { readonly code: 'fires-at-once-for'; readonly coins: readonly string[] }
  /** The earlier prices of these coins are unknown, so the condition can't be evaluated for them yet. */
  | { readonly code: 'prices-ago-unknown'; readonly coins: readonly string[]; readonly of: number }
  /** The user loads the alert's data manually. */
  | { readonly code: 'by-hand'; readonly source: 'quotes' | 'fearGreed' | 'news' }
  | { readonly code: 'simulated' }

export interface InboxEntry {
  readonly id: number
  readonly alertId: number
  readonly coin: string | null
  /** The time at which the condition became true, according to the timestamps of the data. */
  readonly at: EpochMs
  readonly noticedAt: EpochMs
  /**
   * Set if Candlewick wasn't watching at the time: the earliest time at which the condition may have become
   * true.
   */
  readonly missedSince: EpochMs | null
  readonly noticed: Noticed
  readonly simulated: boolean
  readonly read: boolean
  readonly deliveries?: readonly Delivery[]
}

export interface AlertsState {
  readonly alerts: readonly Alert[]
  /** The newest entries. `history` returns older ones. */
  readonly inbox: readonly InboxEntry[]
  readonly unread: number
  readonly pausedAll: boolean
  readonly callsPerDay: number
  /**
   * The price of all alerts, where candles that several alerts use are counted once. Null if a price is
   * unknown.
   */
  readonly creditsPerDay: number | null
  readonly isAtMost?: boolean
  readonly simulated: boolean
}

export interface AlertPreview {
  readonly cost: AlertCost
  readonly lateness: Lateness | null
  /**
   * Shorter quote intervals with which the alert would fire earlier, the shortest last. Empty if the delay
   * isn't caused by the quotes.
   */
  readonly faster: readonly FasterChecks[]
  /**
   * If true, the alert can only be saved with `agreed`, because its calls cost more than the confirmation
   * limit or an unknown amount.
   */
  readonly needsConfirmation: boolean
  readonly duplicateOf: number | null
  readonly remarks: readonly AlertRemark[]
  /** The current prices of drawn lines, one list per group. */
  readonly results: readonly (readonly Pick<ConditionResult, 'against'>[])[]
  readonly wrong: AlertIssue | null
}

export interface AthKnown extends KnownHigh {
  readonly loadPrice: PriceTag
}

export interface BreadthKnown {
  /** The numbers by the names that the service uses. */
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
   * The calls that returned the values, oldest first. Old calls may be missing, because daily sums replace
   * them.
   */
  readonly calls: readonly LedgerEntry[]
  /** Saved prices before and after the trigger, ascending. */
  readonly prices: readonly TimedValue[]
  /**
   * The prices that the conditions compared with, at the times of `prices`. There is one list for each
   * condition that compares prices.
   */
  readonly levels: readonly (readonly TimedValue[])[]
  /** Values of conditions on candles before and after the trigger, ascending. */
  readonly series: readonly PastSeries[]
}

interface TimedValue {
  readonly at: EpochMs
  readonly value: number
}

export interface PastSeries {
  readonly condition: z.infer<typeof AlertCondition>
  readonly values: readonly TimedValue[]
  /** The threshold at the times of `values`. */
  readonly against: readonly TimedValue[]
}

export const alerts = {
  state: request(nothing).mirrored<AlertsState>(),
  /** Makes no call. */
  preview: request(draftFor).answers<AlertPreview>(),
  /**
   * Makes no call. Returns null if `endBacktest` or a later request ended the test. `after` is `next` of the
   * previous slice.
   */
  backtest: request(
    z.object({ draft: AlertDraft, after: z.number().int().min(0).default(0) })
  ).answers<Backtest | null>(),
  endBacktest: request(nothing).answers<void>(),
  /**
   * Creates an alert if `id` is null. `agreed` means that the user agreed to the cost of the alert's calls,
   * even if it's unknown.
   */
  save: request(draftFor.extend({ agreed: z.boolean() })).answers<AlertsState>(),
  remove: request(id).answers<AlertsState>(),
  /**
   * Restores a removed alert, including its state. Only possible for alerts that were removed since startup.
   */
  putBack: request(id).answers<AlertsState>(),
  pause: request(id).answers<AlertsState>(),
  resume: request(id).answers<AlertsState>(),
  snooze: request(id.extend({ until: z.number().int() })).answers<AlertsState>(),
  pauseAll: request(z.object({ paused: z.boolean() })).answers<AlertsState>(),
  /** Newest first. If `id` is null, includes all alerts. */
  history: request(
    z.object({ id: z.number().int().positive().nullable(), before: z.number().int().nullable() })
  ).answers<readonly InboxEntry[]>(),
  /**
   * Returns the details of an inbox entry, or of an alert's latest one. Null if there is none. Makes no call.
   */
  why: request(id.extend({ of: z.enum(['entry', 'alert']) })).answers<TriggerDetails | null>(),
  /** If `ids` is null, marks all entries as read. */
  markRead: request(z.object({ ids: z.number().int().array().max(1000).nullable() })).answers<AlertsState>(),
  /** Makes no call. */
  ath: request(z.object({ coin: Coin })).answers<AthKnown>(),
  /**
   * Loads the all-time high from the service. This is only needed once, because the quotes show any later
   * high.
   */
  loadAth: request(z.object({ coin: Coin })).answers<AthKnown>(),
  breadth: request(nothing).answers<BreadthKnown>(),
  loadBreadth: request(nothing).answers<BreadthKnown>()
}
