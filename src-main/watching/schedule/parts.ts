import {
  tierNames,
  type TierChoice,
  type TierName,
  type TierRhythm
} from '../../../src-shared/contract/schedule'
import type { EpochMs } from '../../../src-shared/contract/values'
import { tierRhythms, type Tier, type TierRhythms } from './tiers'
import { day } from '../../../src-shared/time'

export interface CoinPart {
  readonly coin: string
  readonly tier: TierName
  readonly credits: number
  /** How valuable a fresh quote of this coin is, compared with other coins. */
  readonly worth: number
  readonly answeredAt: EpochMs | null
}

/** Most valuable first. */
export interface Divided {
  readonly parts: readonly CoinPart[]
  readonly chosen: TierChoice
  readonly reserveOf: (coins: readonly string[]) => number
}

/**
 * While the window is hidden, intervals are longer by this factor. Coins near an alert level are an
 * exception.
 */
const hiddenFactor = 8
/** Coins due within this fraction of their interval join the same call. */
const together = 1 / 8

export function rhythmsOf(
  { parts, chosen }: Divided,
  leastMs: number,
  creditsPerMs: number,
  hidden: boolean
): TierRhythms {
  const tiers: Partial<Record<TierName, Tier>> = {}
  for (const { tier, credits, worth } of parts) {
    const { credits: others, worth: theirs } = tiers[tier] ?? { credits: 0, worth: 0 }
    tiers[tier] = { credits: others + credits, worth: theirs + worth, chosenMs: chosen[tier] }
  }
  const rhythms = tierRhythms(tiers, leastMs, creditsPerMs)
  if (!hidden) return rhythms
  const slowed = Object.entries(rhythms).map(([tier, everyMs]) => [
    tier,
    tier === 'alerts' ? everyMs : everyMs * hiddenFactor
  ])
  return Object.fromEntries(slowed) as TierRhythms
}

/** A coin is due at once if it was never loaded, or if the clock was set back since. */
export function partDueAt({ tier, answeredAt }: CoinPart, rhythms: TierRhythms, now: EpochMs): EpochMs {
  return answeredAt === null || answeredAt > now ? 0 : answeredAt + (rhythms[tier] ?? 0)
}

/** Leaves out the least valuable coins if `left` credits can't pay for all of them. */
export function dueCoins(
  { parts, reserveOf }: Divided,
  rhythms: TierRhythms,
  now: EpochMs,
  left: number
): readonly string[] {
  const soon = (part: CoinPart): EpochMs =>
    partDueAt(part, rhythms, now) - (rhythms[part.tier] ?? 0) * together
  const first = Math.min(...parts.map(soon))
  const due = parts.filter(part => soon(part) <= Math.max(now, first)).map(({ coin }) => coin)
  while (due.length > 1 && reserveOf(due) > left) due.pop()
  return due
}

export const tierRhythmsOf = ({ parts }: Divided, rhythms: TierRhythms): readonly TierRhythm[] =>
  tierNames.flatMap(tier => {
    const everyMs = rhythms[tier]
    if (everyMs === undefined) return []
    const own = parts.filter(part => part.tier === tier)
    const credits = own.reduce((sum, part) => sum + part.credits, 0)
    const coins = own.map(({ coin }) => coin)
    return [{ tier, coins, everyMs: Math.round(everyMs), creditsPerDay: (credits * day) / everyMs }]
  })
