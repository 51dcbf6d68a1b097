import { z } from 'zod'
import type { KeychainTrouble } from './keychain'
import type { Subscription } from './answers'
import { nothing, request } from './request'
import { plannedNames, tierNames, type PlannedName, type TierChoice, type TierRhythm } from './schedule'
import { Coin, type EpochMs, type PriceTag } from './values'

export interface ConnectionState {
  /** demo: the simulated market on this machine. live: the service at `address`. */
  readonly mode: 'demo' | 'live'
  readonly address: string
  /** saved: in the OS keychain. session: in memory only, because there's no keychain. */
  readonly key: 'none' | 'saved' | 'session'
  /** Why the key isn't in the keychain. Null if it is, or if there's no key. */
  readonly keychainTrouble: KeychainTrouble | null
  /** Addresses with a key in the keychain, including the current one. */
  readonly savedKeys: readonly string[]
  /** No calls are made until the plan is agreed. */
  readonly plan: 'none' | 'proposed' | 'agreed'
}

/** Both bounds are equal if the number is exact. */
export interface CreditRange {
  readonly low: number
  readonly high: number
  /**
   * True if nothing was charged yet. The bounds then come from typical prices, an imported profile or other
   * calls.
   */
  readonly isEstimate: boolean
}

export interface PlanItem {
  readonly need: PlannedName
  readonly operation: string
  readonly everyMs: number | null
  readonly automatic: boolean
  readonly price: PriceTag
  readonly callsPerDay: number
  /** Null if the price is unknown. */
  readonly creditsPerDay: number | null
  readonly perCall: CreditRange
  readonly perDay: CreditRange
}

/** Automatic calls for alerts. The user agreed to them when saving each alert. */
export interface AlertCalls {
  readonly callsPerDay: number
  readonly creditsPerDay: number | null
  /** True if `creditsPerDay` is an upper bound, because one of the prices is. */
  readonly isAtMost?: boolean
  /** The candles that the alerts need, such as `BTC 1h`. */
  readonly series: readonly string[]
  readonly breadth: boolean
}

export interface Plan {
  readonly items: readonly PlanItem[]
  /**
   * Loaded once a day while a chart shows days. The totals don't include them. `byHand` is true if they cost
   * more than the confirmation limit and load only when the user wants it.
   */
  readonly dailyCandles: {
    readonly operation: string
    readonly price: PriceTag
    readonly perCall: CreditRange
    readonly byHand: boolean
  }
  readonly alerts: AlertCalls
  /** Auto-refreshed responses. The user agreed to each when turning it on. */
  readonly subscriptions: readonly Subscription[]
  readonly coins: number
  /** Total of all automatic calls, including alerts and subscriptions. */
  readonly callsPerDay: number
  readonly creditsPerDay: number | null
  /** The same total, with estimates for unknown prices. */
  readonly perDay: CreditRange
  /** True if `creditsPerDay` is an upper bound. */
  readonly isAtMost?: boolean
  /** Active items with an unknown price, including daily candles. */
  readonly unknownPrices: number
  readonly quotaLimit: number | null
  readonly keyCheck: { readonly operation: string; readonly price: PriceTag; readonly perCall: CreditRange }
  /** The plan at other quote intervals, slowest first. */
  readonly paces: readonly PlanPace[]
  /** Credits per day with which the quota lasts. Null if neither the quota nor a daily budget is known. */
  readonly allowedPerDay: number | null
  /** How long the quota should last: until its reset if that is known, otherwise this many days. */
  readonly quotaLasts: QuotaLength | 'until-reset'
  readonly agreedAt: EpochMs | null
  /** How quotes refresh when credits are short. Null if a call costs the same for any number of coins. */
  readonly tiers: PlanTiers | null
}

export interface PlanPace {
  readonly quotesEveryMs: number
  readonly perDay: CreditRange
  /**
   * yes: the quota lasts even at the highest price. perhaps: it lasts at the lowest price. unknown: neither
   * the quota nor a daily budget is known.
   */
  readonly lasts: 'yes' | 'perhaps' | 'no' | 'unknown'
  /** How long the quota lasts at the highest price. Null if unknown, or if nothing is spent. */
  readonly lastsMs: number | null
  readonly isSuggested: boolean
}

/** Credits per day for quotes if more coins are watched. */
export interface CoinCost {
  /** For the coins watched now. Null if unknown. */
  readonly now: number | null
  /** Null if unknown, or if quotes are manual. */
  readonly then: number | null
  /** True if one of the prices is an upper bound. */
  readonly isAtMost?: boolean
  /**
   * True if automatic updates with these coins would use up the quota within a day, or exceed the daily
   * budget.
   */
  readonly isBeyond: boolean
}

export interface PlanTiers {
  readonly chosen: TierChoice
  /**
   * Intervals of the tiers with the credits that budget and quota allow per day. Null if they allow the whole
   * plan.
   */
  readonly bought: { readonly creditsPerDay: number; readonly rhythms: readonly TierRhythm[] } | null
}

/** Usual quota periods, in days. */
export const quotaLengths = [1, 7, 30] as const
export type QuotaLength = (typeof quotaLengths)[number]

/**
 * An interval for quotes with which the quota lasts this long. If `lastsDays` is null, the plan stays as it
 * is.
 */
export interface RhythmChoice {
  readonly lastsDays: QuotaLength | null
  /** If null, quotes are manual. */
  readonly quotesEveryMs: number | null
  readonly creditsPerDay: number
  /** Null if it lasts for the time the user chose. */
  readonly lastsMs?: number | null
  /**
   * The intervals that such a quota allows for quotes, if each coin is charged separately. The plan then
   * stays as it is.
   */
  readonly tiers?: readonly TierRhythm[]
}

/** Offered once, if the plan would use up the quota within a month and the reset time is unknown. */
export interface RhythmOffer {
  readonly quotaLimit: number
  /** As planned, without calls of unknown price. */
  readonly creditsPerDay: number
  /** False if a price is unknown, so the plan costs more per day than `creditsPerDay`. */
  readonly isComplete: boolean
  /** True if `creditsPerDay` is an upper bound. */
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
   * Intervals for quotes while credits are short. Null: chosen by how much a fresh quote of the tier matters.
   * If a tier is omitted, its interval stays.
   */
  tiers: z
    .object({ tier: z.enum(tierNames), everyMs: everyMs.nullable() })
    .array()
    .max(tierNames.length)
    .optional(),
  /** How long the quota should last while its reset isn't known. Omitted if the user didn't choose. */
  lastsDays: z.union(quotaLengths.map(days => z.literal(days))).optional()
})
export type PlanChoice = z.infer<typeof PlanChoice>

export const connection = {
  state: request(nothing).mirrored<ConnectionState>(),
  /**
   * Saves key and address without making a call. The limits are generous because the connection service
   * explains invalid values.
   */
  enter: request(
    z.object({ address: z.string().max(20_000), key: z.string().max(20_000) })
  ).answers<ConnectionState>(),
  plan: request(nothing).answers<Plan>(),
  /** Makes no call. */
  preview: request(PlanChoice).answers<Plan>(),
  /** Makes no call. */
  costWith: request(z.object({ coins: Coin.array().max(1000) })).answers<CoinCost>(),
  /** Checks the key with the cheapest call, then starts. If the key is rejected, the plan stays unagreed. */
  agree: request(PlanChoice).answers<ConnectionState>(),
  /** Null keeps the plan as it is. The offer isn't made again. */
  answerOffer: request(
    z.object({ lastsDays: z.union(quotaLengths.map(days => z.literal(days))).nullable() })
  ).answers<ConnectionState>(),
  /** Removes the key from the keychain and returns to the demo market. Fetched data stays on disk. */
  forgetKey: request(nothing).answers<ConnectionState>(),
  /** For the current address this is the same as `forgetKey`. */
  forgetSavedKey: request(z.object({ address: z.string().max(2_000) })).answers<ConnectionState>(),
  /** Looks up saved keys in the keychain, which may prompt the user to unlock it. */
  findSavedKeys: request(nothing).answers<ConnectionState>()
}
