import type { PlannedName } from '../../src-shared/contract/schedule'
import type { EpochMs } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import type { FactStore } from '../storage/fact-store'
import { demoRhythm, proposedRhythm, readRhythm, type Rhythm } from './plan'

/** What a person agreed to: what runs by itself, and how often. Kept in state.db, and known before any call is made. */
export class Agreement {
  readonly changed = new Emitter<void>()
  /** Another key is in use: what was learned through the old one (quota, health) is not true of it. */
  readonly proposed = new Emitter<void>()
  readonly #facts: FactStore
  readonly #simulated: boolean
  #rhythm: Rhythm
  #agreedAt: EpochMs | null
  /** A person has seen what the plan uses of the quota, and chosen. */
  #fitted: boolean

  /** @param simulated simulated credits need no consent, and nothing of it is kept. */
  constructor(facts: FactStore, simulated: boolean) {
    this.#facts = facts
    this.#simulated = simulated
    const kept = facts.read('plan') as { rhythm?: unknown; agreedAt?: unknown; fitted?: unknown } | null
    this.#rhythm = simulated ? demoRhythm : kept ? readRhythm(kept.rhythm) : proposedRhythm
    this.#agreedAt = typeof kept?.agreedAt === 'number' ? kept.agreedAt : null
    this.#fitted = kept?.fitted === true
  }

  get rhythm(): Rhythm {
    return this.#rhythm
  }

  get agreedAt(): EpochMs | null {
    return this.#agreedAt
  }

  /** A rhythm that fits the quota is still to be chosen. */
  get isUnfitted(): boolean {
    return !this.#simulated && !this.#fitted && this.agreed()
  }

  /** Nothing may be called by itself before this is true. */
  agreed(): boolean {
    return this.#simulated || this.#agreedAt !== null
  }

  /** Milliseconds between two calls of a need; null = only when a person asks. */
  everyMs(need: PlannedName): number | null {
    return this.#rhythm[need]
  }

  /** A key was entered: what was agreed for another key is a proposal again. @throws DiskError */
  propose(): void {
    this.set(this.#rhythm, null, false)
    this.proposed.emit()
  }

  /** @throws DiskError; then it stays as it was. */
  set(rhythm: Rhythm, agreedAt: EpochMs | null, fitted: boolean): void {
    if (!this.#simulated) this.#facts.write('plan', { rhythm, agreedAt, fitted })
    this.#rhythm = rhythm
    this.#agreedAt = agreedAt
    this.#fitted = fitted
    this.changed.emit()
  }
}
