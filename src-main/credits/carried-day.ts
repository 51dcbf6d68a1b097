import { z } from 'zod'
import type { EpochMs } from '../../src-shared/contract/values'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import { OwnedFact } from '../platform/storage/owned-fact'
import type { Clock } from '../platform/time/clock'
import { startOfLocalDay, startOfNextLocalDay } from '../platform/time/local-day'
import type { LedgerStore } from './ledger-store'
import { spentCount } from './spent'

export interface CarriedDaySources {
  readonly ledger: Pick<LedgerStore, 'newest' | 'spentBetween'>
  readonly facts: FactStore
  readonly clock: Clock
}

interface Carried {
  readonly day: EpochMs
  readonly credits: number
  /** The time of the newest ledger entry when the clock was set back. */
  readonly seenTo: EpochMs
}

const carriedFact = fact<Carried>(
  'carriedDay',
  z.object({ day: z.number(), credits: z.number(), seenTo: z.number() })
)

/**
 * Makes sure that setting the clock back doesn't refill a budget (docs/decisions/0030). What was spent on the
 * later day is added once, to the day that is repeated. If it were added to every day, a clock that was set
 * far ahead would block all days in between.
 */
export class CarriedDay {
  readonly #sources: CarriedDaySources
  readonly #carried: OwnedFact<Carried, null>
  /** The time of the last check. Before the first one, it's the time of the newest ledger entry. */
  #checkedAt: EpochMs

  constructor(sources: CarriedDaySources) {
    this.#sources = sources
    this.#carried = new OwnedFact(sources.facts, carriedFact, null)
    const newest = sources.ledger.newest() ?? 0
    this.#checkedAt = newest === this.#carried.value?.seenTo ? 0 : newest
  }

  /**
   * Returns the credits from a later day that count today because the clock was set back. Today's own calls
   * aren't included.
   */
  creditsToday(): number {
    const { ledger, clock } = this.#sources
    const now = clock.now()
    const today = startOfLocalDay(now)
    if (startOfLocalDay(this.#checkedAt) > today) {
      const left = startOfLocalDay(this.#checkedAt)
      const spent = spentCount(ledger.spentBetween(left, startOfNextLocalDay(left))) + this.#creditsOf(left)
      this.#carried.writeOrQueue({ day: today, credits: spent, seenTo: ledger.newest() ?? 0 })
    }
    this.#checkedAt = now
    return this.#creditsOf(today)
  }

  #creditsOf(day: EpochMs): number {
    const carried = this.#carried.value
    return carried?.day === day ? carried.credits : 0
  }
}
