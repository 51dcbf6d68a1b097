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
  /** The addresses for which a key is in the keychain, including the current one. */
  readonly savedKeys: readonly string[]
  /**
   * The service that the user switched away from to see the demo market. Null in `live` mode, or if the
   * service's key was removed.
   */
  readonly leftService: string | null
  /** Candlewick only makes calls once the user has agreed to the plan. */
  readonly plan: 'none' | 'proposed' | 'agreed'
}

/** What a call, or the calls of a day, cost in credits. */
export interface CreditEstimate {
  /**
   * Based on published and learned prices. If the price of quotes is unknown, each coin is assumed to cost
   * one credit.
   */
  readonly typical: number | null
  /** The highest possible cost. Null if unknown. */
  readonly most: number | null
  /** True if the price of some of the calls isn't known yet. */
  readonly isEstimate: boolean
  /** The number of calls whose price can't even be estimated. `typical` doesn't include them. */
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

/** The calls of alerts. The user agreed to them when saving each alert. */
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
   * Daily candles, which are loaded once a day while a chart shows them and aren't included in the totals.
   * `isManual` means that the call exceeds the confirmation limit, so the user has to make it.
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
  /** This and the following totals include alerts and subscriptions. */
  readonly callsPerDay: number
  readonly creditsPerDay: number | null
  readonly perDay: CreditEstimate
  readonly isAtMost?: boolean
  /** How many active items have an unknown price, including daily candles. */
  readonly unknownPrices: number
  readonly quotaLimit: number | null
  readonly keyCheck: {
    readonly operation: string
    readonly price: PriceTag
    readonly perCall: CreditEstimate
  }
  /** Slowest first. */
  readonly paces: readonly PlanPace[]
  /**
   * How many credits may be used per day so that the quota and the daily budget last. Null if neither is
   * known.
   */
  readonly allowedPerDay: number | null
  /** How long the quota should last. A number of days if the reset time is unknown. */
  readonly quotaLasts: QuotaLength | 'until-reset'
  readonly agreedAt: EpochMs | null
  /** Null if a call costs the same for any number of coins. All coins then have the same interval. */
  readonly tiers: PlanTiers | null
}

export interface PlanPace {
  readonly quotesEveryMs: number
  readonly perDay: CreditEstimate
  /**
   * Whether the quota or the daily budget lasts with this interval. `yes`: it lasts even at the highest
   * price. `likely`: it lasts at the typical price, and the highest isn't known. `perhaps`: it lasts at the
   * typical price, but not at the highest. `unknown`: neither the quota nor a daily budget is known.
   */
  readonly lasts: 'yes' | 'likely' | 'perhaps' | 'no' | 'unknown'
  /**
   * How long the quota lasts at the highest known price, in ms. Null if that is unknown or nothing is spent.
   */
  readonly lastsMs: number | null
  readonly isSuggested: boolean
}

/** What quotes cost in credits per day now, and what they would cost if more coins were watched. */
export interface CoinCost {
  readonly now: number | null
  /** The cost with the additional coins. Null if it's unknown, or if quotes are loaded manually. */
  readonly then: number | null
  /** True if `now` or `then` is an upper limit. */
  readonly isAtMost?: boolean
  /** True if automatic updates would then use up the quota within a day or exceed the daily budget. */
  readonly isBeyond: boolean
}

export interface PlanTiers {
  readonly chosen: TierChoice
  /**
   * The credits per day that the budget and the quota allow, and the quote intervals that are possible with
   * them. Null if they are enough for the plan.
   */
  readonly bought: { readonly creditsPerDay: number; readonly rhythms: readonly TierRhythm[] } | null
}

/** Usual quota periods, in days. */
export const quotaLengths = [1, 7, 30] as const
export type QuotaLength = (typeof quotaLengths)[number]

/**
 * A way to make the quota last `lastsDays` days, with this quote interval. If `lastsDays` is null, the choice
 * is to leave the plan as it is.
 */
export interface RhythmChoice {
  readonly lastsDays: QuotaLength | null
  /** Null if quotes are loaded manually. */
  readonly quotesEveryMs: number | null
  readonly creditsPerDay: number
  /**
   * How long the quota would last with the plan as it is. Null or missing for the other choices, with which
   * it lasts `lastsDays` days.
   */
  readonly lastsMs?: number | null
  /**
   * The quote intervals that the quota allows, if each coin is charged separately. The plan then stays the
   * same.
   */
  readonly tiers?: readonly TierRhythm[]
}

/**
 * Candlewick makes this offer once, if the plan would use up the quota within a month and the reset time is
 * unknown.
 */
export interface RhythmOffer {
  readonly quotaLimit: number
  readonly creditsPerDay: number
  /** False if some prices are unknown, so that `creditsPerDay` doesn't include all calls. */
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
      /** The interval in ms. Null for the proposed one. */
      everyMs: everyMs.nullable()
    })
    .array()
    .max(plannedNames.length),
  /**
   * The intervals at which quotes are loaded while credits are short, in ms. If an interval is null,
   * Candlewick chooses it by how much a fresh quote matters. A tier that isn't listed keeps its interval.
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
  /** Makes no call. The connection service checks the values and reports those that are invalid. */
  enter: request(
    z.object({ address: z.string().max(20_000), key: z.string().max(20_000) })
  ).answers<ConnectionState>(),
  plan: request(nothing).answers<Plan>(),
  /** Makes no call. */
  preview: request(PlanChoice).answers<Plan>(),
  costWith: request(z.object({ coins: Coin.array().max(1000) })).answers<CoinCost>(),
  /** Checks the key with the cheapest call. If it's rejected, the plan isn't approved. */
  agree: request(PlanChoice).answers<ConnectionState>(),
  /** If `lastsDays` is null, the plan stays as it is. The offer isn't made again. */
  answerOffer: request(
    z.object({ lastsDays: z.union(quotaLengths.map(days => z.literal(days))).nullable() })
  ).answers<ConnectionState>(),
  /**
   * Switches to the demo market. Candlewick keeps the service's key, data and plan, but makes no calls to it.
   */
  showDemo: request(nothing).answers<ConnectionState>(),
  /** Returns from the demo market to `leftService`, whose plan continues. */
  leaveDemo: request(nothing).answers<ConnectionState>(),
  /** Deletes the key and returns to the demo market. Loaded data stays on disk. */
  forgetKey: request(nothing).answers<ConnectionState>(),
  /** For the current address, this is the same as `forgetKey`. */
  forgetSavedKey: request(z.object({ address: z.string().max(2_000) })).answers<ConnectionState>(),
  /** Searches the keychain, which may prompt the user to unlock it. */
  findSavedKeys: request(nothing).answers<ConnectionState>()
}
