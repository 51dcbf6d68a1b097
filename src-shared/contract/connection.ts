import { z } from 'zod'
import type { KeychainTrouble } from './keychain'
import type { Subscription } from './answers'
import { nothing, request } from './request'
import { plannedNames, tierNames, type PlannedName, type TierChoice, type TierRhythm } from './schedule'
import { Coin, type EpochMs, type PriceTag } from './values'

export interface ConnectionState {
  /** `demo`: the simulated market. `live`: the service at `address`. */
  readonly mode: 'demo' | 'live'
  readonly address: string
  /** `saved`: in the OS keychain. `session`: only in memory. */
  readonly key: 'none' | 'saved' | 'session'
  /** Why the key isn't in the keychain. Null without a key. */
  readonly keychainTrouble: KeychainTrouble | null
  /** Addresses with a key in the keychain, including the current one. */
  readonly savedKeys: readonly string[]
  /** The service that was left for the demo market. Null in `live` mode, or if its key was removed. */
  readonly leftService: string | null
  /** Calls are only made once the user has agreed. */
  readonly plan: 'none' | 'proposed' | 'agreed'
}

/** What a call, or the calls of a day, cost in credits. */
export interface CreditEstimate {
  /** From published and learned prices, and an assumed credit for each coin's quote. */
  readonly typical: number | null
  /** The highest possible cost. Null if unknown. */
  readonly most: number | null
  /** True if a part wasn't charged yet. */
  readonly isEstimate: boolean
  /** Calls of unknown price, which `typical` leaves out. */
  readonly unknownCalls: number
}

export interface PlanItem {
  readonly need: PlannedName
  readonly operation: string
  readonly everyMs: number | null
  readonly automatic: boolean
  readonly price: PriceTag
  readonly callsPerDay: number
  readonly creditsPerDay: number | null
  readonly perCall: CreditEstimate
  readonly perDay: CreditEstimate
}

/** The user agreed to these calls when saving each alert. */
export interface AlertCalls {
  readonly callsPerDay: number
  readonly creditsPerDay: number | null
  readonly isAtMost?: boolean
  readonly series: readonly string[]
  readonly breadth: boolean
}

export interface Plan {
  readonly items: readonly PlanItem[]
  /**
   * Loaded once a day while a chart shows them, and not included in the totals. `isManual`: above the
   * confirmation limit.
   */
  readonly dailyCandles: {
    readonly operation: string
    readonly price: PriceTag
    readonly perCall: CreditEstimate
    readonly isManual: boolean
  }
  readonly alerts: AlertCalls
  readonly subscriptions: readonly Subscription[]
  readonly coins: number
  /** Includes alerts and subscriptions. */
  readonly callsPerDay: number
  readonly creditsPerDay: number | null
  readonly perDay: CreditEstimate
  readonly isAtMost?: boolean
  /** Active items, including daily candles. */
  readonly unknownPrices: number
  readonly quotaLimit: number | null
  readonly keyCheck: {
    readonly operation: string
    readonly price: PriceTag
    readonly perCall: CreditEstimate
  }
  /** Slowest first. */
  readonly paces: readonly PlanPace[]
  /** Credits with which the quota lasts. Null if neither quota nor daily budget is known. */
  readonly allowedPerDay: number | null
  /** A number of days while the reset time is unknown. */
  readonly quotaLasts: QuotaLength | 'until-reset'
  readonly agreedAt: EpochMs | null
  /** Null if a call costs the same for any number of coins. */
  readonly tiers: PlanTiers | null
}

export interface PlanPace {
  readonly quotesEveryMs: number
  readonly perDay: CreditEstimate
  /**
   * `yes`: even at the highest price. `likely`: at the typical price, and the highest isn't known. `perhaps`:
   * at the typical price, but not at the highest. `unknown`: neither the quota nor a daily budget is known.
   */
  readonly lasts: 'yes' | 'likely' | 'perhaps' | 'no' | 'unknown'
  /** How long the quota lasts at the highest known price, in ms. Null if unknown or nothing is spent. */
  readonly lastsMs: number | null
  readonly isSuggested: boolean
}

/** Credits per day for quotes if more coins are watched. */
export interface CoinCost {
  readonly now: number | null
  /** Null if unknown, or if quotes are loaded manually. */
  readonly then: number | null
  /** `now` or `then` is an upper limit. */
  readonly isAtMost?: boolean
  /** Automatic updates would use up the quota within a day, or exceed the daily budget. */
  readonly isBeyond: boolean
}

export interface PlanTiers {
  readonly chosen: TierChoice
  /** What budget and quota can pay for. Null if they cover the plan. */
  readonly bought: { readonly creditsPerDay: number; readonly rhythms: readonly TierRhythm[] } | null
}

/** Usual quota periods, in days. */
export const quotaLengths = [1, 7, 30] as const
export type QuotaLength = (typeof quotaLengths)[number]

/** With this quote interval, the quota lasts `lastsDays` days. If null, the plan stays as it is. */
export interface RhythmChoice {
  readonly lastsDays: QuotaLength | null
  /** Null if quotes are loaded manually. */
  readonly quotesEveryMs: number | null
  readonly creditsPerDay: number
  /** Null if the quota lasts for the time the user chose. */
  readonly lastsMs?: number | null
  /** What the quota allows if each coin is charged separately. The plan stays the same. */
  readonly tiers?: readonly TierRhythm[]
}

/** Offered once if the plan would use up the quota within a month and the reset time is unknown. */
export interface RhythmOffer {
  readonly quotaLimit: number
  readonly creditsPerDay: number
  /** False if `creditsPerDay` excludes calls of unknown price. */
  readonly isComplete: boolean
  readonly isAtMost?: boolean
  readonly choices: readonly RhythmChoice[]
}

const everyMs = z
  .number()
  .int()
  .min(5_000)
  .max(7 * 86_400_000)

export const PlanChoice = z.object({
  items: z
    .object({
      need: z.enum(plannedNames),
      automatic: z.boolean(),
      /** Null for the proposed interval. */
      everyMs: everyMs.nullable()
    })
    .array()
    .max(plannedNames.length),
  /**
   * Quote intervals in ms while credits are short. If null, the interval depends on how much a fresh quote
   * matters. A missing tier keeps its interval.
   */
  tiers: z
    .object({ tier: z.enum(tierNames), everyMs: everyMs.nullable() })
    .array()
    .max(tierNames.length)
    .optional(),
  /** How long the quota should last while its reset time is unknown. */
  lastsDays: z.union(quotaLengths.map(days => z.literal(days))).optional()
})
export type PlanChoice = z.infer<typeof PlanChoice>

export const connection = {
  state: request(nothing).mirrored<ConnectionState>(),
  /** Makes no call. Invalid values are reported by the connection service. */
  enter: request(
    z.object({ address: z.string().max(20_000), key: z.string().max(20_000) })
  ).answers<ConnectionState>(),
  plan: request(nothing).answers<Plan>(),
  /** Makes no call. */
  preview: request(PlanChoice).answers<Plan>(),
  costWith: request(z.object({ coins: Coin.array().max(1000) })).answers<CoinCost>(),
  /** Checks the key with the cheapest call. If it's rejected, the plan isn't approved. */
  agree: request(PlanChoice).answers<ConnectionState>(),
  /** If `lastsDays` is null, the plan stays as it is. The offer isn't repeated. */
  answerOffer: request(
    z.object({ lastsDays: z.union(quotaLengths.map(days => z.literal(days))).nullable() })
  ).answers<ConnectionState>(),
  /** The service keeps its key, its data and its plan, but makes no calls. */
  showDemo: request(nothing).answers<ConnectionState>(),
  /** Returns to `leftService`. Its plan continues. */
  leaveDemo: request(nothing).answers<ConnectionState>(),
  /** Returns to the demo market. Loaded data stays on disk. */
  forgetKey: request(nothing).answers<ConnectionState>(),
  /** For the current address, this is the same as `forgetKey`. */
  forgetSavedKey: request(z.object({ address: z.string().max(2_000) })).answers<ConnectionState>(),
  /** Searches the keychain, which may prompt the user to unlock it. */
  findSavedKeys: request(nothing).answers<ConnectionState>()
}
