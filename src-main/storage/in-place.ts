import { statSync } from 'node:fs'

/**
 * Remembers which file a path leads to, and its write-ahead log. If one is moved, deleted or replaced, later writes
 * succeed but go to the old file, which nobody finds again.
 * @returns a check that throws like the file system if the path leads nowhere or elsewhere
 */
export function inPlace(path: string): () => void {
  const files = [path, `${path}-wal`].map(file => ({ file, number: numberOf(file) }))
  return () => {
    for (const { file, number } of files)
      if (number !== null && numberOf(file) !== number)
        throw Object.assign(new Error(`${file} is not what it was`), { code: 'ENOENT' })
  }
}

/** The file's inode, or null if there is none. */
const numberOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.ino ?? null
