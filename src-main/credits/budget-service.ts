import type { Budget, BudgetState } from '../../src-shared/contract/credits'
import type { RhythmOffer } from '../../src-shared/contract/connection'
import type { Fault } from '../../src-shared/contract/fault'
import type { LimitName } from '../../src-shared/contract/schedule'
import type { Settings } from '../../src-shared/contract/settings'
import { Emitter } from '../events/emitter'
import { faultOf } from '../service-api/faults'
import type { Clock } from '../time/clock'
import {
  backgroundLimit,
  brokenBy,
  leastLeft,
  leftOf,
  pacedTo,
  releasedFrom,
  shareOf,
  type Purse
} from './budget'
import type { Asker } from './booked-call'
import type { CreditService } from './credit-service'
import { paceOf } from './pace'
import { nextReset } from './quota-periods'
import { countedOf, type Span } from './spent'

export interface BudgetSources {
  readonly credits: CreditService
  readonly clock: Clock
  readonly limits: () => Pick<Settings, 'dailyBudget' | 'periodBudget' | 'backgroundShare'>
  /** What runs by itself, and what is to be offered where it does not fit the quota. */
  readonly plan: () => {
    planned(): { readonly perDay: number } | null
    offer(quotaLimit: number): RhythmOffer | null
  }
  /** What others were seen to use of late. */
  readonly elsewhere: () => BudgetState['elsewhere']
}

/** How long an allowed call may wait to be made: longer, and it would surprise. */
const allowedForMs = 60_000

/** Percent of a share: with less left hardly a call is made. */
const nearlyUsed = 5

const monthDays = 30
const monthMs = monthDays * 86_400_000

/** Our own limits. What was spent is read from the ledger each time: a restart or a crash forgets none of it. */
export class BudgetService {
  readonly changed = new Emitter<BudgetState>()
  readonly #sources: BudgetSources
  #allowed: BudgetState['allowed'] = null

  constructor(sources: BudgetSources) {
    this.#sources = sources
  }

  budgets(): readonly Budget[] {
    const { dailyBudget, periodBudget } = this.#sources.limits()
    return [
      ...(dailyBudget === null ? [] : [this.#day(dailyBudget)]),
      ...(periodBudget === null ? [] : [this.#period(periodBudget)])
    ]
  }

  /** Credits an asker may still spend; null = no limit of our own. */
  left(asker: Asker): number | null {
    return leastLeft(this.budgets(), asker)
  }

  /**
   * What paces the background: our own limits, and the service's quota. Of the quota too only a share is for what
   * runs by itself.
   */
  purses(): readonly Purse[] {
    const own = this.budgets().map(budget => this.#purse(budget, budget.span, true))
    const { limit } = this.#sources.credits.gauge()
    if (limit === null || limit <= 0) return own
    const quota = this.#period(limit)
    // Once it is used up the service says no by itself, and only asking shows when that ends.
    if (countedOf(quota) >= limit) return own
    return [...own, this.#purse(quota, 'quota', false), ...this.#untilChosen(quota)]
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

  state(): BudgetState {
    const { credits, clock, elsewhere } = this.#sources
    const perDay = this.#sources.plan().planned()?.perDay ?? null
    const pace = paceOf(credits.usedByAll(), credits.gauge().limit, credits.periods, clock.now(), perDay)
    return {
      budgets: this.budgets(),
      leftByHand: this.left('person'),
      pace,
      periodFrom: credits.periodFrom(),
      elsewhere: elsewhere(),
      offer: this.#offer(),
      allowed: this.#stillAllowed()
    }
  }

  /** Why a call may not be made, or null where it may. A call allowed beyond the budget is allowed once. */
  refusal(operation: string, reserve: number, asker: Asker): Fault | null {
    const broken = brokenBy(this.budgets(), reserve, asker)
    if (broken === null) return null
    if (asker === 'person' && this.#takeAllowed(operation)) return null
    return refused(operation, broken, asker)
  }

  /** The next calls of these operations by hand may go beyond the budgets: one of each named, within a minute. */
  allowOnce({ operations }: { operations: readonly string[] }): BudgetState {
    this.#allowed = { operations, until: this.#sources.clock.now() + allowedForMs }
    this.publish()
    return this.state()
  }

  publish(): void {
    this.changed.emit(this.state())
  }

  #takeAllowed(operation: string): boolean {
    const allowed = this.#stillAllowed()
    const at = allowed?.operations.indexOf(operation) ?? -1
    if (!allowed || at < 0) return false
    const left = allowed.operations.toSpliced(at, 1)
    this.#allowed = left.length === 0 ? null : { ...allowed, operations: left }
    return true
  }

  #stillAllowed(): BudgetState['allowed'] {
    const now = this.#sources.clock.now()
    const allowed = this.#allowed
    // A clock that was set back must not keep a door open for longer.
    if (allowed === null || now >= allowed.until || now < allowed.until - allowedForMs) return null
    return allowed
  }

  /** Nobody has said how long the quota lasts, and as planned it would not last a month. */
  #offer(): RhythmOffer | null {
    const { credits, clock, plan } = this.#sources
    const { limit } = credits.gauge()
    const isSure = credits.periods !== null && nextReset(credits.periods, clock.now())?.sure === true
    return limit === null || isSure ? null : plan().offer(limit)
  }

  /** Until a rhythm is chosen all of the quota is paced to last 30 days. */
  #untilChosen(quota: Budget): readonly Purse[] {
    const pacedTo = quota.from + monthMs
    if (pacedTo <= this.#sources.clock.now() || this.#offer() === null) return []
    const left = quota.limit - countedOf(quota)
    const { renewsAt } = quota
    const used = countedOf(quota) / quota.limit
    const whole = {
      limit: 'quota' as const,
      left,
      leftAtEnd: left,
      growsFrom: renewsAt,
      renewsAt,
      pacedTo,
      used
    }
    return [{ ...whole, stops: false, lastsDays: monthDays }]
  }

  #purse(budget: Budget, name: LimitName, stops: boolean): Purse {
    const { limit, from, renewsAt, renewalSure } = budget
    const left = leftOf(budget, 'schedule')
    const used = Math.min(1, countedOf(budget) / limit)
    const until = { renewsAt, pacedTo: pacedTo(budget, used, this.#sources.clock.now()) }
    // What is kept for a person is let go only before an end that is known.
    const { backgroundShare } = this.#sources.limits()
    if (!renewalSure || backgroundShare <= 0)
      return { limit: name, left, leftAtEnd: left, growsFrom: renewsAt, ...until, used, stops }
    const whole = { ...budget, background: { limit, used: budget.background.used } }
    const leftAtEnd = Math.max(left, leftOf(whole, 'schedule'))
    const growsFrom = releasedFrom({ from, to: renewsAt }, backgroundShare)
    return { limit: name, left, leftAtEnd, growsFrom, ...until, used, stops }
  }

  #day(limit: number): Budget {
    const { from, to, spent, held, unknown, background } = this.#sources.credits.today()
    const share = { limit: this.#share(limit, { from, to }), used: background }
    const whole = { limit, background: share, from, renewsAt: to, renewalSure: true }
    return { span: 'day', spent, held, unknown, ...whole }
  }

  #period(limit: number): Budget {
    const { credits, clock } = this.#sources
    const { from, to, background, ...own } = credits.thisPeriod()
    const { held, unknown } = own
    const spent = Math.max(countedOf(own), credits.usedByAll() ?? 0) - held - unknown
    const sure = credits.periods ? nextReset(credits.periods, clock.now())?.sure === true : false
    const share = { limit: this.#share(limit, sure ? { from, to } : null), used: background }
    const whole = { limit, background: share, from, renewsAt: to, renewalSure: sure }
    return { span: 'period', spent, held, unknown, ...whole }
  }

  /** @param span null where its end is not known: then nothing of what is kept for a person is let go. */
  #share(limit: number, span: Span | null): number {
    const { limits, clock } = this.#sources
    const { backgroundShare } = limits()
    if (span === null) return shareOf(limit, backgroundShare)
    return backgroundLimit(limit, backgroundShare, span, clock.now())
  }
}

function refused(operation: string, { span }: Budget, asker: Asker): Fault {
  const kept = asker === 'schedule' ? ' What is left is kept for what you ask for by hand.' : ''
  const words =
    span === 'day'
      ? { what: 'Your own daily budget stopped this call.' }
      : {
          what: 'Your own budget for the quota period stopped this call.',
          next: 'Raise it in the settings, or wait until the quota is renewed.'
        }
  const means = `Nothing was sent and nothing was charged.${kept}`
  return faultOf('budget-stopped', { operation, words: { ...words, means } })
}
