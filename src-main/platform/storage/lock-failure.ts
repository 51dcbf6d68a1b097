import { mkdtempSync, readlinkSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { diskFailure } from './disk-failure'

/**
 * Why Chromium reported another instance. It also does that if it can't create the lock file.
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

/**
 * The lock is a symlink to a name such as `host-1234`, which ends with the process ID. A killed process
 * leaves its lock behind.
 */
function isLocked(lock: string): boolean {
  try {
    process.kill(Number(readlinkSync(lock).split('-').at(-1)), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
