import type { Layout, LayoutContent } from '../../../src-shared/contract/layouts'
import type { Database } from '../../platform/storage/database'
import { wasWritten } from '../../platform/storage/disk-error'
import { readContent } from './stored-content'

/** The positions of layouts are contiguous and start at 0. */
export class LayoutStore {
  readonly #database: Database
  /** The latest content of each layout that couldn't be written, by ID. */
  readonly #unwritten = new Map<number, LayoutContent>()

  constructor(database: Database) {
    this.#database = database
  }

  layouts(): readonly Layout[] {
    const rows = this.#database
      .prepare('SELECT id, name, content FROM layout ORDER BY position, id')
      .all() as { id: number; name: string; content: string }[]
    return rows.map(({ id, name, content }) => ({
      id,
      name,
      ...(this.#unwritten.get(id) ?? readContent(content))
    }))
  }

  /** Returns the layout's ID. */
  create(name: string, content: LayoutContent, at: number): number {
    return this.#database.transaction(() => {
      this.#database.prepare('UPDATE layout SET position = position + 1 WHERE position >= ?').run(at)
      const { lastInsertRowid } = this.#database
        .prepare('INSERT INTO layout (name, position, content) VALUES (?, ?, ?)')
        .run(name, at, JSON.stringify(content))
      return Number(lastInsertRowid)
    })()
  }

  inOneStep<Answer>(write: () => Answer): Answer {
    return this.#database.transaction(write)()
  }

  rename(id: number, name: string): void {
    this.#database.prepare('UPDATE layout SET name = ? WHERE id = ?').run(name, id)
  }

  /** If the disk fails, `writePending` tries again. */
  keep(id: number, content: LayoutContent): void {
    this.#unwritten.set(id, content)
    this.writePending()
  }

  writePending(): void {
    for (const [id, content] of [...this.#unwritten]) {
      const change = this.#database.prepare('UPDATE layout SET content = ? WHERE id = ?')
      if (!wasWritten(() => change.run(JSON.stringify(content), id))) return
      this.#unwritten.delete(id)
    }
  }

  remove(id: number): void {
    this.#database.transaction(() => {
      this.#database
        .prepare(
          'UPDATE layout SET position = position - 1 WHERE position > (SELECT position FROM layout WHERE id = ?)'
        )
        .run(id)
      this.#database.prepare('DELETE FROM layout WHERE id = ?').run(id)
    })()
  }
}
