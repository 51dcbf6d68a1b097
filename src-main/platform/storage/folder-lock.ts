import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { diskFailure } from './disk-failure'
import { makePrivateFile, makePrivateFolder } from './private-files'

/** Keeps the databases that have a lock. Garbage collection would close their files and free the locks. */
const locked = new Set<InstanceType<typeof DatabaseSync>>()

/**
 * Locks a folder. The system frees the lock when the process ends, even if it's killed.
 * @returns a function that frees the lock
 * @throws DiskError with the reason `locked` if another process has the lock
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'holder.lock')
  try {
    makePrivateFolder(folder)
    makePrivateFile(path)
    const database = new DatabaseSync(path, { timeout: 0 })
    try {
      database.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      database.close()
      throw error
    }
    locked.add(database)
    return () => {
      if (locked.delete(database)) database.close()
    }
  } catch (error) {
    throw diskFailure(error, { folder, file: path, now: Date.now() }) ?? error
  }
}
