import { DiskError } from '../storage/disk-error'
import { lockFolder } from '../storage/folder-lock'
import { rest } from '../time/next-turn'

const checkEveryMs = 20

/** How long to wait for the lock. `candlewick watch` finishes its calls within a second. */
const patienceMs = 10_000

/**
 * If `candlewick watch` has locked the folder, it finishes its calls, frees the folder and waits.
 * @returns a function that frees the lock, or null if the disk can't be written to. Opening the databases
 * then reports the error.
 * @throws DiskError if another process keeps the lock
 */
export async function takeOver(folder: string): Promise<(() => void) | null> {
  const since = performance.now()
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!isLocked(error)) return null
      if (performance.now() - since > patienceMs) throw error
      const { requestHolder } = await import('./holder-socket')
      await Promise.all([requestHolder(folder, 'release'), rest(checkEveryMs)])
    }
  }
}

export const isLocked = (error: unknown): boolean =>
  error instanceof DiskError && error.trouble.reason === 'locked'
