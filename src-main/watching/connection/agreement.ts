import { z } from 'zod'
import type { PlannedName, TierChoice } from '../../../src-shared/contract/schedule'
import { quotaLengths, type QuotaLength } from '../../../src-shared/contract/connection'
import type { EpochMs } from '../../../src-shared/contract/values'
import { Emitter } from '../../platform/events/emitter'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'
import { demoRhythm, proposedRhythm, readRhythm, type Rhythm } from './plan'
import { byWorth, readTiers } from './tier-choice'

export interface Terms {
  readonly rhythm: Rhythm
  /** Null while only proposed. */
  readonly agreedAt: EpochMs | null
  /** The plan listed daily candles. Older versions' plans didn't. */
  readonly namesDaily: boolean
  /** The user has seen how much of the quota the plan uses, and has chosen. */
  readonly fitted: boolean
  /** The user knows that the plan no longer fits their choice. */
  readonly isOutgrowthTold: boolean
  /** Intervals of quotes while credits are short. */
  readonly tiers: TierChoice
  /** How long the quota should last while its renewal is unknown. Null if the user didn't say. */
  readonly lastsDays: QuotaLength | null
}

const planFact = fact<Terms>(
  'plan',
  z.object({
    rhythm: z.unknown().optional().transform(readRhythm),
    agreedAt: z.number().nullable().catch(null),
    namesDaily: z.boolean().catch(false),
    fitted: z.boolean().catch(false),
    isOutgrowthTold: z.boolean().catch(false),
    tiers: z.unknown().optional().transform(readTiers),
    lastsDays: z.literal(quotaLengths).nullable().catch(null)
  })
)

const proposed: Terms = {
  ...{ rhythm: proposedRhythm, agreedAt: null, namesDaily: false, fitted: false },
  isOutgrowthTold: false,
  ...{ tiers: readTiers(undefined), lastsDays: null }
}

/** The automatic calls the user agreed to. Read before any call is made. */
export class Agreement {
  readonly changed = new Emitter<void>()
  /** Emitted for another key, to which learned quota and health don't apply. */
  readonly proposed = new Emitter<void>()
  readonly #facts: FactStore
  readonly #simulated: boolean
  #terms: Terms

  /** @param simulated needs no agreement, and saves nothing */
  constructor(facts: FactStore, simulated: boolean) {
    this.#facts = facts
    this.#simulated = simulated
    const kept = facts.read(planFact) ?? proposed
    this.#terms = simulated ? { ...kept, rhythm: demoRhythm, tiers: byWorth } : kept
  }

  get rhythm(): Rhythm {
    return this.#terms.rhythm
  }

  get agreedAt(): EpochMs | null {
    return this.#terms.agreedAt
  }

  get namesDaily(): boolean {
    return this.#terms.namesDaily
  }

  get tiers(): TierChoice {
    return this.#terms.tiers
  }

  get lastsDays(): QuotaLength | null {
    return this.#terms.lastsDays
  }

  /** The user still has to choose an interval that fits the quota. */
  get isUnfitted(): boolean {
    return !this.#simulated && !this.#terms.fitted && this.agreed()
  }

  /** While this is false, no automatic call may be made. */
  agreed(): boolean {
    return this.#simulated || this.agreedAt !== null
  }

  /** Milliseconds between two calls of a need, or null for manual. */
  everyMs(need: PlannedName): number | null {
    return this.rhythm[need]
  }

  /** Makes an agreed plan a proposal again, for a new key. @throws DiskError */
  propose(): void {
    this.set({ agreedAt: null, fitted: false, lastsDays: null })
    this.proposed.emit()
  }

  /** Returns true once after each choice of the user, to notify that the plan no longer fits. */
  takeOutgrowth(): boolean {
    if (this.#simulated || !this.#terms.fitted || this.#terms.isOutgrowthTold) return false
    this.#terms = { ...this.#terms, isOutgrowthTold: true }
    this.#facts.keep(planFact, this.#terms)
    return true
  }

  /** @throws DiskError and leaves all terms unchanged */
  set(terms: Partial<Terms>): void {
    const changed = { ...this.#terms, ...terms }
    if (!this.#simulated) this.#facts.write(planFact, changed)
    this.#terms = changed
    this.changed.emit()
  }
}
