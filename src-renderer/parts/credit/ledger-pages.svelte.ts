import type { LedgerEntry } from '@contract'
import { joinLedger } from './ledger'

/** Entries older than `before` (null: the newest), newest first; null when they could not be read. */
export type ReadLedger = (before: number | null, limit: number) => Promise<readonly LedgerEntry[] | null>

const page = 200
const most = 500

/** The ledger as far as it has been scrolled, read page by page. Reading costs nothing. */
export class LedgerPages {
  entries = $state.raw<readonly LedgerEntry[]>([])
  /** The oldest entry there is has been read. */
  complete = $state(false)
  /** The first page has been asked for and has come, or has failed. */
  begun = $state(false)
  failed = $state(false)
  #older = $state(false)
  readonly #read: ReadLedger
  #refreshing = false
  #stale = false

  constructor(read: ReadLedger) {
    this.#read = read
  }

  get busy(): boolean {
    return this.#older
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
        if (!this.begun || joined.length === newest.length) this.complete = whole
        this.entries = joined
      }
      this.begun = true
    }
    this.#refreshing = false
  }

  /** Reads the next older page, unless one is under way or there is none. */
  async more(): Promise<void> {
    const before = this.entries.at(-1)?.id
    if (before === undefined || this.complete || this.#older) return
    this.#older = true
    const older = await this.#read(before, page)
    this.#older = false
    this.failed = older === null
    // The list may have been read anew meanwhile, and then this page no longer follows its end.
    if (!older || this.entries.at(-1)?.id !== before) return
    this.complete = older.length < page
    this.entries = [...this.entries, ...older]
  }

  #depth(): number {
    const open = this.entries.findLastIndex(({ state }) => state === 'reserved' || state === 'unsettled')
    return Math.min(most, Math.max(page, open + 1))
  }
}
