import type { Amounts } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Initiator } from './booked-call'
import type { Span, Spent } from './spent'

/** What a call that was booked adds to a sum, or what changes when it is settled. In credits. */
export type Change = Partial<Amounts>

const nothingSpent: Spent = { calls: 0, spent: 0, held: 0, unknown: 0, background: 0 }

/** What a span of time has cost (the local day, the quota period), as running sums: they are read at every tick. */
export class Spending {
  readonly #read: (from: EpochMs, to: EpochMs) => Spent
  readonly #spanAt: (now: EpochMs) => Span
  #kept: (Span & Spent) | null = null

  /**
   * @param read the same from the books; asked once a span, and when the clock jumps to another one.
   * @param spanAt the span that holds a moment.
   */
  constructor(read: (from: EpochMs, to: EpochMs) => Spent, spanAt: (now: EpochMs) => Span) {
    this.#read = read
    this.#spanAt = spanAt
  }

  /** The span that holds `now`; a call stamped beyond it by a wrong clock is not among its calls. */
  at(now: EpochMs): Span & Spent {
    if (this.#kept === null || now < this.#kept.from || now >= this.#kept.to) {
      const span = this.#spanAt(now)
      this.#kept = { ...span, ...this.#read(span.from, span.to) }
    }
    return this.#kept
  }

  /** The span is another one now: read it anew when next asked. */
  forget(): void {
    this.#kept = null
  }

  /** A call of `at` was booked (calls: 1) or settled (0), in the books already. */
  add(at: EpochMs, calls: number, change: Change, initiator: Initiator): void {
    const kept = this.#kept
    if (kept === null || at < kept.from || at >= kept.to) return
    this.#kept = { ...kept, ...sumWith(kept, calls, change, initiator) }
  }
}

/** What this run of the app has cost. */
export class RunSpending {
  #spent = nothingSpent

  get spent(): Spent {
    return this.#spent
  }

  add(calls: number, change: Change, initiator: Initiator): void {
    this.#spent = sumWith(this.#spent, calls, change, initiator)
  }
}

const sumWith = (sum: Spent, calls: number, change: Change, initiator: Initiator): Spent => {
  const { spent = 0, held = 0, unknown = 0 } = change
  return {
    calls: sum.calls + calls,
    spent: sum.spent + spent,
    held: sum.held + held,
    unknown: sum.unknown + unknown,
    background: sum.background + (initiator === 'schedule' ? spent + held + unknown : 0)
  }
}
