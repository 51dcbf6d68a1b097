import type {
  AlertCalls,
  CoinCost,
  Plan,
  PlanChoice,
  RhythmChoice,
  RhythmOffer
} from '../../src-shared/contract/connection'
import type { Subscription } from '../../src-shared/contract/answers'
import type { PlannedName, TierRhythm } from '../../src-shared/contract/schedule'
import type { PriceTag } from '../../src-shared/contract/values'
import type { PaidCalls } from '../credits/paid-calls'
import type { Agreement } from './agreement'
import { fittedRhythm, plannedUse, rhythmOffer, type PlannedUse } from './plan-fit'
import type { PlanOutgrown } from '../../src-shared/contract/notice'
import { Emitter } from '../events/emitter'
import { FaultError } from '../faults/fault-error'
import { policyOf } from '../service-health/fault-policy'
import type { Clock } from '../time/clock'
import type { Divided } from '../schedule/parts'
import { chosenRhythm, planOf, type Rhythm } from './plan'
import { planTiers } from './plan-tiers'
import { chosenTiers } from './tier-choice'
import { day } from '../../src-shared/time'

export interface PlanSources {
  readonly agreement: Agreement
  readonly clock: Clock
  readonly calls: PaidCalls
  readonly coins: () => number
  /** What alerts call by themselves. */
  readonly alerts: () => AlertCalls
  /** Answers that are kept fresh. */
  readonly subscriptions: () => readonly Subscription[]
  readonly priceOf: (need: PlannedName) => PriceTag
  readonly dailyCandles: () => Plan['dailyCandles']
  /** The watched coins in tiers; null where a call for quotes costs the same for all of them. */
  readonly divided: () => Divided | null
  /** Credits that what runs by itself may spend a day by our budgets; null = no limit of our own. */
  readonly budgetPerDay: () => number | null
  /** Credits of one call for quotes of the watched coins and of these beside them; null = unknown. */
  readonly quotesPrice: (more: readonly string[]) => number | null
  readonly quotaLimit: () => number | null
  /** Credits that are left of the quota, by its last reading. */
  readonly quotaLeft: () => number | null
  /** The operation that checks a key at the least price. */
  readonly keyCheck: string
  readonly keyCheckPrice: () => PriceTag
}

/** What is agreed to, with what it comes to in calls and credits; and the way to agree to it. */
export class PlanService {
  /** With the coins that are watched now the plan no longer fits what the user chose. */
  readonly outgrown = new Emitter<PlanOutgrown>()
  readonly #sources: PlanSources

  constructor(sources: PlanSources) {
    this.#sources = sources
  }

  plan(): Plan {
    return this.preview({ items: [] })
  }

  preview(choice: PlanChoice): Plan {
    const { agreement, divided } = this.#sources
    const plan = this.#planOf(chosenRhythm(agreement.rhythm, choice))
    const parts = divided()
    const chosen = chosenTiers(agreement.tiers, choice)
    return { ...plan, tiers: planTiers(plan, parts && { ...parts, chosen }, this.#allowedPerDay()) }
  }

  /** What quotes would come to a day with these coins beside those that are watched. */
  costWith(coins: readonly string[]): CoinCost {
    const { agreement, budgetPerDay, quotesPrice, quotaLeft } = this.#sources
    const { quotes } = agreement.rhythm
    const perDay = (price: number | null): number | null =>
      price === null || quotes === null ? null : (price * day) / quotes
    const [now, then] = [perDay(quotesPrice([])), perDay(quotesPrice(coins))]
    const limits = [quotaLeft(), budgetPerDay()].filter(credits => credits !== null)
    const all = plannedUse(this.#planOf(agreement.rhythm)).perDay - (now ?? 0) + (then ?? 0)
    return { now, then, isBeyond: then !== null && all > Math.min(...limits) }
  }

  /**
   * Other coins are watched. What the user chose stays. Where the plan costs more than that allows, or uses up within a day
   * what is left of the quota, it is told once.
   */
  coinsChanged(): void {
    const { agreement, quotaLeft, quotaLimit } = this.#sources
    const [limit, days] = [quotaLimit(), agreement.lastsDays]
    const allowed = limit === null || days === null ? quotaLeft() : limit / days
    if (allowed === null || !agreement.agreed()) return
    const { perDay } = plannedUse(this.#planOf(agreement.rhythm))
    if (perDay > allowed && agreement.takeOutgrowth())
      this.outgrown.emit({ code: 'plan-outgrown', perDay: Math.round(perDay), allowed: Math.round(allowed) })
  }

  /**
   * @throws FaultError when the key is refused or the service can't be reached, DiskError; the plan stays as it was.
   */
  async agree(choice: PlanChoice): Promise<void> {
    const { agreement } = this.#sources
    if (!agreement.agreed()) await this.#checkKey()
    // Where the quota was known already the plan said what it uses of it.
    const isFitted = agreement.agreedAt !== null && this.#sources.quotaLimit() !== null
    agreement.set({
      rhythm: chosenRhythm(agreement.rhythm, choice),
      tiers: chosenTiers(agreement.tiers, choice),
      agreedAt: this.#sources.clock.now(),
      namesDaily: true,
      fitted: isFitted,
      isOutgrowthTold: false
    })
  }

  /** What runs by itself costs a day, as far as prices are known; null before it is agreed to. */
  planned(): PlannedUse | null {
    const { agreement } = this.#sources
    return agreement.agreed() ? plannedUse(this.#planOf(agreement.rhythm)) : null
  }

  /** Rhythms that fit the quota, until one is chosen. Simulated credits need no care. */
  offer(quotaLimit: number): RhythmOffer | null {
    const { agreement } = this.#sources
    if (!agreement.isUnfitted) return null
    return rhythmOffer(
      agreement.rhythm,
      rhythm => this.#planOf(rhythm),
      quotaLimit,
      perDay => this.#boughtBy(perDay)
    )
  }

  lastsDays(): number | null {
    return this.#sources.agreement.lastsDays
  }

  /** @param lastsDays how long the quota is to last; null keeps the rhythm. @throws DiskError */
  answerOffer(lastsDays: RhythmChoice['lastsDays']): void {
    const { agreement } = this.#sources
    const limit = this.#sources.quotaLimit()
    const isPriced = plannedUse(this.#planOf(agreement.rhythm)).isComplete
    // Where credits are spent by worth the plan stays what is wanted; so where nobody knows yet what it costs.
    const isPaced =
      lastsDays === null || limit === null || !isPriced || this.#boughtBy(limit / lastsDays) !== null
    const rhythm = isPaced
      ? agreement.rhythm
      : fittedRhythm(agreement.rhythm, other => this.#planOf(other), limit / lastsDays)
    agreement.set({ rhythm, fitted: true, isOutgrowthTold: false, lastsDays })
  }

  async #checkKey(): Promise<void> {
    const { fault } = await this.#sources.calls.call(this.#sources.keyCheck, {}, 'key-check')
    // A limit, a plan or a source that is gone says nothing against the key.
    if (fault && policyOf(fault).key === 'unknown') throw new FaultError(fault)
  }

  /** What so many credits a day buy for tiers of quotes; null where all coins are asked alike. */
  #boughtBy(perDay: number): readonly TierRhythm[] | null {
    const { agreement, divided } = this.#sources
    return planTiers(this.#planOf(agreement.rhythm), divided(), perDay)?.bought?.rhythms ?? null
  }

  /** Credits a day for what runs by itself, as far as a budget or a person's word says; null = nothing limits them. */
  #allowedPerDay(): number | null {
    const { agreement, budgetPerDay, quotaLimit } = this.#sources
    const limit = quotaLimit()
    const days = agreement.lastsDays
    const limits = [budgetPerDay(), limit === null || days === null ? null : limit / days]
    const known = limits.filter(credits => credits !== null)
    return known.length === 0 ? null : Math.min(...known)
  }

  #planOf(rhythm: Rhythm): Omit<Plan, 'tiers'> {
    const { coins, alerts, subscriptions, priceOf, dailyCandles, quotaLimit } = this.#sources
    const keyCheck = { operation: this.#sources.keyCheck, price: this.#sources.keyCheckPrice() }
    return planOf({
      rhythm,
      coins: coins(),
      alerts: alerts(),
      subscriptions: subscriptions(),
      priceOf,
      dailyCandles: dailyCandles(),
      quotaLimit: quotaLimit(),
      keyCheck,
      agreedAt: this.#sources.agreement.agreedAt
    })
  }
}
