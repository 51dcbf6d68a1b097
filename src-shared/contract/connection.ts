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
  /** Why the key isn't saved. null if it is, or there's none to save. */
  readonly keychainTrouble: KeychainTrouble | null
  /** Addresses with a key saved in the keychain, including the current one. */
  readonly savedKeys: readonly string[]
  /** No calls before the plan is agreed. */
  readonly plan: 'none' | 'proposed' | 'agreed'
}

/** Credits between two bounds, equal if exact. */
export interface CreditRange {
  readonly low: number
  readonly high: number
  /** Not charged yet: from typical prices, an imported profile or other calls. */
  readonly isEstimate: boolean
}

/** One automatic update. */
export interface PlanItem {
  readonly need: PlannedName
  readonly operation: string
  readonly everyMs: number | null
  readonly automatic: boolean
  readonly price: PriceTag
  readonly callsPerDay: number
  /** null if the price is unknown. */
  readonly creditsPerDay: number | null
  readonly perCall: CreditRange
  readonly perDay: CreditRange
}

/** Automatic calls made for alerts. The user agreed to each when saving its alert. */
export interface AlertCalls {
  readonly callsPerDay: number
  /** null if a price is unknown. */
  readonly creditsPerDay: number | null
  /** One of its prices is an upper bound, and so is `creditsPerDay`. */
  readonly isAtMost?: boolean
  /** Candle series they're evaluated on: `BTC 1h`. */
  readonly series: readonly string[]
  readonly breadth: boolean
}

export interface Plan {
  readonly items: readonly PlanItem[]
  /**
   * Daily candles are a separate operation, called once a day while a chart shows days or falls
   * back to them. They aren't in the totals. `byHand`: they cost more than the confirmation limit,
   * so only the user loads them.
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
  /** The same total, including estimates of unknown prices. */
  readonly perDay: CreditRange
  /** One of its prices is an upper bound, and so is `creditsPerDay`. */
  readonly isAtMost?: boolean
  /** Active items with an unknown price, including daily candles. */
  readonly unknownPrices: number
  readonly quotaLimit: number | null
  /** The call that checks a new key. */
  readonly keyCheck: { readonly operation: string; readonly price: PriceTag; readonly perCall: CreditRange }
  /** The plan at other quote intervals, slowest first. */
  readonly paces: readonly PlanPace[]
  /** Credits per day that make the quota last. null if neither quota nor daily budget is known. */
  readonly allowedPerDay: number | null
  /** How long the quota has to last: until its reset if that is known, otherwise these days. */
  readonly quotaLasts: QuotaLength | 'until-reset'
  readonly agreedAt: EpochMs | null
  /**
   * Tiered quote refresh when credits are short. null if a call costs the same for any number of
   * coins.
   */
  readonly tiers: PlanTiers | null
}

/** The plan with quotes at one interval, and everything else as chosen. */
export interface PlanPace {
  readonly quotesEveryMs: number
  readonly perDay: CreditRange
  /** yes: even at the highest price. perhaps: at the lowest. unknown: no quota and no daily budget is known. */
  readonly lasts: 'yes' | 'perhaps' | 'no' | 'unknown'
  /** Time until the quota is used up, at the highest price. null if it isn't known, or nothing is spent. */
  readonly lastsMs: number | null
  readonly isSuggested: boolean
}

/** Daily cost of quotes, in credits, if more coins were watched. */
export interface CoinCost {
  /** For the coins watched now. null if unknown. */
  readonly now: number | null
  /** null if unknown, or if quotes are manual. */
  readonly then: number | null
  /** A price in it is an upper bound. */
  readonly isAtMost?: boolean
  /**
   * With these coins, automatic updates would use up the remaining quota within a day or exceed the
   * daily budget.
   */
  readonly isBeyond: boolean
}

export interface PlanTiers {
  readonly chosen: TierChoice
  /**
   * What a day's credits buy for quotes under the budget and quota. null if they cover the whole
   * plan.
   */
  readonly bought: { readonly creditsPerDay: number; readonly rhythms: readonly TierRhythm[] } | null
}

/** Usual quota periods, in days. */
export const quotaLengths = [1, 7, 30] as const
export type QuotaLength = (typeof quotaLengths)[number]

/** A refresh interval that fits a quota of this length. `lastsDays` null = keep the plan as is. */
export interface RhythmChoice {
  readonly lastsDays: QuotaLength | null
  /** null = quotes are manual. */
  readonly quotesEveryMs: number | null
  readonly creditsPerDay: number
  /** Time until the quota is used up. null if it lasts as chosen. */
  readonly lastsMs?: number | null
  /**
   * If each coin is charged separately, the plan stays and this is what such a quota buys for
   * quotes.
   */
  readonly tiers?: readonly TierRhythm[]
}

/**
 * Offered once, if the plan would use up the quota within a month and the reset time is unknown.
 */
export interface RhythmOffer {
  readonly quotaLimit: number
  /** As planned, counting known prices only. */
  readonly creditsPerDay: number
  /** Every price is known. If false, a day costs more than `creditsPerDay`. */
  readonly isComplete: boolean
  /** One of its prices is an upper bound, and so is `creditsPerDay`. */
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
      /** null keeps the proposed interval. */
      everyMs: everyMs.nullable()
    })
    .array()
    .max(plannedNames.length),
  /**
   * Quote intervals while credits are short. Omitted tiers stay unchanged. null = automatic, by how
   * much a fresh quote matters.
   */
  tiers: z
    .object({ tier: z.enum(tierNames), everyMs: everyMs.nullable() })
    .array()
    .max(tierNames.length)
    .optional(),
  /** How long the quota should last while its reset is unknown. Omitted = as before, or not chosen. */
  lastsDays: z.union(quotaLengths.map(days => z.literal(days))).optional()
})
export type PlanChoice = z.infer<typeof PlanChoice>

export const connection = {
  state: request(nothing).mirrored<ConnectionState>(),
  /**
   * Saves key and address without making a call. The limits are generous so that the connection
   * service can explain an invalid value itself.
   */
  enter: request(
    z.object({ address: z.string().max(20_000), key: z.string().max(20_000) })
  ).answers<ConnectionState>(),
  plan: request(nothing).answers<Plan>(),
  /** Price of the plan with these choices. Makes no call. */
  preview: request(PlanChoice).answers<Plan>(),
  /** Daily cost of quotes if these coins were added to the watched ones. Makes no call. */
  costWith: request(z.object({ coins: Coin.array().max(1000) })).answers<CoinCost>(),
  /**
   * Agrees to the plan: checks the key with the cheapest call, then starts. If the key is rejected,
   * the plan stays unagreed.
   */
  agree: request(PlanChoice).answers<ConnectionState>(),
  /**
   * Answers the offer of intervals that fit the quota. null keeps the planned one. It isn't offered
   * again.
   */
  answerOffer: request(
    z.object({ lastsDays: z.union(quotaLengths.map(days => z.literal(days))).nullable() })
  ).answers<ConnectionState>(),
  /**
   * Removes the key from the keychain and returns to the demo market. Fetched data stays on disk.
   */
  forgetKey: request(nothing).answers<ConnectionState>(),
  /**
   * Removes the key saved for an address. For the current address this is the same as `forgetKey`.
   */
  forgetSavedKey: request(z.object({ address: z.string().max(2_000) })).answers<ConnectionState>(),
  /** Looks up saved keys in the keychain, which may prompt the user to unlock it. */
  findSavedKeys: request(nothing).answers<ConnectionState>()
}
