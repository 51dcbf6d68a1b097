import type { EpochMs } from '../../src-shared/contract/values'
import type { Asker } from './budget'
import type { Spent } from './ledger-store'

export interface Span {
  readonly from: EpochMs
  /** The first moment after it. */
  readonly to: EpochMs
}

const nothing: Spent = { calls: 0, credits: 0, background: 0 }

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

  /** A call was booked, in the books already, at what it sets aside. */
  booked(at: EpochMs, credits: number, asker: Asker): void {
    this.#add(at, 1, credits, asker)
  }

  /** A booked call is now counted at another amount. */
  corrected(at: EpochMs, by: number, asker: Asker): void {
    this.#add(at, 0, by, asker)
  }

  #add(at: EpochMs, calls: number, credits: number, asker: Asker): void {
    const kept = this.#kept
    if (kept === null || at < kept.from || at >= kept.to) return
    this.#kept = { ...kept, ...sumWith(kept, calls, credits, asker) }
  }
}

/** What this run of the app has cost. */
export class RunSpending {
  #spent = nothing

  get spent(): Spent {
    return this.#spent
  }

  add(calls: number, credits: number, asker: Asker): void {
    this.#spent = sumWith(this.#spent, calls, credits, asker)
  }
}

const sumWith = (spent: Spent, calls: number, credits: number, asker: Asker): Spent => ({
  calls: spent.calls + calls,
  credits: spent.credits + credits,
  background: spent.background + (asker === 'schedule' ? credits : 0)
})
