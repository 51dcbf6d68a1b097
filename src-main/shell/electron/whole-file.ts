import { randomUUID } from 'node:crypto'
import { promises as files } from 'node:fs'
import { dirname, join } from 'node:path'

/** Permission bits of a mode. */
const permissions = 0o7777

/**
 * Writes a file completely or leaves the old one as it is. Keeps the old file's permissions. If the path is a link,
 * replaces the link and not its target.
 * @throws the file system's error, such as ENOSPC or EACCES
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  // The draft is in the same folder, because renaming is atomic only within a file system. Its name is random, so
  // that other users of the folder can't put a link there.
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
