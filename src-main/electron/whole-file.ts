import { promises as files } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes text or bytes to a file: the whole of it, or what was there before stays as it was.
 * @throws the file system's error, such as ENOSPC or EACCES
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  // A link is written through, not replaced: whoever made it wants the text at its end.
  const target = await files.realpath(path).catch(() => path)
  // Beside the target, since only within one file system a rename is a single step.
  const draft = join(dirname(target), `.candlewick-${process.pid}.part`)
  try {
    const file = await files.open(draft, 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await files.rename(draft, target)
  } catch (error) {
    await files.rm(draft, { force: true })
    throw error
  }
}
