import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The size of a page. Linux counts and writes whole pages. */
const pageBytes = 4_096

export class DiskWrites {
  readonly #folder: string
  readonly #content = new Map<string, Buffer>()
  readonly #bytes = new Map<string, number>()
  #from = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  begin(): void {
    this.flush()
    this.#bytes.clear()
    this.#from = writtenBytes()
  }

  /**
   * Flushing reads all files, which releases this process's locks on a database, so no other process may open
   * the databases.
   */
  flush(): void {
    execFileSync('sync', ['--file-system', this.#folder])
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const [before, after] = [this.#content.get(path), contentOf(path)]
      if (after === null) continue
      this.#content.set(path, after)
      const changed = changedPages(before, after) * pageBytes
      this.#bytes.set(entry.name, (this.#bytes.get(entry.name) ?? 0) + changed)
    }
  }

  get bytes(): number {
    return writtenBytes() - this.#from
  }

  /**
   * `again` are pages that were written more than once between two calls of `flush`, and the file system's
   * own data.
   */
  byFile(): Readonly<Record<string, number>> {
    const files = [...this.#bytes].filter(([, bytes]) => bytes > 0)
    const again = files.reduce((left, [, bytes]) => left - bytes, this.bytes)
    return Object.fromEntries([...files, ['again', again]])
  }
}

/** Returns null if the file is gone. */
function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function changedPages(before: Buffer | undefined, after: Buffer): number {
  let pages = 0
  for (let at = 0; at < after.length; at += pageBytes) {
    const end = at + pageBytes
    if (before === undefined || !after.subarray(at, end).equals(before.subarray(at, end))) pages++
  }
  return pages
}

/** A page with an earlier pending change isn't counted again. */
function writtenBytes(): number {
  const [, bytes] = /^write_bytes: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8')) ?? []
  return Number(bytes)
}
