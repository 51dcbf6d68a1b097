import { DiskError } from '../storage/disk-error'
import { lockFolder } from '../storage/folder-lock'
import { rest } from '../time/next-turn'

const lookEveryMs = 20

/** A watcher ends its calls within a second. */
const patienceMs = 10_000

/**
 * Locks the data folder. A watcher that has it finishes its calls first and then waits.
 * @returns a function that frees the lock, null if the disk can't be written, which the databases report
 * @throws DiskError if another process doesn't free it
 */
export async function takeOver(folder: string): Promise<(() => void) | null> {
  const since = performance.now()
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!isLocked(error)) return null
      if (performance.now() - since > patienceMs) throw error
      const { askHolder } = await import('./holder-socket')
      await Promise.all([askHolder(folder, 'release'), rest(lookEveryMs)])
    }
  }
}

export const isLocked = (error: unknown): boolean =>
  error instanceof DiskError && error.trouble.reason === 'locked'
