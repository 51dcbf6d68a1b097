import { z } from 'zod'
import type { EpochMs } from '../../../src-shared/contract/values'
import { readCached, writeCached } from '../../platform/storage/cached-answer'
import type { Database } from '../../platform/storage/database'
import { readStored } from '../../platform/storage/stored-json'

/** A stored headline. Its link is never sent to the window. */
export interface StoredHeadline {
  readonly id: string
  readonly title: string
  readonly url: string | null
  readonly source: string | null
  readonly at: EpochMs | null
  readonly summary: string | null
  readonly coins: readonly string[]
  readonly firstSeenAt: EpochMs
  readonly read: boolean
}

const mostHeadlines = 500
const newestFirst = 'min(coalesce(at, seen_at), seen_at) DESC, id'

/** Only stores the time of the response, because headlines have their own table. */
const answer = { name: 'news', schema: z.unknown() }
/** Coin names may contain spaces, so they are stored as a JSON array. */
const Coins = z.string().array()

export class NewsStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Newest first. A headline without a time, or with a future time, is sorted by when it was first seen. */
  headlines(): readonly StoredHeadline[] {
    const rows = this.#database
      .prepare(
        `SELECT id, title, url, source, at, summary, coins, seen_at AS seenAt, read FROM headline
         ORDER BY ${newestFirst} LIMIT ${mostHeadlines}`
      )
      .all() as unknown as (Omit<StoredHeadline, 'coins' | 'read'> & { coins: string; read: number })[]
    return rows.map(row => ({
      ...row,
      coins: readStored(Coins, row.coins) ?? [],
      read: row.read === 1
    }))
  }

  fetchedAt(): EpochMs | null {
    return readCached(this.#database, answer)?.fetchedAt ?? null
  }

  /** Headlines that are stored already keep their read mark. */
  add(headlines: readonly StoredHeadline[], fetchedAt: EpochMs): void {
    this.#database.transaction(() => {
      const upsert = this.#database.prepare(
        `INSERT INTO headline (id, title, url, source, at, summary, coins, seen_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET summary = coalesce(excluded.summary, summary), coins = excluded.coins`
      )
      for (const { id, title, url, source, at, summary, coins, firstSeenAt } of headlines) {
        upsert.run(id, title, url, source, at, summary, JSON.stringify(coins), firstSeenAt)
      }
      writeCached(this.#database, answer, {}, fetchedAt)
      this.#database.exec(
        `DELETE FROM headline WHERE id NOT IN
           (SELECT id FROM headline ORDER BY ${newestFirst} LIMIT ${mostHeadlines})`
      )
    })()
  }

  markRead(ids: readonly string[]): void {
    this.#database.transaction(() => {
      const mark = this.#database.prepare('UPDATE headline SET read = 1 WHERE id = ?')
      for (const id of ids) mark.run(id)
    })()
  }
}
