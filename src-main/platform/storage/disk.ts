import type { DiskTrouble } from '../../../src-shared/contract/disk'
import { Emitter } from '../events/emitter'
import type { Clock } from '../time/clock'
import {
  busyTimeoutMs,
  isDamage,
  openDatabase,
  type Database,
  type Migration,
  type OpenedDatabase
} from './database'
import { DiskError } from './disk-error'
import { diskFailure } from './disk-failure'
import { guarded } from './guarded'
import { inPlace } from './in-place'
import { closeToOthers, makePrivateFolder } from './private-files'
import { IntegrityMarker } from './integrity-marker'
import { hasRoom, seemsWritable } from './space'

const checkEveryMs = 20_000
const retryEveryMs = 5_000

/** This many pages fill at least one block of a disk, which usually has 4 kB. */
const pagesPerBlock = 9

/** Runs before each statement. Throws to simulate a disk error. */
export type BeforeStatement = (path: string, sql: string) => void

interface OpenFile {
  readonly path: string
  /** Throws if the file was moved, removed or replaced. */
  readonly inPlace: () => void
  readonly commit: () => void
  readonly wait: (ms: number) => void
}

/**
 * Tracks whether the data folder can be written (docs/decisions/0009). Statements that fail because of the disk
 * throw a DiskError.
 */
export class Disk {
  /**
   * Emits a disk problem, or null when it's over. This happens in a microtask, so that listeners may write.
   */
  readonly changed = new Emitter<DiskTrouble | null>()
  readonly #folder: string
  readonly #clock: Clock
  readonly #before: BeforeStatement
  readonly #isExclusive: boolean
  readonly #open = new Map<Database, OpenFile>()
  #trouble: DiskTrouble | null = null
  #reported: DiskTrouble | null = null
  #isClosed = false
  #cancel: () => void = () => undefined

  /**
   * Removes other users' access to the folder.
   * @throws DiskError
   */
  constructor(folder: string, clock: Clock, before: BeforeStatement = () => undefined, isExclusive = false) {
    this.#folder = folder
    this.#clock = clock
    this.#before = before
    this.#isExclusive = isExclusive
    this.#onDisk(null, () => {
      makePrivateFolder(folder)
      closeToOthers(folder)
    })
    this.#rescheduleCheck()
  }

  get trouble(): DiskTrouble | null {
    return this.#trouble
  }

  /**
   * If opening a database fails, it isn't counted as a disk problem.
   * @param pages 'read-once-a-day': damage of an unchanged file may be found later
   * @throws DiskError, NewerDatabaseError, or an Error if the file is already open
   */
  open(
    path: string,
    migrations: readonly Migration[],
    durability: 'full' | 'normal',
    pages: 'read' | 'read-once-a-day' = 'read'
  ): OpenedDatabase {
    // A file can't be opened twice, because two instances of a ledger would miss each other's calls.
    if ([...this.#open.values()].some(file => file.path === path)) throw new Error(`Already open: ${path}`)
    const now = this.#clock.now()
    const mark = pages === 'read' ? null : new IntegrityMarker(path)
    const checkedAt = mark?.take(now) ?? null
    let isDoubted = false
    const opened = this.#onDisk(path, () =>
      openDatabase(path, migrations, durability, now, checkedAt !== null, this.#isExclusive)
    )
    const { database } = opened
    const stays = inPlace(path)
    const made = database.exec.bind(database)
    const exec = (sql: string): void => {
      this.#before(path, sql)
      made(sql)
    }
    const close = database.close.bind(database)
    const file: OpenFile = {
      path,
      inPlace: stays,
      commit: () => {
        // Writes several pages, because the first ones may fit into a block that the file already has.
        for (let page = 0; page < pagesPerBlock; page++) exec(`PRAGMA user_version = ${migrations.length}`)
      },
      wait: ms => exec(`PRAGMA busy_timeout = ${ms}`)
    }
    this.#open.set(database, file)
    guarded(database, {
      attempt: (sql, work) => {
        const attempted = (): ReturnType<typeof work> => {
          this.#before(path, sql)
          // A write to a moved or replaced file succeeds, but is lost.
          if (durability === 'full' && !isQuestion(sql)) stays()
          try {
            return work()
          } catch (error) {
            isDoubted ||= isDamage(error)
            throw error
          }
        }
        return this.#onDisk(path, attempted, failure => this.#begin(failure.trouble))
      },
      close: () => {
        this.#open.delete(database)
        // Leaves no marker for a file that may have been replaced, because the next start must read all of
        // its pages.
        const isKnown = !isDoubted && isWorking(file)
        close()
        if (isKnown) mark?.leave(checkedAt ?? now)
        // Checks again, because the closed file may have caused the problem.
        if (this.#trouble !== null) this.check()
      }
    })
    return opened
  }

  /** After a failure, the check tries real writes. */
  check(): void {
    const files = [...this.#open.values()]
    if (this.#trouble === null && files.every(file => isWorking(file))) return
    try {
      for (const { path, inPlace: stays, commit } of files) {
        this.#onDisk(path, stays)
        this.#onDisk(path, commit)
      }
    } catch (error) {
      if (!(error instanceof DiskError)) throw error
      return this.#begin(error.trouble)
    }
    if (this.#trouble === null || (this.#trouble.reason === 'full' && !hasRoom(this.#folder))) return
    this.#tell(null)
    this.#rescheduleCheck()
  }

  /** No longer emits changes, because listeners would write to closed files. */
  close(): void {
    this.#isClosed = true
    this.#cancel()
  }

  #rescheduleCheck(): void {
    this.#cancel()
    this.#cancel = this.#clock.every(this.#trouble === null ? checkEveryMs : retryEveryMs, () => this.check())
  }

  #begin(trouble: DiskTrouble): void {
    const before = this.#trouble
    if (before?.reason === trouble.reason && before.file === trouble.file) return
    this.#tell({ ...trouble, since: before?.since ?? trouble.since })
    if (before === null) this.#rescheduleCheck()
  }

  #tell(trouble: DiskTrouble | null): void {
    this.#trouble = trouble
    // After a lock, statements no longer wait for it, because each wait would block the whole app.
    for (const { wait } of this.#open.values()) wait(trouble?.reason === 'locked' ? 0 : busyTimeoutMs)
    queueMicrotask(() => {
      if (this.#isClosed || this.#trouble === this.#reported) return
      this.#reported = this.#trouble
      this.changed.emit(this.#reported)
    })
  }

  #onDisk<Answer>(path: string | null, work: () => Answer, failed?: (failure: DiskError) => void): Answer {
    try {
      return work()
    } catch (error) {
      const failure = diskFailure(error, { folder: this.#folder, file: path, now: this.#clock.now() })
      if (failure === null) throw error
      failed?.(failure)
      throw failure
    }
  }
}

const isQuestion = (sql: string): boolean => sql === '' || /^\s*SELECT\b/i.test(sql)

function isWorking({ path, inPlace: stays }: OpenFile): boolean {
  try {
    stays()
  } catch {
    return false
  }
  return seemsWritable(path)
}
