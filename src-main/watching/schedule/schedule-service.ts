import type { DiskTrouble } from '../../../src-shared/contract/disk'
import type { NeedName, ScheduleStatus, TrialResult } from '../../../src-shared/contract/schedule'
import type { EpochMs, PriceTag } from '../../../src-shared/contract/values'
import { Emitter } from '../../platform/events/emitter'
import type { BudgetAllowance } from '../../credits/budget'
import type { PaidCalls } from '../../credits/paid-calls'
import type { Outcome } from '../../service/api/outcome'
import { DiskError } from '../../platform/storage/disk-error'
import type { FactStore } from '../../platform/storage/fact-store'
import type { Clock } from '../../platform/time/clock'
import { startOfNextLocalDay } from '../../platform/time/local-day'
import type { InBackground } from '../../platform/time/work-under-way'
import type { AnsweredTurns } from './answered-turns'
import { decide, tiersNow, type Decision } from './decide'
import { NeedSources, recoverMs, type AskableNeed, type NeedSourceTable } from './need-sources'
import { OutageReset } from './outage-reset'
import { rhythmsIn, type Rhythms } from './rhythms'
import { pauseAt, pauseFact, type Pause } from './pause'
import type { SlowdownCircumstances } from './slowdown'
import { policyOf } from '../service-health/fault-policy'
import type { StoredHealth } from '../service-health/stored-health'
import { statusShown } from './status-shown'
import { findOverBudgetCall, type OverBudgetCall } from './over-budget-call'
import { cheapestTrial, type TrialCall } from './trial'
import type { Turn } from './turn'
import {
  backoffAfter,
  healthAfter,
  healthAfterMistake,
  healthAfterReset,
  healthFor,
  healthAt,
  worstFault,
  type ServiceHealth
} from '../service-health/health'
import { hour } from '../../../src-shared/time'

export interface ScheduleSources {
  readonly clock: Clock
  readonly facts: FactStore
  readonly calls: PaidCalls
  readonly health: StoredHealth
  readonly sources: NeedSourceTable
  /** Defaults to the scheduled calls. */
  readonly trials?: () => readonly TrialCall[]
  readonly answered?: AnsweredTurns
  readonly agreed: () => boolean
  readonly chargeAwaitedUntil?: (operation: string) => EpochMs | null
  readonly isUntested?: (operation: string) => boolean
  readonly priceOf?: (need: AskableNeed) => PriceTag
  readonly allowTrial?: (operation: string) => void
  /** Null if calls can be recorded. */
  readonly disk?: () => DiskTrouble | null
  readonly allowances: () => readonly BudgetAllowance[]
  readonly circumstances: () => SlowdownCircumstances
  readonly noNewQuotes?: () => boolean
  readonly random: () => number
  readonly inBackground: InBackground
  readonly report?: (error: unknown, where: string) => void
}

const leastCatchUpMs = 500
/** Events this close together, such as waking up and reconnecting, cause only one round of calls. */
const catchUpSpanMs = 3_000

export class ScheduleService {
  readonly changed = new Emitter<ScheduleStatus>()
  readonly #sources: ScheduleSources
  #pause: Pause | null
  #notBefore: EpochMs = 0
  #lastAnswerAt: EpochMs | null = null
  #isProved = false
  #decision: Decision = { kind: 'blocked', until: null, reason: 'starting' }
  #tiers: ReturnType<typeof tiersNow> = null
  #rhythms: Rhythms | null = null
  #overBudgetCall: OverBudgetCall<AskableNeed> | null = null
  #loading: NeedName | null = null
  readonly #turns = new Map<string, Turn>()
  readonly #needs: NeedSources
  readonly #outageReset: OutageReset
  #running = false
  #cancel: () => void = () => undefined
  readonly #unlisten: () => void

  constructor(sources: ScheduleSources) {
    this.#sources = sources
    this.#needs = new NeedSources(sources.sources, (error, where) => this.#report(error, where))
    this.#outageReset = new OutageReset(
      sources.clock,
      () => this.#resetOutage(),
      () => this.nudge()
    )
    const stored = sources.facts.read(pauseFact)
    this.#pause = stored && { ...stored, since: stored.since ?? sources.clock.now() }
    this.#unlisten = sources.calls.settled.on(outcome => this.#learn(outcome))
  }

  start(): void {
    this.#running = true
    this.nudge()
  }

  stop(): void {
    this.#running = false
    this.#cancel()
    this.#outageReset.stop()
    this.#unlisten()
  }

  nudge(): void {
    if (!this.#running) return
    this.#cancel()
    try {
      this.#applyPolicy()
    } catch (error) {
      this.#report(error, 'schedule')
      this.#cancel()
      this.#cancel = this.#sources.clock.after(recoverMs, () => this.nudge())
    }
  }

  /** Makes each call once, however often it was missed. */
  catchUp(): void {
    const { clock, random } = this.#sources
    this.#notBefore = clock.now() + leastCatchUpMs + Math.ceil(random() * catchUpSpanMs)
    if (healthAfterReset(this.#serviceHealth, 'outage') !== this.#serviceHealth) this.#outageReset.request()
    this.nudge()
  }

  pause({ until }: { until: EpochMs | null }): ScheduleStatus {
    const pause = { since: this.#sources.clock.now(), until }
    this.#sources.facts.write(pauseFact, pause)
    this.#pause = pause
    this.nudge()
    return this.status()
  }

  pauseFor({ span }: { span: 'hour' | 'day' }): ScheduleStatus {
    const now = this.#sources.clock.now()
    return this.pause({ until: span === 'hour' ? now + hour : startOfNextLocalDay(now) })
  }

  resume(): ScheduleStatus {
    this.#sources.facts.forget(pauseFact)
    this.#pause = null
    this.nudge()
    return this.status()
  }

  /**
   * Makes the cheapest call that shows whether the service works. Success ends all waits after failures.
   * @throws UnbookedError
   */
  async retryNow(): Promise<TrialResult> {
    this.#needs.retryAll()
    const trial = this.#trial()
    if (trial === null) {
      this.nudge()
      return { status: this.status(), operation: null, charged: null, fault: null }
    }
    const { operation } = trial
    const { fault, charged } = await trial.ask()
    if (fault === null && this.#running) {
      this.#remember(healthAfterReset(this.#serviceHealth, 'all'))
      this.#notBefore = 0
    }
    this.nudge()
    return { status: this.status(), operation, charged, fault }
  }

  /** Makes one call that costs more than a whole budget, at the user's request. */
  async tryOnce(): Promise<TrialResult> {
    const { clock, allowTrial, allowances } = this.#sources
    const found = findOverBudgetCall(this.#needs.all(clock.now()), allowances())
    if (found === null || this.#loading !== null)
      return { status: this.status(), operation: null, charged: null, fault: null }
    const { operation } = found.need
    allowTrial?.(operation)
    const { fault, charged } = await found.need.ask()
    this.nudge()
    return { status: this.status(), operation, charged, fault }
  }

  #trial(): TrialCall | null {
    const { clock, trials } = this.#sources
    try {
      const all = trials?.() ?? this.#needs.all(clock.now()).map(trialOf)
      return cheapestTrial(all, worstFault(this.#serviceHealth))
    } catch (error) {
      this.#report(error, 'a try')
      return null
    }
  }

  rhythms(): Rhythms | null {
    return this.#rhythms
  }

  status(): ScheduleStatus {
    const decision = this.#decision
    const fault = worstFault(this.#serviceHealth)
    const { mistaken } = this.#needs
    const trial = fault || mistaken.length > 0 ? this.#trial() : null
    return {
      health: this.#shownStatus(),
      paused: this.#pause !== null,
      pausedUntil: this.#pause?.until ?? null,
      next:
        decision.kind === 'wait'
          ? { need: decision.need.name, at: decision.until, reason: decision.reason }
          : null,
      loading: this.#loading,
      fault,
      remedy: fault && policyOf(fault).remedy,
      disk: this.#disk(),
      lastAnswerAt: this.#lastAnswerAt,
      ...(trial && { trial: { operation: trial.operation, price: trial.price } }),
      ...(this.#overBudgetCall && { overBudgetCall: this.#overBudgetStatus(this.#overBudgetCall) }),
      ...(this.#tiers && { tiers: this.#tiers }),
      locked: Object.keys(this.#serviceHealth.locked),
      ...(mistaken.length > 0 && { mistaken })
    }
  }

  #overBudgetStatus({
    need,
    credits,
    allowance
  }: OverBudgetCall<AskableNeed>): NonNullable<ScheduleStatus['overBudgetCall']> {
    const price = this.#sources.priceOf?.(need) ?? trialOf(need).price
    return { need: need.name, operation: need.operation, price, credits, budget: allowance.whole }
  }

  #shownStatus(): ScheduleStatus['health'] {
    const { agreed, noNewQuotes } = this.#sources
    return statusShown({
      serviceHealth: this.#serviceHealth,
      agreed: agreed(),
      bookable: this.#disk() === null,
      noQuotes: this.#needs.mistaken.includes('quotes') || noNewQuotes?.() === true,
      paused: this.#pause !== null,
      answered: this.#isProved
    })
  }

  #applyPolicy(): void {
    const { clock, agreed, allowances, circumstances } = this.#sources
    const now = clock.now()
    const pause = pauseAt(this.#pause, now)
    if (pause !== this.#pause) {
      this.#pause = pause
      this.#sources.facts.writeOrQueue(pauseFact, pause)
    }
    this.#notBefore = Math.min(this.#notBefore, now + leastCatchUpMs + catchUpSpanMs)
    const needs = this.#needs.all(now).map(need => this.#withAnswer(need, now))
    // If the clock was set back, waits keep their length.
    const health = healthAt(this.#serviceHealth, now)
    // Keeps the waits of unknown calls if a feature can't list its calls, because they may belong to it.
    this.#remember(this.#needs.mistaken.length > 0 ? health : healthFor(needs, health))
    const situation = {
      now,
      needs,
      health: this.#serviceHealth,
      agreed: agreed(),
      paused: this.#pause !== null,
      pausedUntil: this.#pause?.until ?? null,
      notBefore: this.#notBefore,
      turns: this.#turns,
      lastAnswerAt: this.#lastAnswerAt,
      allowances: allowances(),
      circumstances: circumstances()
    }
    const decision: Decision =
      this.#disk() === null ? decide(situation) : { kind: 'blocked', until: null, reason: 'unbookable' }
    this.#decision = decision
    this.#overBudgetCall = findOverBudgetCall(needs, situation.allowances)
    this.#tiers = tiersNow(situation)
    this.#rhythms = rhythmsIn(situation, decision)
    if (this.#loading === null && decision.kind === 'ask') {
      const { need: decided, countsFrom, coins } = decision
      const need = needs.find(({ key }) => key === decided.key)
      if (need) this.#sources.inBackground(this.#ask(need, countsFrom, coins), `schedule ${need.key}`)
    } else if (this.#loading === null && decision.kind !== 'ask') {
      const at = Math.min(decision.until ?? Infinity, this.#needs.retryAt)
      if (at < Infinity) this.#cancel = clock.after(Math.max(at - now, 0), () => this.nudge())
    }
    this.changed.emit(this.status())
  }

  async #ask(need: AskableNeed, countsFrom: EpochMs, coins: readonly string[] | null): Promise<void> {
    const { clock } = this.#sources
    const calledAt = clock.now()
    this.#loading = need.name
    this.#turns.set(need.key, { calledAt, answered: this.#turns.get(need.key)?.answered ?? null })
    try {
      const outcome = await (coins ? need.ask(coins) : need.ask())
      const { fault, receivedAt } = outcome
      // A call that fails after `stop` was aborted.
      if (!this.#running && fault !== null) return
      // Unreadable responses are charged too, so the next call waits for its usual interval.
      if (fault === null) {
        this.#turns.set(need.key, { calledAt, answered: { at: receivedAt, countsFrom } })
        this.#sources.answered?.note(need.key, receivedAt)
        if (!this.#running) this.#sources.answered?.write()
      }
      this.#remember(backoffAfter(this.#serviceHealth, need, outcome, clock.now()))
    } catch (error) {
      // Doesn't report disk problems, because that happens elsewhere.
      if (error instanceof DiskError) return
      this.#report(error, `schedule ${need.key}`)
      if (this.#running) this.#remember(healthAfterMistake(this.#serviceHealth, need, clock.now()))
    } finally {
      this.#loading = null
      this.nudge()
    }
  }

  /** Ignores times in the future. */
  #withAnswer(need: AskableNeed, now: EpochMs): AskableNeed {
    const stamps = [
      need.answeredAt,
      this.#turns.get(need.key)?.answered?.at ?? null,
      this.#sources.answered?.at(need.key, need.answeredAt) ?? null
    ]
    const past = stamps.filter(stamp => stamp !== null).filter(stamp => stamp <= now)
    const chargeAwaitedUntil =
      need.name === 'renewal' ? null : (this.#sources.chargeAwaitedUntil?.(need.operation) ?? null)
    const isUntested = this.#sources.isUntested?.(need.operation) ?? false
    const answeredAt = past.length === 0 ? null : Math.max(...past)
    return { ...need, answeredAt, chargeAwaitedUntil, isUntested }
  }

  #disk(): DiskTrouble | null {
    return this.#sources.disk?.() ?? null
  }

  #report(error: unknown, where: string): void {
    this.#sources.report?.(error, where)
  }

  #learn(outcome: Outcome): void {
    const { clock, random } = this.#sources
    if (outcome.fault === null) this.#lastAnswerAt = outcome.receivedAt
    this.#remember(healthAfter(this.#serviceHealth, outcome, clock.now(), random()))
    if (outcome.fault === null) this.#isProved = true
    if (this.#loading === null) this.nudge()
    else this.changed.emit(this.status())
  }

  get #serviceHealth(): ServiceHealth {
    return this.#sources.health.health
  }

  #remember(health: ServiceHealth): void {
    if (worstFault(health) !== null && worstFault(this.#serviceHealth) === null) this.#isProved = false
    this.#sources.health.remember(health)
  }

  #resetOutage(): boolean {
    const before = this.#serviceHealth
    this.#remember(healthAfterReset(before, 'outage'))
    return this.#serviceHealth !== before
  }
}

/** A trial with the best known price, which is what would be reserved for it. */
const trialOf = (need: AskableNeed): TrialCall => ({
  operation: need.operation,
  price: { state: 'learned', credits: need.reserve, learned: null, reserve: need.reserve },
  ask: () => need.ask()
})
