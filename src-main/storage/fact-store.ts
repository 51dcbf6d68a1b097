import type { Database } from './database'
import { wasWritten } from './disk-error'

/** Single named values, as JSON, in the `fact` table of app.db or state.db. */
export class FactStore {
  readonly #database: Database
  /** What the disk did not take yet, by name; null = to be forgotten. */
  readonly #held = new Map<string, unknown>()

  constructor(database: Database) {
    this.#database = database
  }

  /** The stored value, or null where there is none or it can't be read. */
  read(name: string): unknown {
    if (this.#held.has(name)) return this.#held.get(name)
    const row = this.#database.prepare('SELECT value FROM fact WHERE name = ?').get(name) as
      { value: string } | undefined
    if (row === undefined) return null
    try {
      return JSON.parse(row.value)
    } catch {
      return null
    }
  }

  /** What a person set. @throws DiskError */
  write(name: string, value: unknown): void {
    this.#database
      .prepare(
        'INSERT INTO fact (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'
      )
      .run(name, JSON.stringify(value))
    this.#held.delete(name)
  }

  forget(name: string): void {
    this.#database.prepare('DELETE FROM fact WHERE name = ?').run(name)
    this.#held.delete(name)
  }

  /**
   * What the app itself remembers: it holds from now on, and where the disk does not take it, it is written by
   * `writeHeld`.
   * @param value null = nothing any more.
   */
  keep(name: string, value: unknown): void {
    this.#held.set(name, value)
    this.writeHeld()
  }

  /** Writes what the disk did not take before, as far as it takes it now. */
  writeHeld(): void {
    for (const [name, value] of [...this.#held]) {
      const write = value === null ? () => this.forget(name) : () => this.write(name, value)
      if (!wasWritten(write)) return
    }
  }
}
