import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { EpochMs } from '../../../src-shared/contract/values'
import { day } from '../../../src-shared/time'
import { openDatabase, type Migration } from '../../platform/storage/database'
import { cacheMigrations } from '../../platform/storage/migrations/cache'
import { stateMigrations } from '../../platform/storage/migrations/state'
import { movedFile } from './moved-days'
import { unpackRecording, type RecordedFile, type RecordedTable } from './recording'

export interface DemoProfile {
  readonly recording: Uint8Array
  /** The folder to create. If an interrupted attempt has left files there, they are deleted. */
  readonly folder: string
  readonly now: EpochMs
}

/**
 * Creates a profile from a recorded month. Its times are shifted by whole days, so that it ends within the
 * last day.
 * @returns the number of days by which the month was shifted
 * @throws if the recording can't be read or the disk can't be written
 */
export function createDemoProfile({ recording, folder, now }: DemoProfile): number {
  const { to, state, cache } = unpackRecording(recording)
  const days = Math.floor((now - to) / day)
  rmSync(folder, { recursive: true, force: true })
  fill(join(folder, 'state.db'), stateMigrations, movedFile(state, days), now)
  fill(join(folder, 'cache.db'), cacheMigrations, movedFile(cache, days), now)
  return days
}

function fill(path: string, migrations: readonly Migration[], file: RecordedFile, now: EpochMs): void {
  if (file.version !== migrations.length) throw new Error(`The recording is for version ${file.version}.`)
  const { database } = openDatabase(path, migrations, 'normal', now)
  try {
    database.transaction(() => {
      for (const { name, columns } of file.tables) {
        const names = Object.keys(columns)
        const places = names.map(() => '?').join(', ')
        const insert = database.prepare(`INSERT INTO ${name} (${names.join(', ')}) VALUES (${places})`)
        for (let row = 0; row < rowsOf(columns); row++)
          insert.run(...names.map(column => columns[column]?.[row] ?? null))
      }
    })()
  } finally {
    database.close()
  }
}

const rowsOf = (columns: RecordedTable['columns']): number => Object.values(columns)[0]?.length ?? 0
