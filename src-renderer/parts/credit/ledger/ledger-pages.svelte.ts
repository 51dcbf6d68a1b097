import type { LedgerEntry } from '@contract'
import { joinLedger } from './ledger'
import { SumPages, type ReadSums } from './sum-pages.svelte'

/** Entries older than `before` (null: the newest), newest first; null when they could not be read. */
export type ReadLedger = (before: number | null, limit: number) => Promise<readonly LedgerEntry[] | null>

const page = 200
const most = 500

/**
 * The ledger as far as it has been scrolled, read page by page: single calls, then the days that are kept as sums.
 * Reading costs nothing.
 */
export class LedgerPages {
  entries = $state.raw<readonly LedgerEntry[]>([])
  /** The days behind the oldest single call. */
  readonly days: SumPages
  /** The first page has been asked for and has come, or has failed. */
  begun = $state(false)
  failed = $state(false)
  #older = $state(false)
  /** The oldest single call there is has been read. */
  #whole = $state(false)
  readonly #read: ReadLedger
  #refreshing = false
  #stale = false

  constructor(read: ReadLedger, readSums: ReadSums) {
    this.#read = read
    this.days = new SumPages(readSums)
  }

  get busy(): boolean {
    return this.#older || this.days.busy
  }

  /** Everything there is has been read. */
  get complete(): boolean {
    return this.#whole && this.days.complete
  }

  /** Reads the newest entries again, deep enough to see those settled that were still open. */
  async refresh(): Promise<void> {
    this.#stale = true
    if (this.#refreshing) return
    this.#refreshing = true
    while (this.#stale) {
      this.#stale = false
      const limit = this.#depth()
      const newest = await this.#read(null, limit)
      this.failed = newest === null
      if (newest) {
        // A short page is all there is: what it leaves out has left a filtered list.
        const whole = newest.length < limit
        const joined = whole ? newest : joinLedger(newest, this.entries)
        if (!this.begun || joined.length === newest.length) this.#whole = whole
        this.entries = joined
        await this.#lookBehind(newest, whole)
      }
      this.begun = true
    }
    this.#refreshing = false
  }

  /** Reads the next older page, unless one is under way or there is none. */
  async more(): Promise<void> {
    if (this.#whole) return this.days.more()
    const before = this.entries.at(-1)?.id
    if (before === undefined || this.#older) return
    this.#older = true
    const older = await this.#read(before, page)
    this.#older = false
    this.failed = older === null
    // The list may have been read anew meanwhile, and then this page no longer follows its end.
    if (!older || this.entries.at(-1)?.id !== before) return
    this.#whole = older.length < page
    this.entries = [...this.entries, ...older]
    if (this.#whole) await this.days.refresh()
  }

  /** Once the oldest call is listed its days follow; calls that became sums since are not listed twice. */
  async #lookBehind(newest: readonly LedgerEntry[], isWhole: boolean): Promise<void> {
    if (!this.#whole || !(await this.days.refresh())) return
    this.entries = newest
    this.#whole = isWhole
  }

  #depth(): number {
    const open = this.entries.findLastIndex(({ state }) => state === 'reserved' || state === 'unsettled')
    return Math.min(most, Math.max(page, open + 1))
  }
}
