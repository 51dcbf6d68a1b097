import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { sessionFolder, stateFileIn } from '../../src-main/composition/session/session-files'

export interface StoredCall {
  readonly id: number
  readonly operation: string
  readonly state: string
  readonly charged: number | null
}

export function ledgerIn(dataFolder: string, address: string): readonly StoredCall[] {
  const path = stateFileIn(sessionFolder(join(dataFolder, 'data'), address))
  if (!existsSync(path)) return []
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return database
      .prepare('SELECT id, operation, state, charged FROM ledger ORDER BY id')
      .all() as unknown as StoredCall[]
  } finally {
    database.close()
  }
}

export const isSettled = ({ state }: StoredCall): boolean => state !== 'reserved' && state !== 'unsettled'

/** Returns entries that are missing or have changed. */
export function lostFrom(before: readonly StoredCall[], after: readonly StoredCall[]): readonly StoredCall[] {
  const byId = new Map(after.map(row => [row.id, row]))
  return before.filter(row => {
    if (!isSettled(row)) return false
    const now = byId.get(row.id)
    return now?.state !== row.state || now.charged !== row.charged || now.operation !== row.operation
  })
}
