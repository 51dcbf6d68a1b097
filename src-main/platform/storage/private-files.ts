import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Other users get no access, because the data shows what the user watches and spends. */
const privateFolder = 0o700
const privateFile = 0o600

export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: privateFolder })
}

export function makePrivateFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'wx', privateFile))
}

/**
 * Skips links, because their targets may belong to someone else, and files whose permissions can't be
 * changed.
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
    // Ignores the error, because opening the file reports the problem.
  }
}
