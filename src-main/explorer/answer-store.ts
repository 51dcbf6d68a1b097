import { z } from 'zod'
import type { ExplorerAnswer } from '../../src-shared/contract/explorer'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../storage/database'
import { readStored } from '../storage/stored-json'

/** An answer as it is kept: what can be read from the body again is left out. */
export type KeptAnswer = Pick<
  ExplorerAnswer,
  | 'operation'
  | 'params'
  | 'expected'
  | 'charged'
  | 'quotaUsed'
  | 'quotaLimit'
  | 'url'
  | 'status'
  | 'tookMs'
  | 'headers'
  | 'at'
> & { readonly body: string }

export type KeptFacts = Omit<KeptAnswer, 'body'>

const number = z.number().nullable().catch(null)
/** What was asked and when must be there; of the rest, what can't be read is not known. */
const KeptFacts = z.object({
  operation: z.string(),
  params: z.record(z.string(), z.string()),
  ...{ expected: number, charged: number, quotaUsed: number, quotaLimit: number, status: number },
  url: z.string().catch(''),
  tookMs: z.number().catch(0),
  // Headers were not kept from the start.
  headers: z.object({ name: z.string(), value: z.string().nullable() }).array().nullable().catch(null),
  at: z.number()
}) satisfies z.ZodType<KeptFacts>

/** Enough to look back on; the oldest go first. */
const mostKept = 300
/** Characters of all bodies together. The newest answer is kept whatever its size. */
const mostCharacters = 64 * 1024 * 1024

/** Ends the name of a question whose newest answer doesn't fit its mapping, and waits for the user. */
export const unfitMark = ' (unfit)'

/** Answers to single questions, in cache.db, for reading again at 0 credits and offline. */
export class AnswerStore {
  readonly #database: Database
  readonly #mostCharacters: number

  constructor(database: Database, most = mostCharacters) {
    this.#database = database
    this.#mostCharacters = most
  }

  read(question: string): KeptAnswer | null {
    const row = this.#database.prepare('SELECT facts, body FROM answer WHERE question = ?').get(question) as
      { facts: string; body: string } | undefined
    const facts = row ? readStored(KeptFacts, row.facts) : null
    return row && facts ? { ...facts, body: row.body } : null
  }

  /** When the kept answer was fetched; null when there is none. */
  keptAt(question: string): EpochMs | null {
    const row = this.#database.prepare('SELECT fetched_at FROM answer WHERE question = ?').get(question) as
      { fetched_at: number } | undefined
    return row?.fetched_at ?? null
  }

  /** All that is kept, the latest first, without the bodies. */
  list(): readonly KeptFacts[] {
    const rows = this.#database
      .prepare(
        'SELECT facts FROM answer WHERE substr(question, -length(?1)) <> ?1 ORDER BY fetched_at DESC, rowid DESC'
      )
      .all(unfitMark) as unknown as { facts: string }[]
    return rows.flatMap(({ facts }) => readStored(KeptFacts, facts) ?? [])
  }

  remove(question: string): void {
    this.#database.prepare('DELETE FROM answer WHERE question = ?').run(question)
  }

  /** Keeps an answer in the place of the earlier one to the same question. */
  write(question: string, { body, ...facts }: KeptAnswer): void {
    this.#database.transaction(() => {
      this.#database
        .prepare(
          'INSERT OR REPLACE INTO answer (question, fetched_at, size, facts, body) VALUES (?, ?, ?, ?, ?)'
        )
        .run(question, facts.at, body.length, JSON.stringify(facts), body)
      this.#database
        .prepare(
          `DELETE FROM answer WHERE rowid IN (
             SELECT rowid FROM (
               SELECT rowid, row_number() OVER newest AS place, sum(size) OVER newest AS total
               FROM answer WINDOW newest AS (ORDER BY fetched_at DESC, rowid DESC ROWS UNBOUNDED PRECEDING)
             ) WHERE place > ? OR (place > 1 AND total > ?)
           )`
        )
        .run(mostKept, this.#mostCharacters)
    })()
  }
}
