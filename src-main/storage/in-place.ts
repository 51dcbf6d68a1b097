import { statSync } from 'node:fs'

/**
 * Remembers which file a path leads to, and which write-ahead log lies beside it. What is written after one of them was moved,
 * deleted or replaced reaches the old one, which nobody finds again, and no write fails.
 * @returns looks again. @throws as the file system does where a path leads nowhere, or elsewhere
 */
export function inPlace(path: string): () => void {
  const files = [path, `${path}-wal`].map(file => ({ file, number: numberOf(file) }))
  return () => {
    for (const { file, number } of files)
      if (number !== null && numberOf(file) !== number)
        throw Object.assign(new Error(`${file} is not what it was`), { code: 'ENOENT' })
  }
}

/** The system's own number of a file; null where there is none. */
const numberOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.ino ?? null
