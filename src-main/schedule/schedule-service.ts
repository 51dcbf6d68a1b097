import type { DiskTrouble } from '../../src-shared/contract/disk'
import type { NeedName, ScheduleStatus } from '../../src-shared/contract/schedule'
import type { EpochMs } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import type { Purse } from '../credits/budget'
import type { PaidCalls } from '../credits/paid-calls'
import type { Outcome } from '../service-api/outcome'
import { DiskError } from '../storage/disk-error'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { startOfNextLocalDay } from '../time/local-day'
import { decide, type Decision, type Need } from './decide'
import { pauseAt, readPause, type Pause } from './pause'
import type { Circumstances } from './slowdown'
import { readTrouble } from '../service-health/health-memory'
import type { Turn } from './turn'
import {
  noTrouble,
  sulkingAfter,
  troubleAfter,
  troubleAfterMistake,
  troubleForgiven,
  troubleOf,
  troubleSeenAt,
  worstFault,
  type Trouble
} from '../service-health/health'

/** A feature that wants to be kept fresh. */
export interface NeedSource {
  needs(): readonly AskableNeed[]
}

export interface AskableNeed extends Need {
  /** Asks the service; settles when the answer is kept or the failure known. Throws only what nobody foresaw. */
  ask(): Promise<Outcome>
}

export interface ScheduleSources {
  readonly clock: Clock
  readonly facts: FactStore
  readonly calls: PaidCalls
  /** By what they keep fresh, in order of importance: of equally late needs the first is asked first. */
  readonly sources: Readonly<Partial<Record<NeedName, NeedSource>>>
  readonly agreed: () => boolean
  /** Why nothing can be booked; null while all is well. */
  readonly disk?: () => DiskTrouble | null
  /** Budgets, as far as they are for what runs by itself. */
  readonly purses: () => readonly Purse[]
  readonly circumstances: () => Circumstances
  /** The last answer with quotes held none that could be read. */
  readonly quotesUnread?: () => boolean
  /** 0 to 1. */
  readonly random: () => number
  /** Records what went wrong inside, for the log: the clockwork itself goes on. */
  readonly report?: (error: unknown, asked: string) => void
}

const hourMs = 3_600_000
/** After a mistake of our own it is not known what is due, of all or of one source: look again then. */
const recoverMs = 60_000
/** A network that comes and goes forgives an outage so often in so long, and then only this long after. */
const flapping = { most: 6, withinMs: hourMs / 2, restMs: 5 * 60_000 }
const leastCatchUpMs = 500
/** A burst of causes (network back, lid open, clock set) makes one catch-up within this span. */
const catchUpSpanMs = 3_000

/** What must be booked first is not asked while nothing can be written; the disk says when that is over. */
const unbookable: Decision = { kind: 'wait', until: null, need: null, reason: 'nothing can be booked' }

/** The clockwork: asks what `decide` says, one background call at a time. */
export class ScheduleService {
  readonly changed = new Emitter<ScheduleStatus>()
  readonly #sources: ScheduleSources
  #trouble: Trouble
  #pause: Pause | null
  #notBefore: EpochMs = 0
  #lastAnswerAt: EpochMs | null = null
  #decision: Decision = { kind: 'wait', until: null, need: null, reason: 'starting' }
  #asking: NeedName | null = null
  readonly #turns = new Map<string, Turn>()
  /** Sources that could not say what they need: asked again at these moments, while the others go on. */
  readonly #mistaken = new Map<NeedName, EpochMs>()
  #running = false
  #cancel: () => void = () => undefined
  #forgivenAt: readonly EpochMs[] = []
  #cancelForgiving: (() => void) | null = null
  readonly #unlisten: () => void

  constructor(sources: ScheduleSources) {
    this.#sources = sources
    this.#trouble = readTrouble(sources.facts.read('trouble'))
    this.#pause = readPause(sources.facts.read('paused'), sources.clock.now())
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
    this.#cancelForgiving?.()
    this.#unlisten()
  }

  /** Something changed (needs, plan, budget): decide anew. */
  nudge(): void {
    if (!this.#running) return
    this.#cancel()
    try {
      this.#obey()
    } catch (error) {
      this.#report(error, 'schedule')
      this.#cancel()
      this.#cancel = this.#sources.clock.after(recoverMs, () => this.nudge())
    }
  }

  /** After sleep or a network change: one catch-up, a little later, however many ticks were missed. */
  catchUp(): void {
    const { clock, random } = this.#sources
    this.#notBefore = clock.now() + leastCatchUpMs + Math.ceil(random() * catchUpSpanMs)
    this.#forgiveOutage()
    this.nudge()
  }

  pause({ until }: { until: EpochMs | null }): ScheduleStatus {
    const pause = { since: this.#sources.clock.now(), until }
    this.#sources.facts.write('paused', pause)
    this.#pause = pause
    this.nudge()
    return this.status()
  }

  pauseFor({ span }: { span: 'hour' | 'day' }): ScheduleStatus {
    const now = this.#sources.clock.now()
    return this.pause({ until: span === 'hour' ? now + hourMs : startOfNextLocalDay(now) })
  }

  resume(): ScheduleStatus {
    this.#sources.facts.forget('paused')
    this.#pause = null
    this.nudge()
    return this.status()
  }

  retryNow(): ScheduleStatus {
    this.#remember(troubleForgiven(this.#trouble, 'all'))
    this.#notBefore = 0
    this.#turns.clear()
    this.#mistaken.clear()
    this.nudge()
    return this.status()
  }

  /** Another key was entered: what the old one met is no trouble of the new one. */
  forgetTrouble(): void {
    this.#remember(noTrouble)
    this.nudge()
  }

  status(): ScheduleStatus {
    const { need, until, reason } =
      this.#decision.kind === 'wait' ? this.#decision : { need: null, until: null, reason: '' }
    return {
      health: this.#health(),
      paused: this.#pause !== null,
      pausedUntil: this.#pause?.until ?? null,
      next: need && until !== null ? { need: need.name, at: until, reason } : null,
      asking: this.#asking,
      fault: worstFault(this.#trouble),
      disk: this.#disk(),
      lastAnswerAt: this.#lastAnswerAt,
      locked: Object.keys(this.#trouble.locked),
      ...(this.#mistaken.size > 0 && { mistaken: [...this.#mistaken.keys()] })
    }
  }

  #health(): ScheduleStatus['health'] {
    const { stopped, outage, closed } = this.#trouble
    if (!this.#sources.agreed()) return 'unplanned'
    if (stopped || this.#disk() !== null) return 'stopped'
    if (outage) return outage.fault.code === 'keychain-silent' ? 'waiting' : 'offline'
    if (closed) return 'closed'
    const noQuotes = this.#mistaken.has('quotes') || this.#sources.quotesUnread?.()
    if (worstFault(this.#trouble) || noQuotes) return 'failing'
    if (this.#pause) return 'paused'
    return this.#lastAnswerAt === null ? 'waiting' : 'live'
  }

  #obey(): void {
    const { clock, agreed, purses, circumstances } = this.#sources
    const now = clock.now()
    const pause = pauseAt(this.#pause, now)
    if (pause !== this.#pause) {
      this.#pause = pause
      this.#sources.facts.keep('paused', pause)
    }
    this.#notBefore = Math.min(this.#notBefore, now + leastCatchUpMs + catchUpSpanMs)
    const needs = this.#needs(now)
    // A clock that was set back must not make any wait longer.
    const seen = troubleSeenAt(this.#trouble, now)
    // Of what nobody can name now, no wait is forgotten.
    this.#remember(this.#mistaken.size > 0 ? seen : troubleOf(needs, seen))
    const situation = {
      now,
      needs,
      trouble: this.#trouble,
      agreed: agreed(),
      paused: this.#pause !== null,
      pausedUntil: this.#pause?.until ?? null,
      notBefore: this.#notBefore,
      turns: this.#turns,
      lastAnswerAt: this.#lastAnswerAt,
      purses: purses(),
      circumstances: circumstances()
    }
    this.#decision = this.#disk() === null ? decide(situation) : unbookable
    const lookAgainAt = Math.min(...this.#mistaken.values())
    if (this.#asking === null && this.#decision.kind === 'ask') {
      const { need: decided, countsFrom } = this.#decision
      const need = needs.find(({ key }) => key === decided.key)
      if (need) void this.#ask(need, countsFrom)
    } else if (this.#asking === null && this.#decision.kind === 'wait') {
      const at = Math.min(this.#decision.until ?? Infinity, lookAgainAt)
      if (at < Infinity) this.#cancel = clock.after(Math.max(at - now, 0), () => this.nudge())
    }
    this.changed.emit(this.status())
  }

  /** What all sources need, but for those that could not say it: one mistake silences nobody else. */
  #needs(now: EpochMs): readonly AskableNeed[] {
    return Object.entries(this.#sources.sources).flatMap(([key, source]) => {
      const name = key as NeedName
      const restsUntil = this.#mistaken.get(name) ?? 0
      if (now < restsUntil && restsUntil - now <= recoverMs) return []
      try {
        const needs = source.needs().map(need => this.#withAnswer(need, now))
        this.#mistaken.delete(name)
        return needs
      } catch (error) {
        this.#mistaken.set(name, now + recoverMs)
        this.#report(error, `needs of ${name}`)
        return []
      }
    })
  }

  async #ask(need: AskableNeed, countsFrom: EpochMs): Promise<void> {
    const { clock } = this.#sources
    const askedAt = clock.now()
    this.#asking = need.name
    this.#turns.set(need.key, { askedAt, answered: this.#turns.get(need.key)?.answered ?? null })
    try {
      const outcome = await need.ask()
      // Stopped meanwhile: the books may be closed.
      if (!this.#running) return
      const { fault, receivedAt } = outcome
      // An answer nobody could read was paid for all the same: it counts as an answer.
      if (fault === null) this.#turns.set(need.key, { askedAt, answered: { at: receivedAt, countsFrom } })
      this.#remember(sulkingAfter(this.#trouble, need, outcome, clock.now()))
    } catch (error) {
      this.#report(error, `schedule ${need.key}`)
      // The disk says by itself when it takes bookings again.
      if (this.#running && !(error instanceof DiskError))
        this.#remember(troubleAfterMistake(this.#trouble, need, clock.now()))
    } finally {
      this.#asking = null
      this.nudge()
    }
  }

  /** The need with what this run knows of its answers; a stamp from the future says nothing. */
  #withAnswer(need: AskableNeed, now: EpochMs): AskableNeed {
    const stamps = [need.answeredAt, this.#turns.get(need.key)?.answered?.at ?? null]
    const past = stamps.filter(stamp => stamp !== null).filter(stamp => stamp <= now)
    return { ...need, answeredAt: past.length === 0 ? null : Math.max(...past) }
  }

  #disk(): DiskTrouble | null {
    return this.#sources.disk?.() ?? null
  }

  #report(error: unknown, asked: string): void {
    this.#sources.report?.(error, asked)
  }

  #learn(outcome: Outcome): void {
    const { clock, random } = this.#sources
    if (outcome.fault === null) this.#lastAnswerAt = outcome.receivedAt
    this.#remember(troubleAfter(this.#trouble, outcome, clock.now(), random()))
    if (this.#asking === null) this.nudge()
  }

  #remember(trouble: Trouble): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    this.#sources.facts.keep('trouble', trouble)
  }

  /** Each try may be charged: where the network flaps they must not become a storm. */
  #forgiveOutage(): void {
    const { clock } = this.#sources
    const now = clock.now()
    const forgiven = troubleForgiven(this.#trouble, 'outage')
    if (forgiven === this.#trouble || this.#cancelForgiving) return
    this.#forgivenAt = this.#forgivenAt.filter(at => at <= now && now - at < flapping.withinMs)
    if (this.#forgivenAt.length < flapping.most) {
      this.#forgivenAt = [...this.#forgivenAt, now]
      this.#remember(forgiven)
      return
    }
    this.#cancelForgiving = clock.after(flapping.restMs, () => {
      this.#cancelForgiving = null
      this.#forgivenAt = this.#forgivenAt.slice(1)
      this.#forgiveOutage()
      this.nudge()
    })
  }
}
