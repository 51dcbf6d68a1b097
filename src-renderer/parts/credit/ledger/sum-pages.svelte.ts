import type { DailySum, DailySums } from '@contract'

/**
 * Reads a page of daily totals before a time (null for the latest), newest first. Null if they couldn't be
 * read.
 */
export type ReadSums = (before: number | null) => Promise<DailySums | null>

export class SumPages {
  sums = $state.raw<readonly DailySum[]>([])
  complete = $state(false)
  failed = $state(false)
  /** The end of the latest day that has a total. */
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
   * Reads the first page again if more calls have been combined into daily totals.
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
    // The list was reloaded in the meantime, so this page no longer continues it.
    if (page === null || this.sums.at(-1)?.at !== before) return
    this.sums = [...this.sums, ...page.sums]
    this.complete = page.complete
  }
}
