import type { AlertCost, PriceTag } from '@contract'

export function dayPrice({
  creditsPerDay,
  isAtMost
}: Pick<AlertCost, 'creditsPerDay' | 'isAtMost'>): PriceTag {
  const credits = creditsPerDay === null ? null : Math.round(creditsPerDay)
  const state = credits === null ? 'unknown' : isAtMost ? 'at-most' : 'known'
  return { state, credits, learned: null, reserve: credits ?? 0 }
}
