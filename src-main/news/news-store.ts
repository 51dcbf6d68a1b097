import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../storage/database'

/** A headline as it is kept; the link stays on this side of the bridge. */
export interface KeptHeadline {
  readonly id: string
  readonly title: string
  readonly url: string | null
  readonly source: string | null
  readonly at: EpochMs | null
  readonly summary: string | null
  readonly coins: readonly string[]
  readonly seenAt: EpochMs
  readonly read: boolean
}

/** More than a person reads, less than a disk notices. */
const mostKept = 500
const newestFirst = 'min(coalesce(at, seen_at), seen_at) DESC, id'

/** Headlines in cache.db, for reading offline. */
export class NewsStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Newest first. Without a time of its own, or with one that was still to come, a headline stands where it was first seen. */
  headlines(): readonly KeptHeadline[] {
    const rows = this.#database
      .prepare(
        `SELECT id, title, url, source, at, summary, coins, seen_at AS seenAt, read FROM headline
         ORDER BY ${newestFirst} LIMIT ${mostKept}`
      )
      .all() as unknown as (Omit<KeptHeadline, 'coins' | 'read'> & { coins: string; read: number })[]
    return rows.map(row => ({
      ...row,
      coins: coinsOf(row.coins),
      read: row.read === 1
    }))
  }

  fetchedAt(): EpochMs | null {
    const row = this.#database.prepare(`SELECT fetched_at FROM kept WHERE name = 'news'`).get() as
      { fetched_at: number } | undefined
    return row?.fetched_at ?? null
  }

  /** Adds an answer's headlines; one that is known already keeps its read mark. */
  add(headlines: readonly KeptHeadline[], fetchedAt: EpochMs): void {
    this.#database.transaction(() => {
      const upsert = this.#database.prepare(
        `INSERT INTO headline (id, title, url, source, at, summary, coins, seen_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET summary = coalesce(excluded.summary, summary), coins = excluded.coins`
      )
      for (const { id, title, url, source, at, summary, coins, seenAt } of headlines) {
        upsert.run(id, title, url, source, at, summary, JSON.stringify(coins), seenAt)
      }
      this.#database
        .prepare(
          `INSERT INTO kept (name, value, fetched_at) VALUES ('news', '{}', ?)
           ON CONFLICT (name) DO UPDATE SET fetched_at = excluded.fetched_at`
        )
        .run(fetchedAt)
      this.#database.exec(
        `DELETE FROM headline WHERE id NOT IN
           (SELECT id FROM headline ORDER BY ${newestFirst} LIMIT ${mostKept})`
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

/** A third party's names may hold blanks: they are kept as JSON. */
function coinsOf(text: string): readonly string[] {
  try {
    const coins: unknown = JSON.parse(text)
    return Array.isArray(coins) ? coins.filter(coin => typeof coin === 'string') : []
  } catch {
    return []
  }
}
