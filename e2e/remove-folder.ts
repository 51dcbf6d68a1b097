import { rmSync } from 'node:fs'

/**
 * Children of a killed program may still write (network cache, database journal), so this retries for at
 * least five seconds.
 */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}
