import { statSync } from 'node:fs'

/**
 * Returns a check that a database and its write-ahead log are still at their paths. If one was moved, deleted or
 * replaced, writes succeed, but go to a file that is lost.
 * @returns throws if there's a different file or none
 */
export function inPlace(path: string): () => void {
  const files = [path, `${path}-wal`].map(file => ({ file, number: numberOf(file) }))
  return () => {
    for (const { file, number } of files)
      if (number !== null && numberOf(file) !== number)
        throw Object.assign(new Error(`${file} is not what it was`), { code: 'ENOENT' })
  }
}

const numberOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.ino ?? null
