import type { BackupCopy, BackupsState } from '../../src-shared/contract/backups'
import type { EpochMs } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import { FaultError, inputFault } from '../faults/fault-error'
import type { BackupFolder } from '../storage/backup-folder'
import type { Migration } from '../storage/database'
import type { Clock } from '../time/clock'
import { TurnTaking } from '../time/turn-taking'
import { day } from '../../src-shared/time'

const lookEveryMs = 15 * 60_000
/** After a start: nothing that is on its way to the screen is held up. */
const firstLookMs = 60_000

export interface BackupSources {
  readonly clock: Clock
  readonly migrations: readonly Migration[]
  /** The copies of the service that runs now. */
  readonly folder: () => BackupFolder
  /**
   * Ends what uses the file of these copies, makes ready while it is still open, lets it be exchanged, and opens it again; where it
   * can't be opened, as it was before.
   * @throws FaultError where another service is watched by then
   */
  readonly reopen: (
    folder: BackupFolder,
    exchange: () => Promise<() => { undo(): void; done(): void }>,
    gap: () => { from: EpochMs; to: EpochMs }
  ) => Promise<void>
  readonly report: (error: unknown, where: string) => void
}

/** Copies of state.db: one a day, and the way back. */
export class BackupService {
  readonly changed = new Emitter<BackupsState>()
  readonly #sources: BackupSources
  readonly #stop: (() => void)[]
  /** A copy is not made of a file that is being exchanged. */
  readonly #work = new TurnTaking()
  #isClosed = false

  constructor(sources: BackupSources) {
    this.#sources = sources
    const look = (): void => void this.#work.inTurn(() => this.#takeDaily())
    this.#stop = [sources.clock.after(firstLookMs, look), sources.clock.every(lookEveryMs, look)]
  }

  state(): BackupsState {
    return { copies: this.#sources.folder().list() }
  }

  /** @throws FaultError where there is no such copy, or it can't be read; DiskError, all is as it was */
  putBack({ id }: { readonly id: string }): Promise<BackupsState> {
    return this.#work.inTurn(async () => {
      const { clock, migrations, reopen } = this.#sources
      const folder = this.#sources.folder()
      const copy = folder.list().find(known => known.id === id)
      if (copy === undefined) throw new FaultError(inputFault('backup-gone'))
      if (!folder.isSound(id, migrations)) throw new FaultError(inputFault('backup-damaged'))
      const exchange = async () => {
        // Once every call is booked: the copy of what is replaced knows of all of them.
        await folder.take('replaced', clock.now())
        return () => folder.putBack(id)
      }
      await reopen(folder, exchange, () => ({ from: copy.at, to: clock.now() }))
      return this.#publish()
    })
  }

  /** Another service is watched. */
  publish(): void {
    this.#publish()
  }

  /** Waits for a copy that is being made: its thread reads the file. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const stop of this.#stop) stop()
    await this.#work.done()
  }

  async #takeDaily(): Promise<void> {
    const { clock, report } = this.#sources
    const now = clock.now()
    try {
      const folder = this.#sources.folder()
      if (this.#isClosed || folder.list().some(copy => isOfToday(copy, now))) return
      await folder.take('daily', now)
      this.#publish()
    } catch (error) {
      // The disk that refuses it is told of by whatever is written next.
      report(error, 'copying state.db')
    }
  }

  #publish(): BackupsState {
    const state = this.state()
    this.changed.emit(state)
    return state
  }
}

/** A copy from the future was made by a clock that was set back since. */
const isOfToday = ({ at, reason }: BackupCopy, now: EpochMs): boolean =>
  reason === 'daily' && at <= now && now - at < day
