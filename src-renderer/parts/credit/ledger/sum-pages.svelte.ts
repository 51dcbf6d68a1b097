import type { DailySum, DailySums } from '@contract'

/** Days before a time (null for the latest), newest first. Null if they couldn't be read. */
export type ReadSums = (before: number | null) => Promise<DailySums | null>

/** The daily totals that are loaded so far. Reading makes no calls. */
export class SumPages {
  sums = $state.raw<readonly DailySum[]>([])
  /** The oldest day is loaded. */
  complete = $state(false)
  failed = $state(false)
  /** End of the latest of these days, null if there are none. */
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
   * Checks whether more calls were summarized. If so, starts over with the latest page.
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

  /** Loads more days, unless a page is loading or there are no more. */
  async more(): Promise<void> {
    const before = this.sums.at(-1)?.at
    if (before === undefined || this.complete || this.#busy) return
    this.#busy = true
    const page = await this.#read(before)
    this.#busy = false
    this.failed = page === null
    // Ignores a page that doesn't continue the list, because the list was loaded again in the meantime.
    if (page === null || this.sums.at(-1)?.at !== before) return
    this.sums = [...this.sums, ...page.sums]
    this.complete = page.complete
  }
}
