import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { makePrivateFile } from './private-files'

/**
 * Replaces a database by a copy with smaller pages. The complete copy takes the file's place in one step, so that a crash
 * leaves either of them. The file stays as it is if the copy fails, for example because the disk is full.
 * @param open opens the database, and sets the size of a copy's pages
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
  // The log stays if another program has the file open. It would be applied to the copy.
  if (existsSync(`${file}-wal`)) remove(copy)
  else {
    renameSync(copy, file)
    // Otherwise the old file could return after a power cut, without later commits.
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
