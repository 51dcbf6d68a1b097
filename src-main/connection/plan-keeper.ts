import type {
  AlertCalls,
  Plan,
  PlanChoice,
  RhythmChoice,
  RhythmOffer
} from '../../src-shared/contract/connection'
import type { PlannedName } from '../../src-shared/contract/schedule'
import type { PriceTag } from '../../src-shared/contract/values'
import type { PaidCalls } from '../credits/paid-calls'
import { fittedRhythm, plannedUse, rhythmOffer, type PlannedUse } from './plan-fit'
import { Emitter } from '../events/emitter'
import { FaultError } from '../faults/fault-error'
import { policyOf } from '../service-health/fault-policy'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { chosenRhythm, demoRhythm, planOf, proposedRhythm, readRhythm, type Rhythm } from './plan'

export interface PlanSources {
  readonly facts: FactStore
  readonly clock: Clock
  readonly calls: PaidCalls
  readonly coins: () => number
  /** What alerts call by themselves. */
  readonly alerts: () => AlertCalls
  readonly priceOf: (need: PlannedName) => PriceTag
  readonly quotaLimit: () => number | null
  /** The operation that checks a key at the least price. */
  readonly keyCheck: string
  readonly keyCheckPrice: () => PriceTag
  readonly simulated: boolean
}

/** The plan a person agreed to: what runs by itself, and how often. Kept in state.db. */
export class PlanKeeper {
  readonly changed = new Emitter<void>()
  /** Another key is in use: what was learned through the old one (quota, troubles) is not true of it. */
  readonly proposed = new Emitter<void>()
  readonly #sources: PlanSources
  #rhythm: Rhythm
  #agreedAt: number | null
  /** A person has seen what the plan uses of the quota, and chosen. */
  #fitted: boolean

  constructor(sources: PlanSources) {
    this.#sources = sources
    const kept = sources.facts.read('plan') as {
      rhythm?: unknown
      agreedAt?: unknown
      fitted?: unknown
    } | null
    this.#rhythm = sources.simulated ? demoRhythm : kept ? readRhythm(kept.rhythm) : proposedRhythm
    this.#agreedAt = typeof kept?.agreedAt === 'number' ? kept.agreedAt : null
    this.#fitted = kept?.fitted === true
  }

  /** Nothing may be called by itself before this is true. Simulated credits need no consent. */
  agreed(): boolean {
    return this.#sources.simulated || this.#agreedAt !== null
  }

  /** Milliseconds between two calls of a need; null = only when a person asks. */
  everyMs(need: PlannedName): number | null {
    return this.#rhythm[need]
  }

  plan(): Plan {
    return this.#planOf(this.#rhythm)
  }

  preview(choice: PlanChoice): Plan {
    return this.#planOf(chosenRhythm(this.#rhythm, choice))
  }

  /** A key was entered: what was agreed for another key is a proposal again. @throws DiskError */
  propose(): void {
    this.#set(this.#rhythm, null, false)
    this.proposed.emit()
  }

  /**
   * @throws FaultError when the key is refused or the service can't be reached, DiskError; the plan stays as it was.
   */
  async agree(choice: PlanChoice): Promise<void> {
    if (!this.agreed()) await this.#checkKey()
    // Where the quota was known already the plan said what it uses of it.
    const isFitted = this.#agreedAt !== null && this.#sources.quotaLimit() !== null
    this.#set(chosenRhythm(this.#rhythm, choice), this.#sources.clock.now(), isFitted)
  }

  /** What runs by itself costs a day, as far as prices are known; null before it is agreed to. */
  planned(): PlannedUse | null {
    return this.agreed() ? plannedUse(this.plan()) : null
  }

  /** Rhythms that fit the quota, until one is chosen. Simulated credits need no care. */
  offer(quotaLimit: number): RhythmOffer | null {
    if (this.#sources.simulated || this.#fitted || !this.agreed()) return null
    return rhythmOffer(this.#rhythm, rhythm => this.#planOf(rhythm), quotaLimit)
  }

  /** @param lastsDays how long the quota is to last; null keeps the rhythm. @throws DiskError */
  answerOffer(lastsDays: RhythmChoice['lastsDays']): void {
    const limit = this.#sources.quotaLimit()
    const rhythm =
      lastsDays === null || limit === null
        ? this.#rhythm
        : fittedRhythm(this.#rhythm, other => this.#planOf(other), limit / lastsDays)
    this.#set(rhythm, this.#agreedAt, true)
  }

  async #checkKey(): Promise<void> {
    const { fault } = await this.#sources.calls.call(this.#sources.keyCheck, {}, 'key-check')
    // A limit, a plan or a source that is gone says nothing against the key.
    if (fault && policyOf(fault).key === 'unknown') throw new FaultError(fault)
  }

  #planOf(rhythm: Rhythm): Plan {
    const { coins, alerts, priceOf, quotaLimit } = this.#sources
    const keyCheck = { operation: this.#sources.keyCheck, price: this.#sources.keyCheckPrice() }
    return planOf({
      rhythm,
      coins: coins(),
      alerts: alerts(),
      priceOf,
      quotaLimit: quotaLimit(),
      keyCheck,
      agreedAt: this.#agreedAt
    })
  }

  #set(rhythm: Rhythm, agreedAt: number | null, fitted: boolean): void {
    if (!this.#sources.simulated) this.#sources.facts.write('plan', { rhythm, agreedAt, fitted })
    this.#rhythm = rhythm
    this.#agreedAt = agreedAt
    this.#fitted = fitted
    this.changed.emit()
  }
}
