import { parsedJson } from '../../../src-shared/json'
import type { Database } from './database'
import { wasWritten } from './disk-error'
import type { Fact } from './fact'

export class FactStore {
  readonly #database: Database
  readonly #unread: (name: string) => void
  /** Values that aren't on disk yet, by name. Null removes the stored value. */
  readonly #unwritten = new Map<string, unknown>()
  /** Caches values, because some features read thousands of them at once. */
  readonly #known = new Map<string, unknown>()

  constructor(database: Database, unread: (name: string) => void = () => undefined) {
    this.#database = database
    this.#unread = unread
  }

  /** Returns null if there is no valid value. An invalid one is renamed, so that it isn't lost. */
  read<Value>(fact: Fact<Value>): Value | null {
    const { name } = fact
    if (this.#unwritten.has(name)) return this.#unwritten.get(name) as Value | null
    if (!this.#known.has(name)) this.#known.set(name, this.#stored(fact))
    return this.#known.get(name) as Value | null
  }

  #stored<Value>({ name, schema }: Fact<Value>): Value | null {
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

  /**
   * Writes a value that the user has set, and fails if it can't be saved.
   * @throws DiskError
   */
  write<Value>({ name }: Fact<Value>, value: Value | null): void {
    this.#put(name, JSON.stringify(value))
    this.#unwritten.delete(name)
  }

  forget({ name }: Fact<unknown>): void {
    this.#drop(name)
  }

  /**
   * If the disk fails, `read` returns the value anyway, and `writePending` tries again.
   * @param value null removes the stored value
   */
  writeOrQueue<Value>({ name }: Fact<Value>, value: Value | null): void {
    this.#unwritten.set(name, value)
    this.writePending()
  }

  /**
   * Keeps a value until the next one is written. Only for values that can be determined again after a crash.
   */
  queue<Value>({ name }: Fact<Value>, value: Value): void {
    this.#unwritten.set(name, value)
  }

  writePending(): void {
    for (const [name, value] of [...this.#unwritten]) {
      const write = value === null ? () => this.#drop(name) : () => this.#put(name, JSON.stringify(value))
      if (!wasWritten(write)) return
      this.#unwritten.delete(name)
    }
  }

  #put(name: string, value: string): void {
    this.#known.delete(name)
    this.#database
      .prepare(
        'INSERT INTO fact (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'
      )
      .run(name, value)
  }

  #drop(name: string): void {
    this.#known.delete(name)
    this.#database.prepare('DELETE FROM fact WHERE name = ?').run(name)
    this.#unwritten.delete(name)
  }

  #setAside(name: string, value: string): void {
    this.#unread(name)
    wasWritten(() => {
      this.#put(`${name} (not read)`, value)
      this.#drop(name)
    })
  }
}

export const unreadableFactText = (name: string): string =>
  `“${name}” couldn't be read. It was renamed to “${name} (not read)”.`
