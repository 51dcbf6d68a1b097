import { mkdtempSync, readlinkSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { diskFailure } from './disk-failure'

/**
 * Chromium also reports another instance if the lock file can't be created.
 * @returns null if there really is another instance
 */
export function lockFailure(folder: string, now: number): unknown {
  if (isLocked(join(folder, 'SingletonLock'))) return null
  try {
    rmdirSync(mkdtempSync(join(folder, 'lock-')))
    return null
  } catch (error) {
    return diskFailure(error, { folder, file: null, now }) ?? error
  }
}

/** A symlink to `host-1234`, the process ID. A killed process leaves it behind. */
function isLocked(lock: string): boolean {
  try {
    process.kill(Number(readlinkSync(lock).split('-').at(-1)), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
