import type { EpochMs } from '../contract/values'
import type { About, Reading } from './definition'
import type { AlertFacts, Timed } from './facts'
import { hour, minute } from '../time'

/** Closed minutes since the last reading (at first only the latest), or the quote as it stands. */
export function prices({ coin, bars, since }: About, facts: AlertFacts): readonly Timed[] {
  const quote = coin === null ? null : facts.quote(coin)
  if (coin === null || quote === null) return []
  if (bars === 'forming') return [{ at: quote.at, value: quote.price }]
  const minutes = facts.minutes(coin, since ?? facts.now - hour)
  return since === null ? minutes.slice(-1) : minutes
}

/** The latest price if it came after `since`: what it is compared with is not looked up twice. */
export function latestPrice(about: About, facts: AlertFacts): readonly Timed[] {
  const latest = prices({ ...about, since: facts.now - hour }, facts).slice(-1)
  return latest.filter(({ at }) => at > (about.since ?? -Infinity))
}

/** A reading of quotes: they come each minute. */
export const reading = (at: EpochMs, value: number, against: number): Reading => ({
  at,
  value,
  against,
  standsForMs: minute
})

/** Of what comes as one number now and then. */
export const once = (fact: Timed | null, against: number, standsForMs: number): readonly Reading[] =>
  fact === null ? [] : [{ ...fact, against, standsForMs }]
