import { z } from 'zod'
import type { ExplorerAnswer } from '../../../src-shared/contract/explorer'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Database } from '../../platform/storage/database'
import { readStored } from '../../platform/storage/stored-json'

/** A stored response, without anything that can be derived from its body. */
export type StoredAnswer = Pick<
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

export type StoredAnswerFacts = Omit<StoredAnswer, 'body'>

const number = z.number().nullable().catch(null)
/** Unreadable values become null or empty. Only operation, parameters and time are required. */
const StoredAnswerFacts = z.object({
  operation: z.string(),
  params: z.record(z.string(), z.string()),
  expected: number,
  charged: number,
  quotaUsed: number,
  quotaLimit: number,
  status: number,
  url: z.string().catch(''),
  tookMs: z.number().catch(0),
  // Older versions stored no headers.
  headers: z.object({ name: z.string(), value: z.string().nullable() }).array().nullable().catch(null),
  at: z.number()
}) satisfies z.ZodType<StoredAnswerFacts>

/** The most responses to store. Beyond this number, the oldest are deleted. */
const mostAnswers = 300
/** The limit for all bodies together. The latest response is stored whatever its size. */
const mostCharacters = 64 * 1024 * 1024

/** Appended to the storage key of a response that the saved field mapping doesn't fit. */
export const unfitMark = ' (unfit)'

export class AnswerStore {
  readonly #database: Database
  readonly #mostCharacters: number

  constructor(database: Database, most = mostCharacters) {
    this.#database = database
    this.#mostCharacters = most
  }

  read(question: string): StoredAnswer | null {
    const row = this.#database.prepare('SELECT facts, body FROM answer WHERE question = ?').get(question) as
      { facts: string; body: string } | undefined
    const facts = row ? readStored(StoredAnswerFacts, row.facts) : null
    return row && facts ? { ...facts, body: row.body } : null
  }

  savedAt(question: string): EpochMs | null {
    const row = this.#database.prepare('SELECT fetched_at FROM answer WHERE question = ?').get(question) as
      { fetched_at: number } | undefined
    return row?.fetched_at ?? null
  }

  list(): readonly StoredAnswerFacts[] {
    const rows = this.#database
      .prepare(
        'SELECT facts FROM answer WHERE substr(question, -length(?1)) <> ?1 ORDER BY fetched_at DESC, rowid DESC'
      )
      .all(unfitMark) as unknown as { facts: string }[]
    return rows.flatMap(({ facts }) => readStored(StoredAnswerFacts, facts) ?? [])
  }

  remove(question: string): void {
    this.#database.prepare('DELETE FROM answer WHERE question = ?').run(question)
  }

  write(question: string, { body, ...facts }: StoredAnswer): void {
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
        .run(mostAnswers, this.#mostCharacters)
    })()
  }
}
