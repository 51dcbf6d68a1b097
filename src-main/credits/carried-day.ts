import { z } from 'zod'
import type { EpochMs } from '../../src-shared/contract/values'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'
import { OwnedFact } from '../storage/owned-fact'
import type { Clock } from '../time/clock'
import { startOfLocalDay, startOfNextLocalDay } from '../time/local-day'
import type { LedgerStore } from './ledger-store'
import { countedOf } from './spent'

export interface CarriedDaySources {
  readonly ledger: Pick<LedgerStore, 'newest' | 'spentBetween'>
  readonly facts: FactStore
  readonly clock: Clock
}

interface Carried {
  /** First moment of the day that the credits count to. */
  readonly day: EpochMs
  readonly credits: number
  /** The last moment of the ledger as the clock was seen to be set back. */
  readonly seenTo: EpochMs
}

const carriedFact = fact<Carried>(
  'carriedDay',
  z.object({ day: z.number(), credits: z.number(), seenTo: z.number() })
)

/**
 * A clock that is set back to an earlier day must not refill a used-up budget: what the day that was left had cost counts to the day
 * that is lived again. Only once, so that a clock that ran ahead for a while doesn't stop the days up to then.
 */
export class CarriedDay {
  readonly #sources: CarriedDaySources
  readonly #carried: OwnedFact<Carried, null>
  /** The latest moment the clock has shown. */
  #lastSeen: EpochMs

  constructor(sources: CarriedDaySources) {
    this.#sources = sources
    this.#carried = new OwnedFact(sources.facts, carriedFact, null)
    const newest = sources.ledger.newest() ?? 0
    this.#lastSeen = newest === this.#carried.value?.seenTo ? 0 : newest
  }

  /** Credits that count to the local day beside those booked on it. */
  creditsToday(): number {
    const { ledger, clock } = this.#sources
    const now = clock.now()
    const today = startOfLocalDay(now)
    if (startOfLocalDay(this.#lastSeen) > today) {
      const left = startOfLocalDay(this.#lastSeen)
      const spent = countedOf(ledger.spentBetween(left, startOfNextLocalDay(left))) + this.#creditsOf(left)
      this.#carried.keep({ day: today, credits: spent, seenTo: ledger.newest() ?? 0 })
    }
    this.#lastSeen = now
    return this.#creditsOf(today)
  }

  #creditsOf(day: EpochMs): number {
    const carried = this.#carried.value
    return carried?.day === day ? carried.credits : 0
  }
}
