import type { Budget, BudgetState } from '../../src-shared/contract/credits'
import type { Fault } from '../../src-shared/contract/fault'
import type { Settings } from '../../src-shared/contract/settings'
import { faultOf } from '../platform/faults/fault'
import type { Clock } from '../platform/time/clock'
import type { Initiator } from './booked-call'
import { backgroundLimit, brokenBy, leastLeft, leftOf, shareOf } from './budget'
import type { CreditService } from './credit-service'
import { forecastOf, type Forecast, type Lasting } from './forecast'
import { nextReset } from './quota-periods'
import { countedOf, type Span } from './spent'

export interface LimitSources {
  readonly credits: CreditService
  readonly clock: Clock
  /** Today's credits that the service counted but the ledger lacks. */
  readonly missingToday: () => number
  readonly limits: () => Pick<Settings, 'dailyBudget' | 'periodBudget' | 'backgroundShare'>
}

/** After this time the user wouldn't expect the call any more. */
const allowedForMs = 60_000

/** Percent of the background share. Below this, hardly any call fits. */
const nearlyUsed = 5

/**
 * Checks calls against the user's budgets before they are booked. Reads spending from the ledger each time, so it
 * survives restarts and crashes.
 */
export class BudgetLimits {
  readonly #sources: LimitSources
  #allowed: BudgetState['allowed'] = null
  /** Whether the permission includes automatic calls. */
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

  /** Credits the initiator may still spend. Null if there is no budget. */
  left(initiator: Initiator): number | null {
    return leastLeft(this.budgets(), initiator)
  }

  /** Whether automatic calls have used up the period budget and its renewal date is unknown. */
  waitsForRenewal(): boolean {
    return this.budgets().some(
      budget =>
        budget.span === 'period' &&
        !budget.renewalSure &&
        leftOf(budget, 'schedule') < shareOf(budget.background.limit, nearlyUsed)
    )
  }

  /** Returns why a call may not be made, or null if it may. Uses up a permission to exceed the budget. */
  refusal(operation: string, reserve: number, initiator: Initiator): Fault | null {
    const broken = brokenBy(this.budgets(), reserve, initiator)
    if (broken === null) return null
    if ((initiator === 'person' || this.#isTrial) && this.#takeAllowed(operation)) return null
    return refused(operation, broken, initiator)
  }

  /** Lets the next manual call of each operation exceed the budgets, for one minute. */
  allowOnce(operations: readonly string[]): void {
    this.#allowed = { operations, until: this.#sources.clock.now() + allowedForMs }
    this.#isTrial = false
  }

  /** Lets the next call of this operation exceed the budgets, even an automatic one, to test its price. */
  allowTrial(operation: string): void {
    this.allowOnce([operation])
    this.#isTrial = true
  }

  allowed(): BudgetState['allowed'] {
    const now = this.#sources.clock.now()
    const allowed = this.#allowed
    // Setting the clock back must not extend the permission.
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

  /** Percent of a budget available to automatic calls. */
  get backgroundShare(): number {
    return this.#sources.limits().backgroundShare
  }

  /** A budget per quota period: the user's own, or the service's quota. */
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

  /** Forecasts whether spending `perDay` credits lasts long enough. */
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

  /** @param span null if its end is unknown. The user's share is then never released. */
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
