import type { CoinNote } from '../../../src-shared/contract/coin-notes'
import type { Database } from '../../platform/storage/database'

export class NoteStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Newest first. */
  all(): readonly CoinNote[] {
    return this.#database
      .prepare('SELECT coin, text, changed_at AS changedAt FROM coin_note ORDER BY changed_at DESC, coin')
      .all() as unknown as CoinNote[]
  }

  of(coin: string): CoinNote | null {
    const row = this.#database
      .prepare('SELECT coin, text, changed_at AS changedAt FROM coin_note WHERE coin = ?')
      .get(coin)
    return (row as CoinNote | undefined) ?? null
  }

  write(coin: string, text: string, changedAt: number): void {
    this.#database
      .prepare(
        `INSERT INTO coin_note (coin, text, changed_at) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET text = excluded.text, changed_at = excluded.changed_at`
      )
      .run(coin, text, changedAt)
  }

  /** If the new symbol already has a note, the old note is appended to it. */
  rename(from: string, to: string): void {
    const [old, there] = [this.of(from), this.of(to)]
    if (old === null) return
    const texts = there === null ? [old.text] : [there.text, old.text]
    this.#database.transaction(() => {
      this.write(to, texts.join('\n\n'), Math.max(old.changedAt ?? 0, there?.changedAt ?? 0))
      this.remove(from)
    })()
  }

  remove(coin: string): void {
    this.#database.prepare('DELETE FROM coin_note WHERE coin = ?').run(coin)
  }
}
