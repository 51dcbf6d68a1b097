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
  /** saved: in the OS keychain. session: in memory until the app ends, since there is no keychain. */
  readonly key: 'none' | 'saved' | 'session'
  /** Why the key is not saved, told to a person; null when all is well. */
  readonly keychainTrouble: KeychainTrouble | null
  /** Every address whose key this app put into the keychain, the one that is watched among them. */
  readonly savedKeys: readonly string[]
  /** Nothing is called before the plan is agreed. */
  readonly plan: 'none' | 'proposed' | 'agreed'
}

/** One thing that would run by itself. */
export interface PlanItem {
  readonly need: PlannedName
  readonly operation: string
  readonly everyMs: number | null
  readonly automatic: boolean
  readonly price: PriceTag
  readonly callsPerDay: number
  /** null = unknown, because the price is. */
  readonly creditsPerDay: number | null
}

/** What alerts call by themselves: their candles and breadth. Each was agreed to when it was set. */
export interface AlertCalls {
  readonly callsPerDay: number
  /** null = unknown, because a price is. */
  readonly creditsPerDay: number | null
  /** Candle series they are evaluated on: `BTC 1h`. */
  readonly series: readonly string[]
  readonly breadth: boolean
}

export interface Plan {
  readonly items: readonly PlanItem[]
  /**
   * Candles of a chart that shows days, or falls back to them: another operation, once a day while such a chart is on screen,
   * and none of the sums. byHand: they cost more than a call may without a question, so a person alone asks for them.
   */
  readonly dailyCandles: { readonly operation: string; readonly price: PriceTag; readonly byHand: boolean }
  readonly alerts: AlertCalls
  /** Answers that are kept fresh; each was agreed to when it was chosen. */
  readonly subscriptions: readonly Subscription[]
  readonly coins: number
  /** Of all that runs by itself, alerts and subscriptions included. */
  readonly callsPerDay: number
  readonly creditsPerDay: number | null
  /** How many of the items that run, daily candles among them, have no known price. */
  readonly unknownPrices: number
  readonly quotaLimit: number | null
  /** The call that checks a new key. */
  readonly keyCheck: { readonly operation: string; readonly price: PriceTag }
  readonly agreedAt: EpochMs | null
  /** How quotes are asked for while credits are short; null where each call costs the same for all coins. */
  readonly tiers: PlanTiers | null
}

/** What quotes come to a day, as planned, where more coins are watched. In credits. */
export interface CoinCost {
  /** Of the coins that are watched now; null = unknown. */
  readonly now: number | null
  /** null = unknown, or quotes are not asked for by themselves. */
  readonly then: number | null
  /** All that runs by itself would then use up what is left of the quota within a day, or break the day's budget. */
  readonly isBeyond: boolean
}

export interface PlanTiers {
  readonly chosen: TierChoice
  /** What the credits of a day buy for quotes by our budget and the quota; null where they buy all of the plan. */
  readonly bought: { readonly creditsPerDay: number; readonly rhythms: readonly TierRhythm[] } | null
}

/** Usual lengths of a quota, in days. */
export const quotaLengths = [1, 7, 30] as const
export type QuotaLength = (typeof quotaLengths)[number]

/** A rhythm that a quota of so many days pays for; null = as planned, however long the quota lasts. */
export interface RhythmChoice {
  readonly lastsDays: QuotaLength | null
  /** null = quotes are not asked for by themselves. */
  readonly quotesEveryMs: number | null
  readonly creditsPerDay: number
  /** Where each coin is paid for by itself the plan stays, and this is what such a quota buys for quotes. */
  readonly tiers?: readonly TierRhythm[]
}

/** Offered once where the plan would use the quota up within a month and nobody knows when it is renewed. */
export interface RhythmOffer {
  readonly quotaLimit: number
  /** As planned, as far as prices are known. */
  readonly creditsPerDay: number
  /** Every price is known; otherwise a day costs more. */
  readonly isComplete: boolean
  readonly choices: readonly RhythmChoice[]
}

/** Not more often than every 5 s. */
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
      /** null keeps the proposed one. */
      everyMs: everyMs.nullable()
    })
    .array()
    .max(plannedNames.length),
  /** Rhythms of quotes while credits are short; what is left out stays. null = by what a fresh quote is worth. */
  tiers: z
    .object({ tier: z.enum(tierNames), everyMs: everyMs.nullable() })
    .array()
    .max(tierNames.length)
    .optional()
})
export type PlanChoice = z.infer<typeof PlanChoice>

export const connection = {
  state: request(nothing).answers<ConnectionState>(),
  /** Saves key and address and calls nothing. Limits are generous: the sentence about what is wrong is the service's. */
  enter: request(
    z.object({ address: z.string().max(20_000), key: z.string().max(20_000) })
  ).answers<ConnectionState>(),
  plan: request(nothing).answers<Plan>(),
  /** What the plan would come to with these choices; calls nothing. */
  preview: request(PlanChoice).answers<Plan>(),
  /** What quotes would come to a day with these coins beside those that are watched; calls nothing. */
  costWith: request(z.object({ coins: Coin.array().max(1000) })).answers<CoinCost>(),
  /** Agrees to the plan: checks the key with the cheapest call, then starts. A refused key keeps the plan unagreed. */
  agree: request(PlanChoice).answers<ConnectionState>(),
  /** Answers the offer of rhythms that fit the quota; null keeps the rhythm as planned. It is not offered again. */
  answerOffer: request(
    z.object({ lastsDays: z.union(quotaLengths.map(days => z.literal(days))).nullable() })
  ).answers<ConnectionState>(),
  /** Removes the key from the keychain and goes back to the demo market. What was fetched stays on disk. */
  forgetKey: request(nothing).answers<ConnectionState>(),
  /** Removes the key saved for an address. The watched one is forgotten as by `forgetKey`. */
  forgetSavedKey: request(z.object({ address: z.string().max(2_000) })).answers<ConnectionState>(),
  /** Asks the keychain itself which keys are there; it may ask to be unlocked. */
  findSavedKeys: request(nothing).answers<ConnectionState>()
}
