import { parsedJson } from '../../src-shared/json'
import type { Database } from './database'
import { wasWritten } from './disk-error'
import type { Fact } from './fact'

/** Single named values, as JSON, in the `fact` table of app.db or state.db. */
export class FactStore {
  readonly #database: Database
  readonly #unread: (name: string) => void
  /** What the disk did not take yet, by name; null = to be forgotten. */
  readonly #held = new Map<string, unknown>()

  /** @param unread is told the name of a fact that can't be read, for the log. */
  constructor(database: Database, unread: (name: string) => void = () => undefined) {
    this.#database = database
    this.#unread = unread
  }

  /**
   * The stored value, or null where there is none. One that its schema does not take is none either: it is set aside
   * under another name, and told of. Never throws for what is stored.
   */
  read<Value>({ name, schema }: Fact<Value>): Value | null {
    // What is held was written in this run.
    if (this.#held.has(name)) return this.#held.get(name) as Value | null
    const row = this.#database.prepare('SELECT value FROM fact WHERE name = ?').get(name) as
      { value: string } | undefined
    if (row === undefined) return null
    const stored = parsedJson(row.value)
    if (stored === null) return null
    const read = stored === undefined ? ({ success: false } as const) : schema.safeParse(stored)
    if (read.success) return read.data
    this.#setAside(name, row.value)
    return null
  }

  /** What a person set. @throws DiskError */
  write<Value>({ name }: Fact<Value>, value: Value | null): void {
    this.#put(name, JSON.stringify(value))
    this.#held.delete(name)
  }

  forget({ name }: Fact<unknown>): void {
    this.#drop(name)
  }

  /**
   * What the app itself remembers: it holds from now on, and where the disk does not take it, it is written by
   * `writeHeld`.
   * @param value null = nothing any more.
   */
  keep<Value>({ name }: Fact<Value>, value: Value | null): void {
    this.#held.set(name, value)
    this.writeHeld()
  }

  /**
   * What the app can find out again: it holds from now on, and goes to the disk with whatever is kept next, or with `writeHeld`.
   * So nobody waits for the disk because of it.
   */
  hold<Value>({ name }: Fact<Value>, value: Value): void {
    this.#held.set(name, value)
  }

  /** Writes what the disk did not take before, as far as it takes it now. */
  writeHeld(): void {
    for (const [name, value] of [...this.#held]) {
      const write = value === null ? () => this.#drop(name) : () => this.#put(name, JSON.stringify(value))
      if (!wasWritten(write)) return
      this.#held.delete(name)
    }
  }

  #put(name: string, value: string): void {
    this.#database
      .prepare(
        'INSERT INTO fact (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'
      )
      .run(name, value)
  }

  #drop(name: string): void {
    this.#database.prepare('DELETE FROM fact WHERE name = ?').run(name)
    this.#held.delete(name)
  }

  /** Kept for whoever looks into it; a disk that takes nothing leaves it where it is. */
  #setAside(name: string, value: string): void {
    this.#unread(name)
    wasWritten(() => {
      this.#put(`${name} (not read)`, value)
      this.#drop(name)
    })
  }
}

/** For the log. */
export const unreadWords = (name: string): string =>
  `“${name}” could not be read. It is set aside as “${name} (not read)”.`
