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
import type { Agreement } from './agreement'
import { fittedRhythm, plannedUse, rhythmOffer, type PlannedUse } from './plan-fit'
import { FaultError } from '../faults/fault-error'
import { policyOf } from '../service-health/fault-policy'
import type { Clock } from '../time/clock'
import { chosenRhythm, planOf, type Rhythm } from './plan'

export interface PlanSources {
  readonly agreement: Agreement
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
}

/** What is agreed to, with what it comes to in calls and credits; and the way to agree to it. */
export class PlanKeeper {
  readonly #sources: PlanSources

  constructor(sources: PlanSources) {
    this.#sources = sources
  }

  plan(): Plan {
    return this.#planOf(this.#sources.agreement.rhythm)
  }

  preview(choice: PlanChoice): Plan {
    return this.#planOf(chosenRhythm(this.#sources.agreement.rhythm, choice))
  }

  /**
   * @throws FaultError when the key is refused or the service can't be reached, DiskError; the plan stays as it was.
   */
  async agree(choice: PlanChoice): Promise<void> {
    const { agreement } = this.#sources
    if (!agreement.agreed()) await this.#checkKey()
    // Where the quota was known already the plan said what it uses of it.
    const isFitted = agreement.agreedAt !== null && this.#sources.quotaLimit() !== null
    agreement.set(chosenRhythm(agreement.rhythm, choice), this.#sources.clock.now(), isFitted)
  }

  /** What runs by itself costs a day, as far as prices are known; null before it is agreed to. */
  planned(): PlannedUse | null {
    return this.#sources.agreement.agreed() ? plannedUse(this.plan()) : null
  }

  /** Rhythms that fit the quota, until one is chosen. Simulated credits need no care. */
  offer(quotaLimit: number): RhythmOffer | null {
    const { agreement } = this.#sources
    if (!agreement.isUnfitted) return null
    return rhythmOffer(agreement.rhythm, rhythm => this.#planOf(rhythm), quotaLimit)
  }

  /** @param lastsDays how long the quota is to last; null keeps the rhythm. @throws DiskError */
  answerOffer(lastsDays: RhythmChoice['lastsDays']): void {
    const { agreement } = this.#sources
    const limit = this.#sources.quotaLimit()
    const rhythm =
      lastsDays === null || limit === null
        ? agreement.rhythm
        : fittedRhythm(agreement.rhythm, other => this.#planOf(other), limit / lastsDays)
    agreement.set(rhythm, agreement.agreedAt, true)
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
      agreedAt: this.#sources.agreement.agreedAt
    })
  }
}
