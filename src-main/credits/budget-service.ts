import type { Budget, BudgetState } from '../../src-shared/contract/credits'
import type { QuotaLength, RhythmOffer } from '../../src-shared/contract/connection'
import type { LimitName } from '../../src-shared/contract/schedule'
import { Emitter } from '../platform/events/emitter'
import type { Clock } from '../platform/time/clock'
import { backgroundLimit, leftOf, mostOf, pacedTo, releasedFrom, type BudgetAllowance } from './budget'
import type { BudgetLimits } from './budget-limits'
import type { CreditService } from './credit-service'
import { paceOf } from './pace'
import { noticeable, tightestOf } from './tightest-allowance'
import { nextReset } from './quota-periods'
import { spentCount } from './spent'
import { day } from '../../src-shared/time'

export interface BudgetSources {
  readonly credits: CreditService
  readonly clock: Clock
  readonly limits: BudgetLimits
  readonly plan: {
    planned(): {
      readonly perDay: number
      readonly isComplete: boolean
      readonly isAtMost: boolean
    } | null
    offer(quotaLimit: number): RhythmOffer | null
    lastsDays(): QuotaLength | null
  }
  readonly elsewhere: () => BudgetState['elsewhere']
  readonly gap: () => BudgetState['gap']
}

const monthDays = 30
const hoursPerDay = 24

type PlannedUse = NonNullable<ReturnType<BudgetSources['plan']['planned']>>

export class BudgetService {
  readonly changed = new Emitter<BudgetState>()
  readonly #sources: BudgetSources

  constructor(sources: BudgetSources) {
    this.#sources = sources
  }

  allowances(): readonly BudgetAllowance[] {
    const own = this.#sources.limits.budgets().map(budget => this.#allowance(budget, budget.span, true))
    const { credits } = this.#sources
    const { limit } = credits.gauge()
    if (limit === null || limit <= 0) return own
    const quota = this.#sources.limits.period(limit)
    // If the quota is used up, automatic calls continue, because only their responses show that it was reset.
    if (Math.max(spentCount(quota), credits.usedByAll() ?? 0) >= limit) return own
    return [
      ...own,
      ...(this.#byChosenLength(quota) ?? [
        this.#allowance(quota, 'quota', false),
        ...this.#untilChosen(quota)
      ])
    ]
  }

  state(): BudgetState {
    const { credits, clock, limits, elsewhere, gap } = this.#sources
    const planned = this.#sources.plan.planned()
    const perDay = planned?.perDay ?? null
    const { used: shown, limit } = credits.gauge()
    const all = credits.usedByAll()
    // If X-Quota-Used jumps to the limit, it's shown as used up even before the jump is confirmed.
    const used = all !== null && shown !== null && limit !== null && shown >= limit ? shown : all
    const now = clock.now()
    const slowed = perDay === null ? null : tightestOf(this.allowances(), perDay / day, now)
    const pace = paceOf(used, limit, credits.periods, now, perDay, slowed)
    return {
      budgets: limits.budgets(),
      leftByHand: limits.left('person'),
      pace,
      forecast: planned && this.#forecast(planned, slowed?.factor ?? 1),
      periodFrom: credits.periodFrom(),
      elsewhere: elsewhere(),
      gap: gap(),
      offer: this.#offer(),
      allowed: limits.allowed()
    }
  }

  #forecast({ perDay, isComplete, isAtMost }: PlannedUse, factor: number): BudgetState['forecast'] {
    const { limits, plan } = this.#sources
    const isSlowed = factor > noticeable
    const perHour = { credits: perDay / factor / hoursPerDay, isAtMost, isComplete, isSlowed }
    const { allowed } = limits.forecast(perDay, plan.lastsDays() ?? 'not-chosen')
    return { perDay, allowedPerDay: Number.isFinite(allowed) ? allowed : null, perHour }
  }

  allowOnce({ operations }: { operations: readonly string[] }): BudgetState {
    this.#sources.limits.allowOnce(operations)
    this.publish()
    return this.state()
  }

  publish(): void {
    this.changed.emit(this.state())
  }

  #offer(): RhythmOffer | null {
    const { credits, clock, plan } = this.#sources
    const { limit } = credits.gauge()
    const isSure = credits.periods !== null && nextReset(credits.periods, clock.now())?.sure === true
    return limit === null || isSure ? null : plan.offer(this.#sources.limits.ofMachine(limit))
  }

  #byChosenLength(quota: Budget): readonly BudgetAllowance[] | null {
    const lastsDays = this.#sources.plan.lastsDays()
    if (lastsDays === null || quota.renewalSure) return null
    const renewsAt = quota.from + lastsDays * day
    const now = this.#sources.clock.now()
    if (renewsAt <= now) return null
    const span = { from: quota.from, to: renewsAt }
    const limit = backgroundLimit(quota.limit, this.#sources.limits.backgroundShare, span, now)
    const background = { limit, used: quota.background.used }
    return [
      { ...this.#allowance({ ...quota, background, renewsAt, renewalSure: true }, 'quota', false), lastsDays }
    ]
  }

  #untilChosen(quota: Budget): readonly BudgetAllowance[] {
    const pacedTo = quota.from + monthDays * day
    if (pacedTo <= this.#sources.clock.now() || this.#offer() === null) return []
    const left = quota.limit - spentCount(quota)
    const { renewsAt } = quota
    const used = spentCount(quota) / quota.limit
    const whole = {
      limit: 'quota' as const,
      left,
      leftAtEnd: left,
      growsFrom: renewsAt,
      renewsAt,
      pacedTo,
      used,
      most: left,
      whole: quota.limit
    }
    return [{ ...whole, stops: false, lastsDays: monthDays }]
  }

  #allowance(budget: Budget, name: LimitName, stops: boolean): BudgetAllowance {
    const { limit, from, renewsAt, renewalSure } = budget
    const left = leftOf(budget, 'schedule')
    const used = Math.min(1, spentCount(budget) / limit)
    const { backgroundShare } = this.#sources.limits
    const until = {
      renewsAt,
      pacedTo: pacedTo(budget, used, this.#sources.clock.now()),
      whole: limit,
      most: mostOf(limit, backgroundShare, renewalSure)
    }
    // Automatic calls get the user's unused credits only if the end of the day or quota period is known.
    if (!renewalSure || backgroundShare <= 0)
      return { limit: name, left, leftAtEnd: left, growsFrom: renewsAt, ...until, used, stops }
    const whole = { ...budget, background: { limit, used: budget.background.used } }
    const leftAtEnd = Math.max(left, leftOf(whole, 'schedule'))
    const growsFrom = releasedFrom({ from, to: renewsAt }, backgroundShare)
    return { limit: name, left, leftAtEnd, growsFrom, ...until, used, stops }
  }
}
