import type { Database } from './database'

/** Single named values, as JSON, in the `fact` table of app.db or state.db. */
export class FactStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** The stored value, or null where there is none or it can't be read. */
  read(name: string): unknown {
    const row = this.#database.prepare('SELECT value FROM fact WHERE name = ?').get(name) as
      { value: string } | undefined
    if (row === undefined) return null
    try {
      return JSON.parse(row.value)
    } catch {
      return null
    }
  }

  write(name: string, value: unknown): void {
    this.#database
      .prepare(
        'INSERT INTO fact (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'
      )
      .run(name, JSON.stringify(value))
  }

  forget(name: string): void {
    this.#database.prepare('DELETE FROM fact WHERE name = ?').run(name)
  }
}
