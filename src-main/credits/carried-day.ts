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
  /** The local day that the credits count for. */
  readonly day: EpochMs
  readonly credits: number
  /** The newest ledger entry when the clock was set back. */
  readonly seenTo: EpochMs
}

const carriedFact = fact<Carried>(
  'carriedDay',
  z.object({ day: z.number(), credits: z.number(), seenTo: z.number() })
)

/**
 * Setting the clock back must not refill a budget (docs/decisions/0030). The later day's spending is added to
 * the repeated day once. Adding it to every day would let a clock set far ahead block all days in between.
 */
export class CarriedDay {
  readonly #sources: CarriedDaySources
  readonly #carried: OwnedFact<Carried, null>
  /** Before the first check, the time of the newest ledger entry. */
  #checkedAt: EpochMs

  constructor(sources: CarriedDaySources) {
    this.#sources = sources
    this.#carried = new OwnedFact(sources.facts, carriedFact, null)
    const newest = sources.ledger.newest() ?? 0
    this.#checkedAt = newest === this.#carried.value?.seenTo ? 0 : newest
  }

  /** From a later day, because the clock was set back. Excludes today's own calls. */
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
