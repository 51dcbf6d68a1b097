import { statSync } from 'node:fs'

/**
 * If a database or its write-ahead log is moved, deleted or replaced, writes still succeed but go to the lost file.
 * @returns a check that throws if the path leads elsewhere
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
