import { mkdtempSync, readlinkSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { diskFailure } from './disk-failure'

/**
 * Why a start did not get the lock that keeps it alone in its folder. The lock is a file: where none can be made, no start
 * gets it, and Chromium says the same as where another one has it.
 * @returns null where another one has it
 */
export function lockFailure(folder: string, now: number): unknown {
  if (isHeld(join(folder, 'SingletonLock'))) return null
  try {
    rmdirSync(mkdtempSync(join(folder, 'lock-')))
    return null
  } catch (error) {
    return diskFailure(error, { folder, file: null, now }) ?? error
  }
}

/** Chromium's lock is a link to what names its holder, `host-1234`; one that was killed leaves it behind. */
function isHeld(lock: string): boolean {
  try {
    process.kill(Number(readlinkSync(lock).split('-').at(-1)), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
