import { readFileSync, statSync } from 'node:fs'

/** The holder is found in /proc/locks, which only Linux has. Null if unknown. */
export function lockHolder(path: string): { readonly name: string; readonly pid: number } | null {
  try {
    // SQLite locks either the database or the index of its log.
    const inodes = new Set([path, `${path}-shm`].flatMap(inodeOf))
    for (const line of readFileSync('/proc/locks', 'utf8').split('\n')) {
      // A line looks like `1: POSIX ADVISORY WRITE 4711 fd:00:98765 128 128`.
      const [, , , mode, pid, place] = line.split(/\s+/)
      const inode = place?.split(':')[2]
      if (mode !== 'WRITE' || inode === undefined || !inodes.has(inode) || Number(pid) === process.pid)
        continue
      return { name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim(), pid: Number(pid) }
    }
  } catch {
    // There's no /proc/locks, or the program has ended.
  }
  return null
}

function inodeOf(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? [String(found.ino)] : []
}
