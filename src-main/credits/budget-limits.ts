import type { Budget, BudgetState } from '../../src-shared/contract/credits'
import type { Fault } from '../../src-shared/contract/fault'
import type { Settings } from '../../src-shared/contract/settings'
import { faultOf } from '../service-api/faults'
import type { Clock } from '../time/clock'
import type { Initiator } from './booked-call'
import { backgroundLimit, brokenBy, leastLeft, leftOf, shareOf } from './budget'
import type { CreditService } from './credit-service'
import { forecastOf, type Forecast, type Lasting } from './forecast'
import { nextReset } from './quota-periods'
import { countedOf, type Span } from './spent'

export interface LimitSources {
  readonly credits: CreditService
  readonly clock: Clock
  /** Credits of today that are missing from the ledger, by the service's count. */
  readonly missingToday: () => number
  readonly limits: () => Pick<Settings, 'dailyBudget' | 'periodBudget' | 'backgroundShare'>
}

/** How long an allowed call may wait to be made: longer, and it would surprise. */
const allowedForMs = 60_000

/** Percent of a share: with less left hardly a call is made. */
const nearlyUsed = 5

/**
 * Our own limits, which each call is held against before it is booked. What was spent is read from the ledger each time: a
 * restart or a crash forgets none of it.
 */
export class BudgetLimits {
  readonly #sources: LimitSources
  #allowed: BudgetState['allowed'] = null
  /** Automatic calls are allowed, too. */
  #isTrial = false

  constructor(sources: LimitSources) {
    this.#sources = sources
  }

  budgets(): readonly Budget[] {
    const { dailyBudget, periodBudget } = this.#sources.limits()
    return [
      ...(dailyBudget === null ? [] : [this.#day(dailyBudget)]),
      ...(periodBudget === null ? [] : [this.period(periodBudget)])
    ]
  }

  /** Credits an initiator may still spend; null = no limit of our own. */
  left(initiator: Initiator): number | null {
    return leastLeft(this.budgets(), initiator)
  }

  /** What runs by itself is at the end of the period's budget, and nobody can say when that begins anew. */
  waitsForRenewal(): boolean {
    return this.budgets().some(
      budget =>
        budget.span === 'period' &&
        !budget.renewalSure &&
        leftOf(budget, 'schedule') < shareOf(budget.background.limit, nearlyUsed)
    )
  }

  /** Why a call may not be made, or null where it may. A call allowed beyond the budget is allowed once. */
  refusal(operation: string, reserve: number, initiator: Initiator): Fault | null {
    const broken = brokenBy(this.budgets(), reserve, initiator)
    if (broken === null) return null
    if ((initiator === 'person' || this.#isTrial) && this.#takeAllowed(operation)) return null
    return refused(operation, broken, initiator)
  }

  /** The next calls of these operations by hand may go beyond the budgets: one of each named, within a minute. */
  allowOnce(operations: readonly string[]): void {
    this.#allowed = { operations, until: this.#sources.clock.now() + allowedForMs }
    this.#isTrial = false
  }

  /** The next call of this operation may exceed the budgets, even an automatic one: the user wants to test its price. */
  allowTrial(operation: string): void {
    this.allowOnce([operation])
    this.#isTrial = true
  }

  /** What a person allowed beyond the budgets and was not made yet. */
  allowed(): BudgetState['allowed'] {
    const now = this.#sources.clock.now()
    const allowed = this.#allowed
    // A clock that was set back must not keep a door open for longer.
    if (allowed === null || now >= allowed.until || now < allowed.until - allowedForMs) return null
    return allowed
  }

  #takeAllowed(operation: string): boolean {
    const allowed = this.allowed()
    const at = allowed?.operations.indexOf(operation) ?? -1
    if (!allowed || at < 0) return false
    const left = allowed.operations.toSpliced(at, 1)
    this.#allowed = left.length === 0 ? null : { ...allowed, operations: left }
    return true
  }

  /** Percent of a budget that is kept for a person. */
  get backgroundShare(): number {
    return this.#sources.limits().backgroundShare
  }

  /** A budget of so many credits a quota period; our own, or the service's quota itself. */
  period(limit: number): Budget {
    const { credits, clock } = this.#sources
    const { from, to, background, ...own } = credits.thisPeriod()
    const { held, unknown } = own
    const spent = Math.max(countedOf(own), credits.usedByAll() ?? 0) - held - unknown
    const sure = credits.periods ? nextReset(credits.periods, clock.now())?.sure === true : false
    const share = { limit: this.#share(limit, sure ? { from, to } : null), used: background }
    const whole = { limit, background: share, from, renewsAt: to, renewalSure: sure }
    return { span: 'period', spent, held, unknown, ...whole }
  }

  /** Whether so many credits a day last as long as they have to. */
  forecast(perDay: number, lasting: Lasting): Forecast {
    const { credits, clock, limits } = this.#sources
    const { dailyBudget } = limits()
    const now = clock.now()
    const { limit, used } = credits.gauge()
    const left = limit === null ? null : Math.max(0, limit - (credits.usedByAll() ?? used ?? 0))
    const { periods } = credits
    const quota = left === null ? null : { left, periods, from: credits.periodFrom() ?? now }
    return forecastOf(perDay, quota, dailyBudget, lasting, now)
  }

  #day(limit: number): Budget {
    const { from, to, spent, held, unknown, background } = this.#sources.credits.today()
    const share = { limit: this.#share(limit, { from, to }), used: background }
    const whole = { limit, background: share, from, renewsAt: to, renewalSure: true }
    return { span: 'day', spent: spent + this.#sources.missingToday(), held, unknown, ...whole }
  }

  /** @param span null where its end is not known: then nothing of what is kept for a person is let go. */
  #share(limit: number, span: Span | null): number {
    const { limits, clock } = this.#sources
    const { backgroundShare } = limits()
    if (span === null) return shareOf(limit, backgroundShare)
    return backgroundLimit(limit, backgroundShare, span, clock.now())
  }
}

function refused(operation: string, { span }: Budget, initiator: Initiator): Fault {
  const kept = initiator === 'schedule' ? 'yes' : 'no'
  return faultOf('budget-stopped', { operation, cause: { code: 'budget', span, kept } })
}
