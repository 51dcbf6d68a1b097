import type { ExplorerAnswer } from '../contract/explorer'
import type { Database } from '../storage/database'

/** Enough to look back on; the oldest go first. */
const mostKept = 300

/** Answers to single questions, in cache.db, for reading again at 0 credits and offline. */
export class AnswerStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  read(question: string): ExplorerAnswer | null {
    const row = this.#database.prepare('SELECT answer FROM answer WHERE question = ?').get(question) as
      { answer: string } | undefined
    return row ? (JSON.parse(row.answer) as ExplorerAnswer) : null
  }

  write(question: string, answer: ExplorerAnswer): void {
    this.#database
      .prepare(
        `INSERT INTO answer (question, operation, answer, fetched_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (question) DO UPDATE SET answer = excluded.answer, fetched_at = excluded.fetched_at`
      )
      .run(question, answer.operation, JSON.stringify(answer), answer.at)
    this.#database.exec(
      `DELETE FROM answer WHERE question NOT IN
         (SELECT question FROM answer ORDER BY fetched_at DESC LIMIT ${mostKept})`
    )
  }
}
