import type { EpochMs } from '../contract/values'
import type { About, ConditionReading } from './definition'
import type { AlertFacts, Timed } from './facts'
import { minute } from '../time'

export function prices({ coin, bars, since }: About, facts: AlertFacts): readonly Timed[] {
  const quote = coin === null ? null : facts.quote(coin)
  if (coin === null || quote === null) return []
  // A new alert is first evaluated with the price that the user sees.
  if (bars === 'forming' || since === null) return [{ at: quote.at, value: quote.price }]
  return facts.minutes(coin, since)
}

/** Returns only the latest price, because each one is compared with a past price that must be looked up. */
export function latestPrice(about: About, facts: AlertFacts): readonly Timed[] {
  const latest = prices(about, facts).slice(-1)
  return latest.filter(({ at }) => at > (about.since ?? -Infinity))
}

/** An event counts as true for a minute, because a new quote arrives every minute. */
export const reading = (at: EpochMs, value: number, against: number): ConditionReading => ({
  at,
  value,
  against,
  standsForMs: minute
})

export const once = (
  fact: Timed | null,
  against: number,
  standsForMs: number
): readonly ConditionReading[] => (fact === null ? [] : [{ ...fact, against, standsForMs }])
