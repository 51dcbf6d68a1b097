import { z } from 'zod'
import { ResponseMapping, type SavedMapping } from '../../../src-shared/contract/response-mapping'
import type { Database } from '../../platform/storage/database'
import { readStored } from '../../platform/storage/stored-json'

export interface StoredMapping extends SavedMapping {
  /** The number of later responses that the mapping and inference read in the same way. */
  readonly agreed: number
  /** See `callKind`. */
  readonly calls: readonly string[]
  /** The field edits at the time when the mapping was inferred, as JSON. */
  readonly edits: string
}

type Row = Readonly<Record<'operation' | 'state' | 'mapping' | 'calls' | 'edits', string>> &
  Readonly<Record<'previous' | 'proposed', string | null>> &
  Readonly<Record<'shape' | 'agreed' | 'createdAt' | 'changedAt', number>> & {
    readonly misfitAt: number | null
  }

const columns = `operation, shape, state, agreed, mapping, calls, edits, previous, proposed,
  misfit_at AS misfitAt, created_at AS createdAt, changed_at AS changedAt`

export class MappingStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Parses rows only when needed, because the startup doesn't need them. Mappings that can't be parsed are
   * skipped and will be inferred again.
   */
  all(): () => readonly StoredMapping[] {
    const rows = this.#database
      .prepare(`SELECT ${columns} FROM response_mapping ORDER BY operation, shape`)
      .all() as unknown as Row[]
    const parsed = (): readonly StoredMapping[] =>
      rows.flatMap(row => {
        const mapping = readStored(ResponseMapping, row.mapping)
        if (mapping === null) return []
        const read = (text: string | null): ResponseMapping | null =>
          text === null ? null : readStored(ResponseMapping, text)
        return [
          {
            ...row,
            mapping,
            state: row.state === 'confirmed' ? 'confirmed' : 'provisional',
            calls: readStored(z.array(z.string()), row.calls) ?? [],
            previous: read(row.previous),
            proposed: read(row.proposed)
          }
        ]
      })
    return parsed
  }

  /** @throws DiskError */
  write(stored: StoredMapping): void {
    const json = (mapping: ResponseMapping | null): string | null =>
      mapping === null ? null : JSON.stringify(mapping)
    this.#database
      .prepare(
        `INSERT OR REPLACE INTO response_mapping (operation, shape, state, agreed, mapping, calls, edits, previous,
           proposed, misfit_at, created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
      )
      .run(
        ...[stored.operation, stored.shape, stored.state, stored.agreed, JSON.stringify(stored.mapping)],
        ...[JSON.stringify(stored.calls), stored.edits, json(stored.previous), json(stored.proposed)],
        ...[stored.misfitAt, stored.createdAt, stored.changedAt]
      )
  }

  /** @throws DiskError */
  remove({ operation, shape }: Pick<SavedMapping, 'operation' | 'shape'>): void {
    this.#database
      .prepare('DELETE FROM response_mapping WHERE operation = ? AND shape = ?')
      .run(operation, shape)
  }
}
