import { randomUUID } from 'node:crypto'
import { promises as files } from 'node:fs'
import { dirname, join } from 'node:path'

const permissions = 0o7777

/**
 * If writing fails, the old file stays. Keeps the permissions of the old file. Replaces a link, not its
 * target.
 * @throws the file system's error, such as ENOSPC or EACCES
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  // The draft is in the same folder, because renaming is only atomic within a file system. Its name is
  // random, so that other users can't put a link there.
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
