import type { Amounts } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Initiator } from './booked-call'
import type { SpendingSpan, Spent } from './spent'

export type SpendingChange = Partial<Amounts>

const nothingSpent: Spent = { calls: 0, spent: 0, reserved: 0, unknown: 0, background: 0 }

/** The sums are cached because the scheduler reads them often. */
export class Spending {
  readonly #read: (from: EpochMs, to: EpochMs) => Spent
  readonly #spanAt: (now: EpochMs) => SpendingSpan
  #cached: (SpendingSpan & Spent) | null = null

  /**
   * @param read sums up calls in the ledger; it runs once per day or period and after a change of the clock
   * @param spanAt returns the day or period that contains a time
   */
  constructor(read: (from: EpochMs, to: EpochMs) => Spent, spanAt: (now: EpochMs) => SpendingSpan) {
    this.#read = read
    this.#spanAt = spanAt
  }

  /** Calls that were recorded outside of the span because of a wrong clock don't count. */
  at(now: EpochMs): SpendingSpan & Spent {
    if (this.#cached === null || now < this.#cached.from || now >= this.#cached.to) {
      const span = this.#spanAt(now)
      this.#cached = { ...span, ...this.#read(span.from, span.to) }
    }
    return this.#cached
  }

  forget(): void {
    this.#cached = null
  }

  checkSpan(now: EpochMs): void {
    const { from, to } = this.#spanAt(now)
    if (this.#cached?.from !== from || this.#cached.to !== to) this.forget()
  }

  /**
   * Must be called after writing the ledger.
   * @param calls 1 when a call is recorded, 0 when its charge becomes known
   */
  add(at: EpochMs, calls: number, change: SpendingChange, initiator: Initiator): void {
    const cached = this.#cached
    if (cached === null || at < cached.from || at >= cached.to) return
    this.#cached = { ...cached, ...sumWith(cached, calls, change, initiator) }
  }
}

export class RunSpending {
  #spent = nothingSpent

  get spent(): Spent {
    return this.#spent
  }

  add(calls: number, change: SpendingChange, initiator: Initiator): void {
    this.#spent = sumWith(this.#spent, calls, change, initiator)
  }
}

const sumWith = (sum: Spent, calls: number, change: SpendingChange, initiator: Initiator): Spent => {
  const { spent = 0, reserved = 0, unknown = 0 } = change
  return {
    calls: sum.calls + calls,
    spent: sum.spent + spent,
    reserved: sum.reserved + reserved,
    unknown: sum.unknown + unknown,
    background: sum.background + (initiator === 'schedule' ? spent + reserved + unknown : 0)
  }
}
