import { mkdtempSync, readlinkSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { diskFailure } from './disk-failure'

/**
 * The single-instance lock is a file. If it can't be created, Chromium reports the same as if another instance had
 * it.
 * @returns null if another instance has it
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

/** Chromium's lock is a symlink to `host-1234`. A killed process leaves it behind. */
function isHeld(lock: string): boolean {
  try {
    process.kill(Number(readlinkSync(lock).split('-').at(-1)), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
