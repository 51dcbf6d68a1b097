import { z } from 'zod'
import type { PlannedName, TierChoice } from '../../../src-shared/contract/schedule'
import { quotaLengths, type QuotaLength } from '../../../src-shared/contract/connection'
import type { EpochMs } from '../../../src-shared/contract/values'
import { Emitter } from '../../platform/events/emitter'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'
import { demoRhythm, proposedRhythm, readRhythm, type PlanRhythm } from './plan'
import { byImportance, readTiers } from './tier-choice'

export interface Terms {
  readonly rhythm: PlanRhythm
  readonly agreedAt: EpochMs | null
  /** Whether the agreed plan listed daily candles. The plans of older versions didn't. */
  readonly namesDaily: boolean
  /** Whether the user saw how much of the quota the plan uses, and chose an interval. */
  readonly fitted: boolean
  /** Whether the user was notified that the plan now costs more than agreed. */
  readonly isOutgrowthTold: boolean
  /** Chosen intervals only apply while credits are short. */
  readonly tiers: TierChoice
  /** Null if the user hasn't chosen. */
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
  rhythm: proposedRhythm,
  agreedAt: null,
  namesDaily: false,
  fitted: false,
  isOutgrowthTold: false,
  tiers: readTiers(undefined),
  lastsDays: null
}

/** The agreement is checked before every call. */
export class Agreement {
  readonly changed = new Emitter<void>()
  /**
   * Emits when another key is entered, because what is known about quota and errors applies to the old key.
   */
  readonly proposed = new Emitter<void>()
  readonly #facts: FactStore
  readonly #simulated: boolean
  #terms: Terms

  /** @param simulated true for the demo market, which needs no agreement and saves nothing */
  constructor(facts: FactStore, simulated: boolean) {
    this.#facts = facts
    this.#simulated = simulated
    const saved = facts.read(planFact) ?? proposed
    this.#terms = simulated ? { ...saved, rhythm: demoRhythm, tiers: byImportance } : saved
  }

  get rhythm(): PlanRhythm {
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

  get isUnfitted(): boolean {
    return !this.#simulated && !this.#terms.fitted && this.agreed()
  }

  /** Whether the user has agreed to the plan. Otherwise, no automatic call is made. */
  agreed(): boolean {
    return this.#simulated || this.agreedAt !== null
  }

  /** Null for manual. */
  everyMs(need: PlannedName): number | null {
    return this.rhythm[need]
  }

  /**
   * Ends the agreement, because another key was entered.
   * @throws DiskError
   */
  propose(): void {
    this.set({ agreedAt: null, fitted: false, lastsDays: null })
    this.proposed.emit()
  }

  /** This is only true once after each choice. */
  takeOutgrowth(): boolean {
    if (this.#simulated || !this.#terms.fitted || this.#terms.isOutgrowthTold) return false
    this.#terms = { ...this.#terms, isOutgrowthTold: true }
    this.#facts.writeOrQueue(planFact, this.#terms)
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
