import type { Budget, BudgetState } from '../../src-shared/contract/credits'
import type { Fault } from '../../src-shared/contract/fault'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Settings } from '../../src-shared/contract/settings'
import { faultOf } from '../platform/faults/fault'
import type { Clock } from '../platform/time/clock'
import type { Initiator } from './booked-call'
import { backgroundLimit, brokenBy, leastLeft, leftOf, shareOf } from './budget'
import type { CreditService } from './credit-service'
import { forecastOf, type Forecast, type Lasting } from './forecast'
import { nextReset } from './quota-periods'
import { spentCount, type SpendingSpan } from './spent'

export interface LimitSources {
  readonly credits: CreditService
  readonly clock: Clock
  /**
   * Credits that count today but aren't in today's ledger, because an older copy of it was restored or the
   * clock was set back.
   */
  readonly missingToday: () => number
  readonly limits: () => Pick<Settings, 'dailyBudget' | 'periodBudget' | 'backgroundShare' | 'machineShare'>
}

/** The credits that the user's other computers may use. */
export interface OthersShare {
  readonly span: Budget['span']
  readonly from: EpochMs
  readonly limit: number
}

const allowedForMs = 60_000

/** If less than this percentage of the automatic calls' share is left, hardly any call fits. */
const nearlyUsed = 5

/** Reads spending from the ledger, so budgets survive restarts and crashes. */
export class BudgetLimits {
  readonly #sources: LimitSources
  #allowed: BudgetState['allowed'] = null
  #isTrial = false

  constructor(sources: LimitSources) {
    this.#sources = sources
  }

  budgets(): readonly Budget[] {
    const { dailyBudget, periodBudget } = this.#sources.limits()
    return [
      ...(dailyBudget === null ? [] : [this.#day(this.ofMachine(dailyBudget))]),
      ...(periodBudget === null ? [] : [this.period(periodBudget)])
    ]
  }

  ofMachine<Limit extends number | null>(limit: Limit): Limit {
    const { machineShare } = this.#sources.limits()
    return (limit === null ? null : Math.max(1, shareOf(limit, machineShare))) as Limit
  }

  others(): readonly OthersShare[] {
    const { credits, limits } = this.#sources
    const { dailyBudget, periodBudget, machineShare } = limits()
    const quota = periodBudget ?? credits.gauge().limit
    if (machineShare === 100) return []
    const rest = (limit: number): number => limit - this.ofMachine(limit)
    return [
      ...(dailyBudget === null
        ? []
        : [{ span: 'day', from: credits.today().from, limit: rest(dailyBudget) } as const]),
      ...(quota === null
        ? []
        : [{ span: 'period', from: credits.thisPeriod().from, limit: rest(quota) } as const])
    ]
  }

  left(initiator: Initiator): number | null {
    return leastLeft(this.budgets(), initiator)
  }

  waitsForRenewal(): boolean {
    return this.budgets().some(
      budget =>
        budget.span === 'period' &&
        !budget.renewalSure &&
        leftOf(budget, 'schedule') < shareOf(budget.background.limit, nearlyUsed)
    )
  }

  /**
   * Returns null if the call may be made. If it needs the permission to exceed a budget, the permission is
   * used up.
   */
  refusal(operation: string, reserve: number, initiator: Initiator): Fault | null {
    const broken = brokenBy(this.budgets(), reserve, initiator)
    if (broken === null) return null
    if ((initiator === 'person' || this.#isTrial) && this.#takeAllowed(operation)) return null
    return refused(operation, broken, initiator)
  }

  /**
   * Lets the next manual call of each operation exceed the budgets. The permission expires after a minute.
   */
  allowOnce(operations: readonly string[]): void {
    this.#allowed = { operations, until: this.#sources.clock.now() + allowedForMs }
    this.#isTrial = false
  }

  /** Like `allowOnce`, but also lets an automatic call exceed the budgets, to find out its price. */
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

  get backgroundShare(): number {
    return this.#sources.limits().backgroundShare
  }

  /** If other computers spend more than their share, the rest counts as spent here. */
  period(whole: number): Budget {
    const { credits, clock } = this.#sources
    const { from, to, background, ...own } = credits.thisPeriod()
    const { reserved, unknown } = own
    const limit = this.ofMachine(whole)
    const elsewhere = Math.max(0, (credits.usedByAll() ?? 0) - spentCount(own))
    const spent = own.spent + Math.max(0, elsewhere - (whole - limit))
    const sure = credits.periods ? nextReset(credits.periods, clock.now())?.sure === true : false
    const share = { limit: this.#share(limit, sure ? { from, to } : null), used: background }
    const span = { from, renewsAt: to, renewalSure: sure }
    return { span: 'period', spent, reserved, unknown, limit, background: share, ...span }
  }

  forecast(perDay: number, lasting: Lasting): Forecast {
    const { credits, clock, limits } = this.#sources
    const { dailyBudget } = limits()
    const now = clock.now()
    const { limit, used } = credits.gauge()
    const left = limit === null ? null : this.#quotaLeft(limit, used)
    const { periods } = credits
    const quota = left === null ? null : { left, periods, from: credits.periodFrom() ?? now }
    return forecastOf(perDay, quota, this.ofMachine(dailyBudget), lasting, now)
  }

  #quotaLeft(whole: number, used: number | null): number {
    const all = this.#sources.credits.usedByAll()
    const { limit, ...counted } = this.period(whole)
    return Math.max(0, limit - (all === null ? (used ?? 0) : spentCount(counted)))
  }

  #day(limit: number): Budget {
    const { from, to, spent, reserved, unknown, background } = this.#sources.credits.today()
    const share = { limit: this.#share(limit, { from, to }), used: background }
    const whole = { limit, background: share, from, renewsAt: to, renewalSure: true }
    return { span: 'day', spent: spent + this.#sources.missingToday(), reserved, unknown, ...whole }
  }

  /**
   * Returns the credits for automatic calls.
   * @param span null if the end of the quota period is unknown, in which case automatic calls never get the
   * user's share
   */
  #share(limit: number, span: SpendingSpan | null): number {
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
