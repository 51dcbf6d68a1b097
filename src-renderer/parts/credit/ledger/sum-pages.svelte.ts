import type { DailySum, DailySums } from '@contract'

/** Before a time (null for the latest), newest first. Null if they couldn't be read. */
export type ReadSums = (before: number | null) => Promise<DailySums | null>

export class SumPages {
  sums = $state.raw<readonly DailySum[]>([])
  /** The oldest day is loaded. */
  complete = $state(false)
  failed = $state(false)
  /** End of the latest day with a total. */
  until: number | null = $state(null)
  #edition: number | null = null
  #busy = $state(false)
  readonly #read: ReadSums

  constructor(read: ReadSums) {
    this.#read = read
  }

  get busy(): boolean {
    return this.#busy
  }

  /**
   * Starts over if further calls were combined into daily totals.
   * @returns whether it did
   */
  async refresh(): Promise<boolean> {
    const page = await this.#read(null)
    this.failed = page === null
    if (page === null || page.edition === this.#edition) return false
    this.#edition = page.edition
    this.until = page.until
    this.sums = page.sums
    this.complete = page.complete
    return true
  }

  async more(): Promise<void> {
    const before = this.sums.at(-1)?.at
    if (before === undefined || this.complete || this.#busy) return
    this.#busy = true
    const page = await this.#read(before)
    this.#busy = false
    this.failed = page === null
    // The list was reloaded, so this page doesn't continue it.
    if (page === null || this.sums.at(-1)?.at !== before) return
    this.sums = [...this.sums, ...page.sums]
    this.complete = page.complete
  }
}
