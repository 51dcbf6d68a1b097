import { z } from 'zod'
import type { KeychainTrouble } from './keychain'
import type { Subscription } from './answers'
import { nothing, request } from './request'
import { plannedNames, tierNames, type PlannedName, type TierChoice, type TierRhythm } from './schedule'
import { Coin, type EpochMs, type PriceTag } from './values'

export interface ConnectionState {
  /** `demo`: simulated on this computer. `live`: the service at `address`. */
  readonly mode: 'demo' | 'live'
  readonly address: string
  /** `saved`: in the OS keychain. `session`: only in memory. */
  readonly key: 'none' | 'saved' | 'session'
  /** Why the key couldn't be saved in the keychain. */
  readonly keychainTrouble: KeychainTrouble | null
  /** Addresses with a key in the keychain, including the current one. */
  readonly savedKeys: readonly string[]
  /** Calls are only made once the plan is agreed. */
  readonly plan: 'none' | 'proposed' | 'agreed'
}

/** Both bounds are equal if the number is exact. */
export interface CreditRange {
  readonly low: number
  readonly high: number
  /** Before the first charge, bounds come from typical prices, an imported profile or other calls. */
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

/** The user agreed to these calls when saving each alert. */
export interface AlertCalls {
  readonly callsPerDay: number
  readonly creditsPerDay: number | null
  /** `creditsPerDay` is an upper limit. */
  readonly isAtMost?: boolean
  /** `BTC 1h` */
  readonly series: readonly string[]
  readonly breadth: boolean
}

export interface Plan {
  readonly items: readonly PlanItem[]
  /**
   * Loaded once a day while a chart shows them, and not included in totals. `byHand`: they cost more than the
   * confirmation limit.
   */
  readonly dailyCandles: {
    readonly operation: string
    readonly price: PriceTag
    readonly perCall: CreditRange
    readonly byHand: boolean
  }
  readonly alerts: AlertCalls
  readonly subscriptions: readonly Subscription[]
  readonly coins: number
  /** Includes alerts and subscriptions. */
  readonly callsPerDay: number
  readonly creditsPerDay: number | null
  /** Includes estimates for unknown prices. */
  readonly perDay: CreditRange
  /** `creditsPerDay` is an upper limit. */
  readonly isAtMost?: boolean
  /** Active items without a known price, including daily candles. */
  readonly unknownPrices: number
  readonly quotaLimit: number | null
  readonly keyCheck: { readonly operation: string; readonly price: PriceTag; readonly perCall: CreditRange }
  /** Other quote intervals, slowest first. */
  readonly paces: readonly PlanPace[]
  /** Credits per day with which the quota lasts. Null if neither quota nor daily budget is known. */
  readonly allowedPerDay: number | null
  /** Until its reset if that's known, otherwise this many days. */
  readonly quotaLasts: QuotaLength | 'until-reset'
  readonly agreedAt: EpochMs | null
  /**
   * How quotes are refreshed when credits are short. Null if a call costs the same for any number of coins.
   */
  readonly tiers: PlanTiers | null
}

export interface PlanPace {
  readonly quotesEveryMs: number
  readonly perDay: CreditRange
  /**
   * `yes`: even at the highest price. `perhaps`: only at the lowest. `unknown`: neither quota nor daily
   * budget is known.
   */
  readonly lasts: 'yes' | 'perhaps' | 'no' | 'unknown'
  /** At the highest price, in ms. Null if unknown or nothing is spent. */
  readonly lastsMs: number | null
  readonly isSuggested: boolean
}

/** Credits per day for quotes. */
export interface CoinCost {
  /** For the coins watched now. Null if unknown. */
  readonly now: number | null
  /** With the additional coins. Null if unknown, or if quotes are loaded manually. */
  readonly then: number | null
  /** A call price is an upper limit. */
  readonly isAtMost?: boolean
  /** These coins would use up the quota within a day, or exceed the daily budget. */
  readonly isBeyond: boolean
}

export interface PlanTiers {
  readonly chosen: TierChoice
  /** The intervals that budget and quota can pay for. Null if they cover the plan. */
  readonly bought: { readonly creditsPerDay: number; readonly rhythms: readonly TierRhythm[] } | null
}

/** In days. */
export const quotaLengths = [1, 7, 30] as const
export type QuotaLength = (typeof quotaLengths)[number]

/** If `lastsDays` is null, the plan stays as it is. */
export interface RhythmChoice {
  readonly lastsDays: QuotaLength | null
  /** In ms. Null if quotes are loaded manually. */
  readonly quotesEveryMs: number | null
  readonly creditsPerDay: number
  /** In ms. Null if it lasts as long as chosen. */
  readonly lastsMs?: number | null
  /** What the quota allows if coins are charged separately. */
  readonly tiers?: readonly TierRhythm[]
}

/** Offered once if the plan would use up the quota within a month and the reset time is unknown. */
export interface RhythmOffer {
  readonly quotaLimit: number
  /** Without calls of unknown price. */
  readonly creditsPerDay: number
  /** A price is unknown, so the plan costs more than `creditsPerDay`. */
  readonly isComplete: boolean
  /** `creditsPerDay` is an upper limit. */
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
      /** In ms. Null for the proposed interval. */
      everyMs: everyMs.nullable()
    })
    .array()
    .max(plannedNames.length),
  /**
   * While credits are short. Null: depends on how much a fresh quote matters. A missing tier keeps its
   * interval.
   */
  tiers: z
    .object({ tier: z.enum(tierNames), everyMs: everyMs.nullable() })
    .array()
    .max(tierNames.length)
    .optional(),
  /** While the reset time is unknown. Missing if not chosen. */
  lastsDays: z.union(quotaLengths.map(days => z.literal(days))).optional()
})
export type PlanChoice = z.infer<typeof PlanChoice>

export const connection = {
  state: request(nothing).mirrored<ConnectionState>(),
  /** Makes no call. The connection service reports invalid values. */
  enter: request(
    z.object({ address: z.string().max(20_000), key: z.string().max(20_000) })
  ).answers<ConnectionState>(),
  plan: request(nothing).answers<Plan>(),
  /** Makes no call. */
  preview: request(PlanChoice).answers<Plan>(),
  /** Makes no call. */
  costWith: request(z.object({ coins: Coin.array().max(1000) })).answers<CoinCost>(),
  /**
   * Checks the key with the cheapest call, then starts automatic updates. If the key is rejected, the plan
   * isn't agreed.
   */
  agree: request(PlanChoice).answers<ConnectionState>(),
  /** The offer isn't repeated. If `lastsDays` is null, the plan stays as it is. */
  answerOffer: request(
    z.object({ lastsDays: z.union(quotaLengths.map(days => z.literal(days))).nullable() })
  ).answers<ConnectionState>(),
  /** Returns to the demo market. Loaded data stays on disk. */
  forgetKey: request(nothing).answers<ConnectionState>(),
  /** For the current address, this equals `forgetKey`. */
  forgetSavedKey: request(z.object({ address: z.string().max(2_000) })).answers<ConnectionState>(),
  /** May prompt the user to unlock the keychain. */
  findSavedKeys: request(nothing).answers<ConnectionState>()
}
