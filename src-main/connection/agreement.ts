import { z } from 'zod'
import type { PlannedName, TierChoice } from '../../src-shared/contract/schedule'
import { quotaLengths, type QuotaLength } from '../../src-shared/contract/connection'
import type { EpochMs } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'
import { demoRhythm, proposedRhythm, readRhythm, type Rhythm } from './plan'
import { byWorth, readTiers } from './tier-choice'

/** What a person agrees to, and what they said of the quota. */
export interface Terms {
  readonly rhythm: Rhythm
  /** null = it is a proposal. */
  readonly agreedAt: EpochMs | null
  /** It named daily candles beside the others: those of older versions did not. */
  readonly namesDaily: boolean
  /** A person has seen what the plan uses of the quota, and chosen. */
  readonly fitted: boolean
  /** The user was told that the plan no longer fits what they chose. */
  readonly isOutgrowthTold: boolean
  /** Rhythms of quotes while credits are short. */
  readonly tiers: TierChoice
  /** So many days the quota is to last, until it is known when it is renewed; null = nobody said. */
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

/** Before anything is agreed to. */
const proposed: Terms = {
  ...{ rhythm: proposedRhythm, agreedAt: null, namesDaily: false, fitted: false },
  isOutgrowthTold: false,
  ...{ tiers: readTiers(undefined), lastsDays: null }
}

/** What a person agreed to: what runs by itself, and how often. Kept in state.db, and known before any call is made. */
export class Agreement {
  readonly changed = new Emitter<void>()
  /** Another key is in use: what was learned through the old one (quota, health) is not true of it. */
  readonly proposed = new Emitter<void>()
  readonly #facts: FactStore
  readonly #simulated: boolean
  #terms: Terms

  /** @param simulated simulated credits need no consent, and nothing of it is kept. */
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

  /** A rhythm that fits the quota is still to be chosen. */
  get isUnfitted(): boolean {
    return !this.#simulated && !this.#terms.fitted && this.agreed()
  }

  /** Nothing may be called by itself before this is true. */
  agreed(): boolean {
    return this.#simulated || this.agreedAt !== null
  }

  /** Milliseconds between two calls of a need; null = only when a person asks. */
  everyMs(need: PlannedName): number | null {
    return this.rhythm[need]
  }

  /** A key was entered: what was agreed for another key is a proposal again. @throws DiskError */
  propose(): void {
    this.set({ agreedAt: null, fitted: false, lastsDays: null })
    this.proposed.emit()
  }

  /** Whether to tell the user now that the plan no longer fits: once after each answer of theirs. */
  takeOutgrowth(): boolean {
    if (this.#simulated || !this.#terms.fitted || this.#terms.isOutgrowthTold) return false
    this.#terms = { ...this.#terms, isOutgrowthTold: true }
    this.#facts.keep(planFact, this.#terms)
    return true
  }

  /** Changes the terms given. @throws DiskError; then all stay as they were. */
  set(terms: Partial<Terms>): void {
    const changed = { ...this.#terms, ...terms }
    if (!this.#simulated) this.#facts.write(planFact, changed)
    this.#terms = changed
    this.changed.emit()
  }
}
