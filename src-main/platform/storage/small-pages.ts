import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { makePrivateFile } from './private-files'

/**
 * The rename is atomic, so a crash leaves the old file or the complete copy. If copying fails, for example
 * on a full disk, the file stays unchanged.
 */
export function withSmallPages<Opened extends Pick<DatabaseSyncInstance, 'prepare' | 'close'>>(
  path: string,
  pageBytes: number,
  open: () => Opened
): Opened {
  const database = open()
  if (pageSizeOf(database) <= pageBytes) return database
  const file = realpathSync(path)
  const copy = `${file}.small`
  try {
    remove(copy)
    makePrivateFile(copy)
    database.prepare('VACUUM INTO ?').run(copy)
    flush(copy)
  } catch {
    remove(copy)
    return database
  }
  database.close()
  // Keeps the file if another program has it open, because that program's log would be applied to the copy.
  if (existsSync(`${file}-wal`)) remove(copy)
  else {
    renameSync(copy, file)
    // Otherwise, a power cut could bring back the old file, without later commits.
    flush(dirname(file))
  }
  return open()
}

export const pageSizeOf = (database: Pick<DatabaseSyncInstance, 'prepare'>): number =>
  (database.prepare('PRAGMA page_size').get() as { page_size: number }).page_size

function remove(copy: string): void {
  for (const suffix of ['', '-journal']) rmSync(copy + suffix, { force: true, recursive: true })
}

function flush(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
