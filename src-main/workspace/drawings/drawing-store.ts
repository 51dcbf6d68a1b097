import { Drawing } from '../../../src-shared/contract/drawings'
import type { Database } from '../../platform/storage/database'
import { readStored } from '../../platform/storage/stored-json'

export class DrawingStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Skips unreadable drawings, which a newer version may have written. They stay stored. */
  of(coin: string): readonly Drawing[] {
    const rows = this.#database
      .prepare('SELECT shape FROM drawing WHERE coin = ? ORDER BY seq')
      .all(coin) as { shape: string }[]
    return rows.flatMap(({ shape }) => readStored(Drawing, shape) ?? [])
  }

  coins(): readonly string[] {
    const rows = this.#database.prepare('SELECT DISTINCT coin FROM drawing ORDER BY coin').all()
    return (rows as { coin: string }[]).map(({ coin }) => coin)
  }

  put(coin: string, drawings: readonly Drawing[]): void {
    const write = this.#database.prepare(
      `INSERT INTO drawing (coin, id, shape) VALUES (?, ?, ?)
       ON CONFLICT (coin, id) DO UPDATE SET shape = excluded.shape`
    )
    this.#database.transaction(() => {
      for (const drawing of drawings) write.run(coin, drawing.id, JSON.stringify(drawing))
    })()
  }

  rename(from: string, to: string): void {
    this.#database.prepare('UPDATE OR IGNORE drawing SET coin = ? WHERE coin = ?').run(to, from)
  }

  remove(coin: string, ids: readonly string[]): void {
    const remove = this.#database.prepare('DELETE FROM drawing WHERE coin = ? AND id = ?')
    this.#database.transaction(() => {
      for (const id of ids) remove.run(coin, id)
    })()
  }
}
