import type { AlertCost, PriceTag } from '@contract'

/** What an alert costs a day as a price tag; `?` while a price is unknown. */
export function dayPrice({ creditsPerDay }: Pick<AlertCost, 'creditsPerDay'>): PriceTag {
  const credits = creditsPerDay === null ? null : Math.round(creditsPerDay)
  return { state: credits === null ? 'unknown' : 'known', credits, learned: null, reserve: credits ?? 0 }
}
