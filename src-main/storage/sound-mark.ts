import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { EpochMs } from '../../src-shared/contract/values'
import { parsedJson } from '../../src-shared/json'

/** Rot on a disk changes no time of a file: every page is read again after a day, whoever wrote last. */
const heldForMs = 86_400_000

const Note = z.object({ size: z.number(), changedAtMs: z.number(), inode: z.number(), checkedAt: z.number() })

/**
 * A note beside a database, `state.db.sound`: how the file was when we closed it, and when all of its pages were last read. It is
 * there only while nobody has the file open, so that after a crash there is none.
 */
export class SoundMark {
  readonly #path: string
  readonly #notePath: string

  /** @param path of the database */
  constructor(path: string) {
    this.#path = path
    this.#notePath = `${path}.sound`
  }

  /** Takes the note away. @returns when every page was read, epoch ms; null where they have to be read now */
  take(now: EpochMs): EpochMs | null {
    try {
      const { checkedAt, ...left } = Note.parse(parsedJson(readFileSync(this.#notePath, 'utf8')))
      rmSync(this.#notePath)
      const found = this.#look()
      const isAsLeft = Object.entries(found).every(
        ([name, value]) => left[name as keyof typeof found] === value
      )
      const passed = now - checkedAt
      return isAsLeft && !this.#hasLog() && passed >= 0 && passed < heldForMs ? checkedAt : null
    } catch {
      return null
    }
  }

  /**
   * Leaves the note, once the file is closed. None where somebody else still has it open, or the disk takes nothing.
   * @param checkedAt when every page was read
   */
  leave(checkedAt: EpochMs): void {
    try {
      if (this.#hasLog()) return
      // A clock of files ticks every few milliseconds: what is written in this very tick must show all the same.
      const { atime, mtimeMs } = statSync(this.#path)
      utimesSync(this.#path, atime, Math.floor(mtimeMs / 1_000) - 1)
      const mark: z.infer<typeof Note> = { ...this.#look(), checkedAt }
      writeFileSync(this.#notePath, JSON.stringify(mark), { mode: 0o600 })
    } catch {
      // The next start reads every page.
    }
  }

  /** Pages that are written into the file later, by whoever has it open or opens it. A mere look leaves an empty log. */
  #hasLog(): boolean {
    return (statSync(`${this.#path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
  }

  #look(): Omit<z.infer<typeof Note>, 'checkedAt'> {
    const { size, mtimeMs, ino } = statSync(this.#path)
    return { size, changedAtMs: mtimeMs, inode: ino }
  }
}
