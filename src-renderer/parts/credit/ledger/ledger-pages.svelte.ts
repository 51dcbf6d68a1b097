import type { LedgerEntry } from '@contract'
import { joinLedger } from './ledger'
import { SumPages, type ReadSums } from './sum-pages.svelte'

/** Entries older than `before` (null for the latest), newest first. Null if they couldn't be read. */
export type ReadLedger = (before: number | null, limit: number) => Promise<readonly LedgerEntry[] | null>

const page = 200
const most = 500

/** Loads the ledger in pages: first the single calls, then the older daily totals. */
export class LedgerPages {
  entries = $state.raw<readonly LedgerEntry[]>([])
  /** Daily totals of the time before the oldest single call. */
  readonly days: SumPages
  /** True once the first page has loaded or failed to load. */
  begun = $state(false)
  failed = $state(false)
  #older = $state(false)
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

  get complete(): boolean {
    return this.#whole && this.days.complete
  }

  /** Reloads all entries back to the oldest call whose charge may have changed. */
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
        // A page that isn't full contains all matching entries. Others in the list no longer match the
        // filter.
        const whole = newest.length < limit
        const joined = whole ? newest : joinLedger(newest, this.entries)
        if (!this.begun || joined.length === newest.length) this.#whole = whole
        this.entries = joined
        await this.#loadDays(newest, whole)
      }
      this.begun = true
    }
    this.#refreshing = false
  }

  async more(): Promise<void> {
    if (this.#whole) return this.days.more()
    const before = this.entries.at(-1)?.id
    if (before === undefined || this.#older) return
    this.#older = true
    const older = await this.#read(before, page)
    this.#older = false
    this.failed = older === null
    // The list was reloaded in the meantime, so this page no longer continues it.
    if (!older || this.entries.at(-1)?.id !== before) return
    this.#whole = older.length < page
    this.entries = [...this.entries, ...older]
    if (this.#whole) await this.days.refresh()
  }

  /**
   * If more calls have been combined into totals, keeps only the newest page of calls, so that none is listed
   * twice.
   */
  async #loadDays(newest: readonly LedgerEntry[], isWhole: boolean): Promise<void> {
    if (!this.#whole || !(await this.days.refresh())) return
    this.entries = newest
    this.#whole = isWhole
  }

  #depth(): number {
    const open = this.entries.findLastIndex(({ state }) => state === 'reserved' || state === 'unsettled')
    return Math.min(most, Math.max(page, open + 1))
  }
}
