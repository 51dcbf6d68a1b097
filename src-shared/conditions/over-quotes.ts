import type { EpochMs } from '../contract/values'
import type { About, ConditionReading } from './definition'
import type { AlertFacts, Timed } from './facts'
import { minute } from '../time'

/** The prices since the last reading: the closes of the minutes that have ended, or the current quote. */
export function prices({ coin, bars, since }: About, facts: AlertFacts): readonly Timed[] {
  const quote = coin === null ? null : facts.quote(coin)
  if (coin === null || quote === null) return []
  // A new alert starts with the price that the user sees. The last closed minute may have an earlier one.
  if (bars === 'forming' || since === null) return [{ at: quote.at, value: quote.price }]
  return facts.minutes(coin, since)
}

/** The latest price if it's newer than `since`. Only one, so that its threshold is looked up only once. */
export function latestPrice(about: About, facts: AlertFacts): readonly Timed[] {
  const latest = prices(about, facts).slice(-1)
  return latest.filter(({ at }) => at > (about.since ?? -Infinity))
}

/** A reading of a quote. Events stay true for a minute, because quotes come every minute. */
export const reading = (at: EpochMs, value: number, against: number): ConditionReading => ({
  at,
  value,
  against,
  standsForMs: minute
})

/** For data that consists of a single number and changes rarely. */
export const once = (
  fact: Timed | null,
  against: number,
  standsForMs: number
): readonly ConditionReading[] => (fact === null ? [] : [{ ...fact, against, standsForMs }])
