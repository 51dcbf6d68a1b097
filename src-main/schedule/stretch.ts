import type { EpochMs } from '../contract/values'
import type { Purse } from '../credits/budget'

/** What makes freshness worth less just now. */
export interface Circumstances {
  /** Nobody looks at the window, and no alert waits for what it would show. */
  readonly unseen: boolean
  readonly onBattery: boolean
}

/** How much slower than planned everything runs, and why. */
export interface Stretch {
  /** 1 = as planned. */
  readonly factor: number
  readonly reason: string
  /** When the purse that slows everything down is renewed: what waits longer than that waits for nothing. */
  readonly until: EpochMs
}

interface Paced {
  readonly everyMs: number
  readonly reserve: number
}

const slowerUnseen = 2
const slowerOnBattery = 2
/** Below this it is not worth a word. */
const noticeable = 1.05

/**
 * Paces what runs by itself so that each purse lasts until it is renewed: what the needs would spend in a unit of
 * time against what is left for it. All slow down alike, so what is cheap does not live at the cost of the dear.
 */
export function stretchOf(
  needs: readonly Paced[],
  purses: readonly Purse[],
  { unseen, onBattery }: Circumstances,
  now: EpochMs
): Stretch {
  const eased = (unseen ? slowerUnseen : 1) * (onBattery ? slowerOnBattery : 1)
  const reasons = [...(onBattery ? ['on battery'] : []), ...(unseen ? ['window hidden'] : [])]
  const perMs = needs.reduce((sum, { reserve, everyMs }) => sum + reserve / everyMs, 0)
  const tightest = purses
    .map(purse => ({ purse, factor: factorFor(purse, perMs, now) }))
    .reduce<{ purse: Purse; factor: number } | null>((a, b) => (a && a.factor >= b.factor ? a : b), null)
  const factor = Math.max(eased, tightest?.factor ?? 1)
  if (tightest && tightest.factor > Math.max(noticeable, eased))
    reasons.push(`${Math.round(tightest.purse.used * 100)} % of ${tightest.purse.name} used`)
  const until = tightest && tightest.factor > eased ? tightest.purse.renewsAt : Infinity
  return { factor, reason: reasons.length === 0 ? 'as planned' : reasons.join(', '), until }
}

/**
 * A purse that grows towards its end must last until it grows, and all of it until its end. An empty one paces
 * nothing: it stops what it can't pay for, and what is free goes on.
 */
function factorFor({ left, leftAtEnd, growsFrom, renewsAt }: Purse, perMs: number, now: EpochMs): number {
  const lasts = (credits: number, until: EpochMs): number =>
    credits <= 0 || until <= now ? 1 : (perMs * (until - now)) / credits
  return Math.max(1, lasts(left, growsFrom), lasts(leftAtEnd, renewsAt))
}
