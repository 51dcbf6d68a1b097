import type { EpochMs } from '../../src-shared/contract/values'
import type { Clock } from '../platform/time/clock'
import type { CreditService } from './credit-service'
import { mostSingleCalls, rollUpBefore } from './roll-up-limits'
import { beginning, type LedgerCursor, type RollUpStore } from './roll-up-store'

export interface RollUpSources {
  readonly store: RollUpStore
  readonly clock: Clock
  readonly credits: Pick<CreditService, 'periodFrom'>
  readonly report: (error: unknown) => void
}

const firstCheckMs = 60_000
const checkEveryMs = 3_600_000
const pauseMs = 25
const mostStepMs = 8
const callsAStep = { least: 10, most: 160 } as const

export class RollUpService {
  readonly #sources: RollUpSources
  readonly #cancelChecks: () => void
  #cancelStep: () => void
  #isRolling = false
  edition = 0
  #pauses = 0
  #closed = false
  #size: number = callsAStep.least

  constructor(sources: RollUpSources) {
    this.#sources = sources
    this.#cancelStep = sources.clock.after(firstCheckMs, () => this.#check())
    this.#cancelChecks = sources.clock.every(checkEveryMs, () => this.#check())
  }

  async hold<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.#pauses++
    try {
      return await work()
    } finally {
      this.#pauses--
    }
  }

  close(): void {
    this.#closed = true
    this.#cancelChecks()
    this.#cancelStep()
  }

  #check(): void {
    if (this.#isRolling) return
    const before = this.#attempt(() => this.#before())
    if (before !== null) this.#step(beginning, before)
  }

  #step(after: LedgerCursor, before: EpochMs): void {
    if (this.#closed) return
    const cursor = this.#pauses > 0 ? after : this.#attempt(() => this.#roll(after, before))
    this.#isRolling = cursor !== null
    if (cursor !== null)
      this.#cancelStep = this.#sources.clock.after(pauseMs, () => this.#step(cursor, before))
  }

  #attempt<Answer>(work: () => Answer): Answer | null {
    try {
      return work()
    } catch (error) {
      this.#sources.report(error)
      return null
    }
  }

  #roll(after: LedgerCursor, before: EpochMs): LedgerCursor | null {
    const { store, clock } = this.#sources
    const began = clock.now()
    const cursor = store.step(after, before, this.#size)
    if (cursor !== null) this.edition++
    const fits = clock.now() - began <= mostStepMs
    this.#size = fits
      ? Math.min(callsAStep.most, this.#size * 2)
      : Math.max(callsAStep.least, this.#size >> 1)
    return cursor
  }

  #before(): EpochMs {
    const { store, clock, credits } = this.#sources
    return rollUpBefore({
      now: clock.now(),
      tooMany: store.atBehind(mostSingleCalls),
      periodFrom: credits.periodFrom()
    })
  }
}
