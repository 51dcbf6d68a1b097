import { rmSync } from 'node:fs'

/**
 * Removes a program's folder. Children of a program that was killed write on for a moment (a network cache, a
 * database's journal), so a folder that fills again while it is emptied is tried for five seconds and more; one that
 * still fills then is left to the system's temporary files: no story is about it.
 */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}
