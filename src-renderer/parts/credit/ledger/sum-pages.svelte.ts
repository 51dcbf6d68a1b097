import type { DailySum, DailySums } from '@contract'

/** Days before a moment (null: the newest), newest first; null when they could not be read. */
export type ReadSums = (before: number | null) => Promise<DailySums | null>

/** The days whose calls are kept as sums, as far as they have been scrolled. Reading costs nothing. */
export class SumPages {
  sums = $state.raw<readonly DailySum[]>([])
  /** The oldest day there is has been read. */
  complete = $state(false)
  failed = $state(false)
  /** The end of the last of these days; null where there is none. */
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

  /** Looks whether further calls became sums; then it begins anew. @returns whether it did. */
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

  /** Reads the next older days, unless that is under way or there are none. */
  async more(): Promise<void> {
    const before = this.sums.at(-1)?.at
    if (before === undefined || this.complete || this.#busy) return
    this.#busy = true
    const page = await this.#read(before)
    this.#busy = false
    this.failed = page === null
    // The days may have been read anew meanwhile, and then this page no longer follows their end.
    if (page === null || this.sums.at(-1)?.at !== before) return
    this.sums = [...this.sums, ...page.sums]
    this.complete = page.complete
  }
}
