import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { nothing, request } from './request'
import type { AlertIssue, BlockedReason, MissingReason } from './alert-issue'
import type { KnownHigh } from '../conditions/facts'
import type { ConditionRemark } from '../conditions/remark'
import { AlertCondition } from './conditions'
import { Coin, type EpochMs, type PriceTag } from './values'

/** Those of resources/sounds, and none. */
export const AlertSound = z.enum(['none', 'chime', 'bell', 'knock'])
export type AlertSound = z.infer<typeof AlertSound>

/** What a person sets. Conditions within one group are joined by and, the groups by or. */
export const AlertDraft = z.object({
  coin: Coin.nullable(),
  anyOf: AlertCondition.array()
    .min(1)
    .max(6)
    .array()
    .min(1, 'condition-missing' satisfies InputIssue)
    .max(6),
  /** closed: only bars (and, for prices, minutes) that have ended. forming: every quote. */
  bars: z.enum(['closed', 'forming']).default('closed'),
  repeat: z.enum(['once', 'every', 'daily']).default('once'),
  /** How far, in percent of the threshold, a value must go back before it can trigger again. */
  hysteresisPercent: z.number().min(0).max(50).default(0.2),
  cooldownMs: z
    .number()
    .int()
    .min(0)
    .max(7 * 86_400_000)
    .default(300_000),
  expiresAt: z.number().int().nullable().default(null),
  note: z.string().trim().max(200).default(''),
  /** Played with its notification. */
  sound: AlertSound.default('none')
})
export type AlertDraft = z.infer<typeof AlertDraft>

/**
 * watching. paused: by a person. snoozed: quiet until a time. done: fired, and was to fire once.
 * expired: its time is over. blocked: it can't be evaluated now; `blockedReason` says why.
 */
export type AlertStatus = 'watching' | 'paused' | 'snoozed' | 'done' | 'expired' | 'blocked'

/** What an alert's own calls come to; calls made for something else anyway are not counted. */
export interface AlertCost {
  readonly callsPerDay: number
  /** null = unknown, because a price is. */
  readonly creditsPerDay: number | null
  /** Candle series it needs, `BTC 1h`; other alerts on the same share them. */
  readonly series: readonly string[]
}

/** How far a value must move, signed; 0 = it is so. */
export interface Distance {
  readonly by: number
  /** percent: of the value itself. points: what is a percentage or an index already moves by so many of its points. */
  readonly unit: 'percent' | 'points'
}

/** One condition as last evaluated. */
export interface Standing {
  /** null = not evaluated yet, or its value is not known. */
  readonly value: number | null
  readonly against: number | null
  /** Why there is no value, where one was looked for. */
  readonly missing: MissingReason | null
  /** Of a distance from a high that no service said: since when it is the highest. */
  readonly highSince?: EpochMs
  readonly holds: boolean | null
  /** Null where that says nothing. */
  readonly distance: Distance | null
}

export interface Alert extends AlertDraft {
  readonly id: number
  readonly createdAt: EpochMs
  readonly status: AlertStatus
  readonly snoozedUntil: EpochMs | null
  readonly blockedReason: BlockedReason | null
  /** By group, in the order of `anyOf`. */
  readonly standings: readonly (readonly Standing[])[]
  /** The least distance of any group, counting in each group the farthest condition. */
  readonly distance: Distance | null
  readonly checkedAt: EpochMs | null
  /** When it came true last, and how often, by what is kept of it. */
  readonly firedAt: EpochMs | null
  readonly firedCount: number
  readonly cost: AlertCost
}

/** A condition that came true, with what was read of it. */
export interface NoticedCondition {
  readonly condition: z.infer<typeof AlertCondition>
  /** null = nothing was read of it. */
  readonly value: number | null
  readonly highSince?: EpochMs
  /** What appeared, such as a headline. */
  readonly appeared?: string
}

/** What came true. sentences: as an earlier version kept it. */
export type Noticed =
  | {
      readonly code: 'conditions'
      readonly conditions: readonly NoticedCondition[]
      readonly note: string
    }
  | { readonly code: 'sentences'; readonly title: string; readonly body: string }

/** What a person should know before setting an alert. */
export type AlertRemark =
  | ConditionRemark
  /** It would come true at the first look. */
  | { readonly code: 'fires-at-once' }
  /** It is read from something that is fetched only when a person asks. */
  | { readonly code: 'by-hand'; readonly source: 'quotes' | 'fearGreed' | 'news' }
  | { readonly code: 'simulated' }

/** One thing an alert noticed. */
export interface InboxEntry {
  readonly id: number
  readonly alertId: number
  readonly coin: string | null
  /** When it became so, by the data it was evaluated on. */
  readonly at: EpochMs
  /** When it was noticed. */
  readonly noticedAt: EpochMs
  /** It happened after this moment, while nothing was watched; null = noticed as it happened. */
  readonly missedSince: EpochMs | null
  readonly noticed: Noticed
  readonly simulated: boolean
  readonly read: boolean
}

export interface AlertsState {
  readonly alerts: readonly Alert[]
  /** The newest of what was sent, newest first. */
  readonly inbox: readonly InboxEntry[]
  readonly unread: number
  /** Nothing is evaluated while all is paused. */
  readonly pausedAll: boolean
  readonly callsPerDay: number
  /** All alerts together, a series shared by several counted once; null = a price is unknown. */
  readonly creditsPerDay: number | null
  readonly simulated: boolean
}

export interface AlertPreview {
  readonly cost: AlertCost
  /** It causes calls of unknown or high price: saving it needs `agreed`. */
  readonly asksFirst: boolean
  /** An alert that is the same already. */
  readonly duplicateOf: number | null
  readonly remarks: readonly AlertRemark[]
  /** Why it can't be saved; null when it can. */
  readonly wrong: AlertIssue | null
}

/** What the all-time high is taken from, coin by coin. */
export interface AthKnown extends KnownHigh {
  /** What asking the service would cost. */
  readonly loadPrice: PriceTag
}

/** The market's breadth as last told. */
export interface BreadthKnown {
  /** Under the service's own names. */
  readonly values: Readonly<Record<string, number | null>>
  readonly at: EpochMs | null
  /** What asking the service would cost. */
  readonly loadPrice: PriceTag
}

const id = z.object({ id: z.number().int().positive() })
const draftFor = z.object({ id: z.number().int().positive().nullable(), draft: AlertDraft })

export const alerts = {
  state: request(nothing).answers<AlertsState>(),
  /** What this alert would be and cost; calls nothing. */
  preview: request(draftFor).answers<AlertPreview>(),
  /** Makes an alert (`id` null) or changes one. `agreed`: its calls' price, known or not, was accepted. */
  save: request(draftFor.extend({ agreed: z.boolean() })).answers<AlertsState>(),
  remove: request(id).answers<AlertsState>(),
  /** Undoes a removal since the start, with all the alert remembers. */
  putBack: request(id).answers<AlertsState>(),
  pause: request(id).answers<AlertsState>(),
  /** Ends a pause, a snooze, or starts one that is done or expired anew. */
  resume: request(id).answers<AlertsState>(),
  snooze: request(id.extend({ until: z.number().int() })).answers<AlertsState>(),
  pauseAll: request(z.object({ paused: z.boolean() })).answers<AlertsState>(),
  /** What one alert noticed, or all (`id` null), newest first. */
  history: request(
    z.object({ id: z.number().int().positive().nullable(), before: z.number().int().nullable() })
  ).answers<readonly InboxEntry[]>(),
  /** `ids` null = all. */
  markRead: request(z.object({ ids: z.number().int().array().max(1000).nullable() })).answers<AlertsState>(),
  /** Where a coin's all-time high is known from; no call. */
  ath: request(z.object({ coin: Coin })).answers<AthKnown>(),
  /** Asks the service for the all-time high, once: later highs are seen in the quotes. */
  loadAth: request(z.object({ coin: Coin })).answers<AthKnown>(),
  /** The numbers the last breadth answer held; no call. */
  breadth: request(nothing).answers<BreadthKnown>(),
  /** Asks the service for the market's breadth. */
  loadBreadth: request(nothing).answers<BreadthKnown>()
}
