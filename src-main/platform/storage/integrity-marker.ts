import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { EpochMs } from '../../../src-shared/contract/values'
import { parsedJson } from '../../../src-shared/json'

/** After this time, all pages are read again, because bit rot doesn't change the modification time. */
const validForMs = 86_400_000

const Note = z.object({ size: z.number(), changedAtMs: z.number(), inode: z.number(), checkedAt: z.number() })

/**
 * The file `state.db.sound` has the size and modification time of the closed database, and when all its pages
 * were last read. It doesn't exist while the database is open or after a crash.
 */
export class IntegrityMarker {
  readonly #path: string
  readonly #notePath: string

  constructor(path: string) {
    this.#path = path
    this.#notePath = `${path}.sound`
  }

  /** Reads and removes the marker. */
  take(now: EpochMs): EpochMs | null {
    try {
      const { checkedAt, ...left } = Note.parse(parsedJson(readFileSync(this.#notePath, 'utf8')))
      rmSync(this.#notePath)
      const found = this.#inspect()
      const isAsLeft = Object.entries(found).every(
        ([name, value]) => left[name as keyof typeof found] === value
      )
      const passed = now - checkedAt
      return isAsLeft && !this.#hasLog() && passed >= 0 && passed < validForMs ? checkedAt : null
    } catch {
      return null
    }
  }

  /** The database must be closed. Does nothing if another program has it open or the disk fails. */
  leave(checkedAt: EpochMs): void {
    try {
      if (this.#hasLog()) return
      // Sets the modification time back. It has a resolution of a few ms, so a write right after this might
      // not change it otherwise.
      const { atime, mtimeMs } = statSync(this.#path)
      utimesSync(this.#path, atime, Math.floor(mtimeMs / 1_000) - 1)
      const mark: z.infer<typeof Note> = { ...this.#inspect(), checkedAt }
      writeFileSync(this.#notePath, JSON.stringify(mark), { mode: 0o600 })
    } catch {
      // Without a marker, the next start reads all pages.
    }
  }

  /** Just reading the database may leave an empty log. */
  #hasLog(): boolean {
    return (statSync(`${this.#path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
  }

  #inspect(): Omit<z.infer<typeof Note>, 'checkedAt'> {
    const { size, mtimeMs, ino } = statSync(this.#path)
    return { size, changedAtMs: mtimeMs, inode: ino }
  }
}
