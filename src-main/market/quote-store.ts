import type { BoardQuote } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../storage/database'
import { readKept } from './kept'

/** What is kept of a coin's last quote. */
export type KeptQuote = Omit<BoardQuote, 'name' | 'spark' | 'refused'>

/** The last quote of each coin, in cache.db. */
export class QuoteStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  all(): readonly KeptQuote[] {
    const rows = this.#database.prepare('SELECT value FROM quote').all() as { value: string }[]
    return rows.map(row => readKept<KeptQuote>(row.value)).filter(quote => quote !== null)
  }

  write(quotes: readonly KeptQuote[], at: EpochMs): void {
    this.#database.transaction(() => {
      const upsert = this.#database.prepare(
        `INSERT INTO quote (coin, value, fetched_at, missing) VALUES (?, ?, ?, ?)
         ON CONFLICT (coin) DO UPDATE SET value = excluded.value, fetched_at = excluded.fetched_at, missing = excluded.missing`
      )
      for (const quote of quotes) upsert.run(quote.symbol, JSON.stringify(quote), at, quote.missing ? 1 : 0)
    })()
  }
}
