import type { ScheduleStatus } from '../contract/schedule'
import type { EpochMs } from '../contract/values'
import { Emitter } from '../events/emitter'
import type { PaidCalls } from '../credits/paid-calls'
import type { Outcome } from '../service-api/outcome'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { startOfLocalDay } from '../time/local-day'
import { decide, type Decision, type Need } from './decide'
import { readTrouble, troubleAfter, troubleForgiven, worstFault, type Trouble } from './trouble'

/** A feature that wants to be kept fresh. */
export interface NeedSource {
  needs(): readonly AskableNeed[]
}

export interface AskableNeed extends Need {
  /** Asks the service; settles when the answer is kept or the failure known. Never throws. */
  ask(): Promise<Outcome>
}

export interface ScheduleSources {
  readonly clock: Clock
  readonly facts: FactStore
  readonly calls: PaidCalls
  /** In order of importance: of equally late needs the first is asked first. */
  readonly sources: readonly NeedSource[]
  readonly agreed: () => boolean
  /** Credits left of the day's budget; null = no limit of our own. */
  readonly budgetLeft: () => number | null
  /** 0 to 1. */
  readonly random: () => number
}

/** A burst of causes (network back, lid open, clock set) makes one catch-up within this span. */
const catchUpSpanMs = 3_000

/** The clockwork: asks what `decide` says, one background call at a time. */
export class ScheduleService {
  readonly changed = new Emitter<ScheduleStatus>()
  readonly #sources: ScheduleSources
  #trouble: Trouble
  #paused = false
  #pausedUntil: EpochMs | null = null
  #notBefore: EpochMs = 0
  #lastAnswerAt: EpochMs | null = null
  #decision: Decision = { kind: 'wait', until: null, need: null, reason: 'starting' }
  #asking = false
  readonly #askedAt = new Map<string, EpochMs>()
  /** An answer nobody could read was paid for all the same: it counts as an answer. */
  readonly #answeredAt = new Map<string, EpochMs>()
  #running = false
  #cancel: () => void = () => undefined
  readonly #unlisten: () => void

  constructor(sources: ScheduleSources) {
    this.#sources = sources
    this.#trouble = readTrouble(sources.facts.read('trouble'))
    const paused = sources.facts.read('paused') as { until: EpochMs | null } | null
    if (paused) [this.#paused, this.#pausedUntil] = [true, paused.until]
    this.#unlisten = sources.calls.settled.on(outcome => this.#learn(outcome))
  }

  get trouble(): Trouble {
    return this.#trouble
  }

  start(): void {
    this.#running = true
    this.nudge()
  }

  stop(): void {
    this.#running = false
    this.#cancel()
    this.#unlisten()
  }

  /** Something changed (needs, plan, budget): decide anew. */
  nudge(): void {
    if (!this.#running) return
    this.#endPause()
    const now = this.#sources.clock.now()
    const needs = this.#sources.sources.flatMap(source => source.needs()).map(need => this.#withAnswer(need))
    this.#decision = decide({
      now,
      needs,
      trouble: this.#trouble,
      agreed: this.#sources.agreed(),
      paused: this.#paused,
      pausedUntil: this.#pausedUntil,
      notBefore: this.#notBefore,
      askedAt: this.#askedAt,
      budgetLeft: this.#sources.budgetLeft(),
      budgetRenewsAt: startOfLocalDay(startOfLocalDay(now) + 36 * 3_600_000)
    })
    this.#cancel()
    if (this.#asking) return
    if (this.#decision.kind === 'ask') {
      const { key } = this.#decision.need
      const need = needs.find(other => other.key === key)
      if (need) void this.#ask(need)
    } else if (this.#decision.until !== null) {
      this.#cancel = this.#sources.clock.after(Math.max(this.#decision.until - now, 0), () => this.nudge())
    }
    this.changed.emit(this.status())
  }

  /** After sleep or a network change: one catch-up, a little later, however many ticks were missed. */
  catchUp(): void {
    this.#notBefore = this.#sources.clock.now() + 500 + this.#sources.random() * catchUpSpanMs
    this.#trouble = troubleForgiven(this.#trouble, 'outage')
    this.nudge()
  }

  pause({ until }: { until: EpochMs | null }): ScheduleStatus {
    this.#paused = true
    this.#pausedUntil = until
    this.#sources.facts.write('paused', { until })
    this.nudge()
    return this.status()
  }

  resume(): ScheduleStatus {
    this.#paused = false
    this.#pausedUntil = null
    this.#sources.facts.forget('paused')
    this.nudge()
    return this.status()
  }

  retryNow(): ScheduleStatus {
    this.#remember(troubleForgiven(this.#trouble, 'all'))
    this.#notBefore = 0
    this.#askedAt.clear()
    this.#answeredAt.clear()
    this.nudge()
    return this.status()
  }

  status(): ScheduleStatus {
    const { need, until, reason } =
      this.#decision.kind === 'wait' ? this.#decision : { need: null, until: null, reason: '' }
    return {
      health: this.#health(),
      paused: this.#paused,
      pausedUntil: this.#pausedUntil,
      next: need && until !== null ? { need: need.name, at: until, reason } : null,
      fault: worstFault(this.#trouble),
      lastAnswerAt: this.#lastAnswerAt,
      locked: Object.keys(this.#trouble.locked)
    }
  }

  #health(): ScheduleStatus['health'] {
    if (this.#trouble.stopped || !this.#sources.agreed()) return 'stopped'
    if (this.#trouble.outage) return 'offline'
    return this.#lastAnswerAt === null ? 'waiting' : 'live'
  }

  async #ask(need: AskableNeed): Promise<void> {
    this.#asking = true
    this.#askedAt.set(need.key, this.#sources.clock.now())
    try {
      const { fault, receivedAt } = await need.ask()
      if (fault === null) this.#answeredAt.set(need.key, receivedAt)
    } finally {
      this.#asking = false
      this.nudge()
    }
  }

  #withAnswer(need: AskableNeed): AskableNeed {
    const answeredAt = this.#answeredAt.get(need.key)
    return answeredAt === undefined
      ? need
      : { ...need, answeredAt: Math.max(answeredAt, need.answeredAt ?? 0) }
  }

  #learn(outcome: Outcome): void {
    const { clock, random } = this.#sources
    if (outcome.fault === null) this.#lastAnswerAt = outcome.receivedAt
    this.#remember(troubleAfter(this.#trouble, outcome, clock.now(), random()))
    if (!this.#asking) this.nudge()
  }

  #remember(trouble: Trouble): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    this.#sources.facts.write('trouble', trouble)
  }

  #endPause(): void {
    if (this.#pausedUntil !== null && this.#pausedUntil <= this.#sources.clock.now()) {
      this.#paused = false
      this.#pausedUntil = null
      this.#sources.facts.forget('paused')
    }
  }
}
