import {
  tierNames,
  type TierChoice,
  type TierName,
  type TierRhythm
} from '../../src-shared/contract/schedule'
import type { EpochMs } from '../../src-shared/contract/values'
import { tierRhythms, type Tier, type TierRhythms } from './tiers'
import { day } from '../../src-shared/time'

/** One coin of a need that may be asked for a part of its coins, each paid for by itself. */
export interface Part {
  readonly coin: string
  readonly tier: TierName
  readonly credits: number
  /** Of a fresh figure, against the other parts'. */
  readonly worth: number
  /** When it was last asked about well; null = never. */
  readonly answeredAt: EpochMs | null
}

/** What a need that may be asked in parts knows of them, the worthiest part first. */
export interface Divided {
  readonly parts: readonly Part[]
  readonly chosen: TierChoice
  /** Credits that asking about these coins would set aside. */
  readonly reserveOf: (coins: readonly string[]) => number
}

/** What is hidden is worth this much less often; what alerts are evaluated on is worth as much as ever. */
const seldomUnseen = 8
/** Of a rhythm: a part that is due so soon after another goes with it. */
const together = 1 / 8

/** The rhythms that a rate of credits buys for a need's parts. */
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
  const unseen = Object.entries(rhythms).map(([tier, everyMs]) => [
    tier,
    tier === 'alerts' ? everyMs : everyMs * seldomUnseen
  ])
  return Object.fromEntries(unseen) as TierRhythms
}

/** When a part is due by its tier's rhythm; one never asked about is overdue, and so is one asked in the future. */
export function partDueAt({ tier, answeredAt }: Part, rhythms: TierRhythms, now: EpochMs): EpochMs {
  return answeredAt === null || answeredAt > now ? 0 : answeredAt + (rhythms[tier] ?? 0)
}

/**
 * The coins to ask about now: those due, and those due so soon that they go with them, or at least the one due first; of
 * them as many as can be paid, the worthiest first.
 * @param left credits that may be set aside.
 */
export function dueCoins(
  { parts, reserveOf }: Divided,
  rhythms: TierRhythms,
  now: EpochMs,
  left: number
): readonly string[] {
  const soon = (part: Part): EpochMs => partDueAt(part, rhythms, now) - (rhythms[part.tier] ?? 0) * together
  const first = Math.min(...parts.map(soon))
  const due = parts.filter(part => soon(part) <= Math.max(now, first)).map(({ coin }) => coin)
  while (due.length > 1 && reserveOf(due) > left) due.pop()
  return due
}

/** The rhythms as they are told. */
export const toldRhythms = ({ parts }: Divided, rhythms: TierRhythms): readonly TierRhythm[] =>
  tierNames.flatMap(tier => {
    const everyMs = rhythms[tier]
    if (everyMs === undefined) return []
    const own = parts.filter(part => part.tier === tier)
    const credits = own.reduce((sum, part) => sum + part.credits, 0)
    const coins = own.map(({ coin }) => coin)
    return [{ tier, coins, everyMs: Math.round(everyMs), creditsPerDay: (credits * day) / everyMs }]
  })
