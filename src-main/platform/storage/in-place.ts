import { statSync } from 'node:fs'

/**
 * Returns a function that throws if the database or its log has moved. Writes to a moved file would be lost.
 */
export function inPlace(path: string): () => void {
  const files = [path, `${path}-wal`].map(file => ({ file, number: numberOf(file) }))
  return () => {
    for (const { file, number } of files)
      if (number !== null && numberOf(file) !== number)
        throw Object.assign(new Error(`${file} has changed`), { code: 'ENOENT' })
  }
}

const numberOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.ino ?? null
