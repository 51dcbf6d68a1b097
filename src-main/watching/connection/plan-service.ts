import type {
  AlertCalls,
  CoinCost,
  Plan,
  PlanChoice,
  QuotaLength,
  RhythmChoice,
  RhythmOffer
} from '../../../src-shared/contract/connection'
import type { Subscription } from '../../../src-shared/contract/answers'
import type { PlannedName, TierRhythm } from '../../../src-shared/contract/schedule'
import type { PriceTag } from '../../../src-shared/contract/values'
import type { Forecast, Lasting } from '../../credits/forecast'
import type { PaidCalls } from '../../credits/paid-calls'
import type { Agreement } from './agreement'
import { fittedRhythm, plannedUse, rhythmOffer, type PlannedUse } from './plan-fit'
import type { PlanOutgrown } from '../../../src-shared/contract/notice'
import { Emitter } from '../../platform/events/emitter'
import { FaultError } from '../../platform/faults/fault-error'
import { policyOf } from '../service-health/fault-policy'
import type { Clock } from '../../platform/time/clock'
import type { Divided } from '../schedule/parts'
import { chosenRhythm, planOf, proposedRhythm, type PricedPlan, type PlanRhythm } from './plan'
import { planPaces } from './plan-paces'
import { planTiers } from './plan-tiers'
import { chosenTiers } from './tier-choice'
import { day } from '../../../src-shared/time'

export interface PlanSources {
  readonly agreement: Agreement
  readonly clock: Clock
  readonly calls: PaidCalls
  readonly coins: () => number
  readonly alerts: (quotesEveryMs: number | null) => AlertCalls
  readonly subscriptions: () => readonly Subscription[]
  readonly priceOf: (need: PlannedName) => PriceTag
  readonly dailyCandles: () => Omit<Plan['dailyCandles'], 'perCall'>
  /** Null if a call for quotes costs the same for any number of coins. */
  readonly divided: () => Divided | null
  /** Null without budgets. */
  readonly budgetPerDay: () => number | null
  readonly quotesPrice: (more: readonly string[]) => PriceTag
  readonly quotaLimit: () => number | null
  readonly forecast: (perDay: number, lasting: Lasting) => Forecast
  readonly keyCheck: string
  readonly keyCheckPrice: () => PriceTag
}

export class PlanService {
  readonly outgrown = new Emitter<PlanOutgrown>()
  readonly #sources: PlanSources

  constructor(sources: PlanSources) {
    this.#sources = sources
  }

  /** Until the user chooses an interval for quotes, the plan has the suggested one. */
  plan(): Plan {
    const { agreement } = this.#sources
    const plan = this.preview({ items: [] })
    if (agreement.agreed() || agreement.rhythm.quotes !== proposedRhythm.quotes) return plan
    const everyMs = plan.paces.find(({ isSuggested }) => isSuggested)?.quotesEveryMs ?? null
    return this.preview({ items: [{ need: 'quotes', automatic: true, everyMs }] })
  }

  preview(choice: PlanChoice): Plan {
    const { agreement, divided, forecast, clock } = this.#sources
    const rhythm = chosenRhythm(agreement.rhythm, choice)
    const plan = this.#planOf(rhythm)
    const parts = divided()
    const chosen = chosenTiers(agreement.tiers, choice)
    const lasting = choice.lastsDays ?? agreement.lastsDays ?? 30
    const { allowed, isResetKnown } = forecast(plan.perDay.typical ?? 0, lasting)
    const paceOf = (perDay: number): Forecast => forecast(perDay, lasting)
    return {
      ...plan,
      paces: planPaces(rhythm, other => this.#planOf(other), paceOf, clock.now()),
      allowedPerDay: Number.isFinite(allowed) ? allowed : null,
      quotaLasts: isResetKnown ? 'until-reset' : lasting,
      tiers: planTiers(plan, parts && { ...parts, chosen }, this.#allowedPerDay(choice.lastsDays))
    }
  }

  costWith(coins: readonly string[]): CoinCost {
    const { agreement, quotesPrice } = this.#sources
    const { quotes } = agreement.rhythm
    const [own, all] = [quotesPrice([]), quotesPrice(coins)]
    const perDay = ({ credits }: PriceTag): number | null =>
      credits === null || quotes === null ? null : (credits * day) / quotes
    const [now, then] = [perDay(own), perDay(all)]
    const planned = plannedUse(this.#planOf(agreement.rhythm)).perDay - (now ?? 0) + (then ?? 0)
    return {
      now,
      then,
      isAtMost: own.state === 'at-most' || all.state === 'at-most',
      isBeyond: then !== null && this.#forecast(planned).isBeyond
    }
  }

  /** Notifies the user once if the quota no longer lasts. */
  coinsChanged(): void {
    const { agreement } = this.#sources
    if (!agreement.agreed()) return
    const { perDay, isAtMost } = plannedUse(this.#planOf(agreement.rhythm))
    const { isBeyond, allowed } = this.#forecast(perDay)
    if (isBeyond && agreement.takeOutgrowth())
      this.outgrown.emit({
        code: 'plan-outgrown',
        isAtMost,
        perDay: Math.round(perDay),
        allowed: Math.round(allowed)
      })
  }

  #forecast(perDay: number): Forecast {
    const { agreement, forecast } = this.#sources
    const isChosen = agreement.agreed() && !agreement.isUnfitted
    return forecast(perDay, isChosen ? (agreement.lastsDays ?? 'as-planned') : 'not-chosen')
  }

  /**
   * Saves the plan that the user chose. Changes nothing if that fails.
   * @throws FaultError if the key is refused or the service can't be reached
   * @throws DiskError
   */
  async agree(choice: PlanChoice): Promise<void> {
    const { agreement } = this.#sources
    if (!agreement.agreed()) await this.#checkKey()
    // The user only saw how much of the quota the plan uses if the quota was known.
    const isShown = agreement.agreedAt !== null && this.#sources.quotaLimit() !== null
    agreement.set({
      rhythm: chosenRhythm(agreement.rhythm, choice),
      tiers: chosenTiers(agreement.tiers, choice),
      agreedAt: this.#sources.clock.now(),
      namesDaily: true,
      fitted: isShown || choice.lastsDays !== undefined,
      lastsDays: choice.lastsDays ?? agreement.lastsDays,
      isOutgrowthTold: false
    })
  }

  /** Null until the user has agreed to the plan. */
  planned(): PlannedUse | null {
    const { agreement } = this.#sources
    return agreement.agreed() ? plannedUse(this.#planOf(agreement.rhythm)) : null
  }

  /** Null once the user has chosen an interval. */
  offer(quotaLimit: number): RhythmOffer | null {
    const { agreement } = this.#sources
    if (!agreement.isUnfitted) return null
    return rhythmOffer(
      agreement.rhythm,
      rhythm => this.#planOf(rhythm),
      quotaLimit,
      perDay => this.#forecast(perDay),
      this.#sources.clock.now(),
      perDay => this.#boughtBy(perDay)
    )
  }

  lastsDays(): QuotaLength | null {
    return this.#sources.agreement.lastsDays
  }

  /**
   * @param lastsDays how long the quota should last, null to keep the intervals
   * @throws DiskError
   */
  answerOffer(lastsDays: RhythmChoice['lastsDays']): void {
    const { agreement } = this.#sources
    const limit = this.#sources.quotaLimit()
    const isPriced = plannedUse(this.#planOf(agreement.rhythm)).isComplete
    // Keeps the intervals if a price is unknown, because the schedule slows calls down then. Also keeps them
    // if coins have their own prices, because important coins refresh first then.
    const isPaced =
      lastsDays === null || limit === null || !isPriced || this.#boughtBy(limit / lastsDays) !== null
    const rhythm = isPaced
      ? agreement.rhythm
      : fittedRhythm(agreement.rhythm, other => this.#planOf(other), limit / lastsDays)
    agreement.set({ rhythm, fitted: true, isOutgrowthTold: false, lastsDays })
  }

  async #checkKey(): Promise<void> {
    const { fault } = await this.#sources.calls.call(this.#sources.keyCheck, {}, 'key-check')
    // If a limit, the plan or an unavailable data source stopped the call, the key may still be valid.
    if (fault && policyOf(fault).key === 'unknown') throw new FaultError(fault)
  }

  #boughtBy(perDay: number): readonly TierRhythm[] | null {
    const { agreement, divided } = this.#sources
    return planTiers(this.#planOf(agreement.rhythm), divided(), perDay)?.bought?.rhythms ?? null
  }

  #allowedPerDay(days = this.#sources.agreement.lastsDays): number | null {
    const { budgetPerDay, quotaLimit } = this.#sources
    const limit = quotaLimit()
    const limits = [budgetPerDay(), limit === null || days === null ? null : limit / days]
    const known = limits.filter(credits => credits !== null)
    return known.length === 0 ? null : Math.min(...known)
  }

  #planOf(rhythm: PlanRhythm): PricedPlan {
    const { coins, alerts, subscriptions, priceOf, dailyCandles, quotaLimit } = this.#sources
    const keyCheck = { operation: this.#sources.keyCheck, price: this.#sources.keyCheckPrice() }
    return planOf({
      rhythm,
      coins: coins(),
      alerts: alerts(rhythm.quotes),
      subscriptions: subscriptions(),
      priceOf,
      dailyCandles: dailyCandles(),
      quotaLimit: quotaLimit(),
      keyCheck,
      agreedAt: this.#sources.agreement.agreedAt
    })
  }
}
