import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** For their owner alone: what is kept says what somebody watches, and what it cost. */
const privateFolder = 0o700
const privateFile = 0o600

/** Makes a folder, and those above it that are missing, that its owner alone can enter. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: privateFolder })
}

/** Makes an empty file that its owner alone can read; one that is there is left as it is. */
export function makePrivateFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'wx', privateFile))
}

/**
 * Closes a folder and all that lies in it to everybody but its owner, whatever it was before. Links are left alone: what
 * they lead to is not ours. So is what can't be changed (somebody else's, or a file system without permissions).
 */
export function closeToOthers(folder: string): void {
  close(folder, privateFolder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) closeToOthers(path)
    else if (entry.isFile()) close(path, privateFile)
  }
}

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch {
    // Whether it can be read and written shows when it is opened.
  }
}
