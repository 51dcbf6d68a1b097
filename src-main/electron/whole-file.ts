import { randomUUID } from 'node:crypto'
import { promises as files } from 'node:fs'
import { dirname, join } from 'node:path'

/** The bits of a mode that say who may do what. */
const permissions = 0o7777

/**
 * Writes text or bytes to a file: the whole of it, or what was there before stays as it was. A file that is replaced
 * keeps its permissions; a link is replaced and what it leads to is left alone.
 * @throws the file system's error, such as ENOSPC or EACCES
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  // Beside the target, since only within one file system a rename is a single step. In a folder that others may
  // write to, a name they could guess would let them put a link of their own in its place.
  const draft = join(dirname(path), `.candlewick-${randomUUID()}.part`)
  const before = await files.lstat(path).catch(() => null)
  try {
    const file = await files.open(draft, 'wx')
    try {
      if (before?.isFile()) await file.chmod(before.mode & permissions)
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await files.rename(draft, path)
  } catch (error) {
    await files.rm(draft, { force: true })
    throw error
  }
}
