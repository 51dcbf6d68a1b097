import type { DiskTrouble } from '../../src-shared/contract/disk'
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
import { SoundMark } from './sound-mark'
import { hasRoom, looksWritable } from './space'

/** Between two looks while all is well, and while it is not. */
const lookEveryMs = 20_000
const retryEveryMs = 5_000

/** Sees each statement of a file right before it is made; what it throws stands for what the disk would. */
export type BeforeStatement = (path: string, sql: string) => void

interface OpenFile {
  readonly path: string
  /** Throws where the path leads to another file by now, or to none. */
  readonly inPlace: () => void
  /** A commit of one page that changes nothing: what it throws, a real write would. */
  readonly commit: () => void
  /** How long a statement waits for another program to let go of the file. */
  readonly wait: (ms: number) => void
}

/**
 * The data folder: opens databases in it and knows whether they can be written. Every failure of a statement that the
 * disk, the file system or another program is to blame for leaves it as a DiskError and begins a trouble, which ends
 * when real writes succeed again.
 */
export class Disk {
  /** A trouble began, is another one, or is over (null). Told when the stack is done: whoever hears it may write. */
  readonly changed = new Emitter<DiskTrouble | null>()
  readonly #folder: string
  readonly #clock: Clock
  readonly #before: BeforeStatement
  readonly #open = new Map<Database, OpenFile>()
  #trouble: DiskTrouble | null = null
  #told: DiskTrouble | null = null
  #isClosed = false
  #cancel: () => void = () => undefined

  /**
   * Makes the folder where there is none, and closes it to other users.
   * @param before where a disk is simulated that fails
   * @throws DiskError
   */
  constructor(folder: string, clock: Clock, before: BeforeStatement = () => undefined) {
    this.#folder = folder
    this.#clock = clock
    this.#before = before
    this.#onDisk(null, () => {
      makePrivateFolder(folder)
      closeToOthers(folder)
    })
    this.#lookAgain()
  }

  /** Why nothing can be written; null while all is well. */
  get trouble(): DiskTrouble | null {
    return this.#trouble
  }

  /**
   * Opens a database whose every failure is told here. One that can't be opened is its opener's trouble alone.
   * @param pages those of a file that is as we closed it, less than a day after all were read, need not be read again: damage that
   *   came since shows in a statement, and the next time it is opened
   * @throws DiskError, NewerDatabaseError
   */
  open(
    path: string,
    migrations: readonly Migration[],
    durability: 'full' | 'normal',
    pages: 'read' | 'read-once-a-day' = 'read'
  ): OpenedDatabase {
    const now = this.#clock.now()
    const mark = pages === 'read' ? null : new SoundMark(path)
    const checkedAt = mark?.take(now) ?? null
    let isDoubted = false
    const opened = this.#onDisk(path, () =>
      openDatabase(path, migrations, durability, now, checkedAt !== null)
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
      commit: () => exec(`PRAGMA user_version = ${migrations.length}`),
      wait: ms => exec(`PRAGMA busy_timeout = ${ms}`)
    }
    this.#open.set(database, file)
    guarded(database, {
      attempt: (sql, work) => {
        const attempted = (): ReturnType<typeof work> => {
          this.#before(path, sql)
          // What must not be lost is not written where nobody would find it.
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
        // Another file in its place is none that we know.
        const isKnown = !isDoubted && looksWell(file)
        close()
        if (isKnown) mark?.leave(checkedAt ?? now)
        // The trouble may have been this one's.
        if (this.#trouble !== null) this.look()
      }
    })
    return opened
  }

  /** Looks whether all is as it was; while it is not, by real writes. */
  look(): void {
    const files = [...this.#open.values()]
    if (this.#trouble === null && files.every(file => looksWell(file))) return
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
    this.#lookAgain()
  }

  /** From now on nothing is looked at or told: whoever heard it would write to files that are closed. */
  close(): void {
    this.#isClosed = true
    this.#cancel()
  }

  #lookAgain(): void {
    this.#cancel()
    this.#cancel = this.#clock.every(this.#trouble === null ? lookEveryMs : retryEveryMs, () => this.look())
  }

  #begin(trouble: DiskTrouble): void {
    const before = this.#trouble
    if (before?.reason === trouble.reason && before.file === trouble.file) return
    this.#tell({ ...trouble, since: before?.since ?? trouble.since })
    if (before === null) this.#lookAgain()
  }

  #tell(trouble: DiskTrouble | null): void {
    this.#trouble = trouble
    // Who waits blocks the whole app: once is enough.
    for (const { wait } of this.#open.values()) wait(trouble?.reason === 'locked' ? 0 : busyTimeoutMs)
    queueMicrotask(() => {
      if (this.#isClosed || this.#trouble === this.#told) return
      this.#told = this.#trouble
      this.changed.emit(this.#told)
    })
  }

  /** What the disk is to blame for is thrown on as a DiskError, after `failed` has seen it. */
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

function looksWell({ path, inPlace: stays }: OpenFile): boolean {
  try {
    stays()
  } catch {
    return false
  }
  return looksWritable(path)
}
