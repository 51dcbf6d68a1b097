import type { EpochMs } from '../contract/values'
import { startOfLocalDay, startOfNextLocalDay } from '../time/local-day'
import type { Spent } from './ledger-store'

interface Day extends Spent {
  readonly from: EpochMs
  readonly to: EpochMs
}

/** What the local day and this run of the app have cost, as running sums: they are read at every tick. */
export class Spending {
  readonly #read: (from: EpochMs, to: EpochMs) => Spent
  #day: Day | null = null
  #run: Spent = { calls: 0, credits: 0 }

  /** @param read the same from the books; asked once a day, and when the clock jumps to another one. */
  constructor(read: (from: EpochMs, to: EpochMs) => Spent) {
    this.#read = read
  }

  /** The local day that holds `now`; a call stamped in the future by a wrong clock is not among its calls. */
  today(now: EpochMs): Spent {
    if (this.#day === null || now < this.#day.from || now >= this.#day.to) {
      const [from, to] = [startOfLocalDay(now), startOfNextLocalDay(now)]
      this.#day = { from, to, ...this.#read(from, to) }
    }
    return this.#day
  }

  thisRun(): Spent {
    return this.#run
  }

  /** A call was booked, in the books already, at what it sets aside. */
  booked(at: EpochMs, credits: number): void {
    this.#add(at, 1, credits)
    this.#run = { calls: this.#run.calls + 1, credits: this.#run.credits + credits }
  }

  /** A booked call is now counted at another amount. */
  corrected(at: EpochMs, by: number, inThisRun: boolean): void {
    this.#add(at, 0, by)
    if (inThisRun) this.#run = { ...this.#run, credits: this.#run.credits + by }
  }

  #add(at: EpochMs, calls: number, credits: number): void {
    const day = this.#day
    if (day === null || at < day.from || at >= day.to) return
    this.#day = { ...day, calls: day.calls + calls, credits: day.credits + credits }
  }
}
