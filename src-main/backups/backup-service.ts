import type { BackupCopy, BackupsState } from '../../src-shared/contract/backups'
import type { EpochMs } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import { FaultError, inputFault } from '../faults/fault-error'
import type { BackupFolder } from '../storage/backup-folder'
import type { Migration } from '../storage/database'
import type { Clock } from '../time/clock'
import { day } from '../../src-shared/time'

const lookEveryMs = 15 * 60_000
/** After a start: nothing that is on its way to the screen is held up. */
const firstLookMs = 60_000

export interface BackupSources {
  readonly clock: Clock
  readonly migrations: readonly Migration[]
  /** The copies of the service that runs now. */
  readonly folder: () => BackupFolder
  /** Closes the file, lets it be exchanged, and opens it again; where it can't be opened, as it was before. */
  readonly reopen: (
    exchange: () => { undo(): void; done(): void },
    gap: { from: EpochMs; to: EpochMs }
  ) => void
  readonly report: (error: unknown, where: string) => void
}

/** Copies of state.db: one a day, and the way back. */
export class BackupService {
  readonly changed = new Emitter<BackupsState>()
  readonly #sources: BackupSources
  readonly #stop: (() => void)[]
  #working: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(sources: BackupSources) {
    this.#sources = sources
    const look = (): void => void this.#inTurn(() => this.#takeDaily())
    this.#stop = [sources.clock.after(firstLookMs, look), sources.clock.every(lookEveryMs, look)]
  }

  state(): BackupsState {
    return { copies: this.#sources.folder().list() }
  }

  /** @throws FaultError where there is no such copy, or it can't be read; DiskError, all is as it was */
  putBack({ id }: { readonly id: string }): Promise<BackupsState> {
    return this.#inTurn(async () => {
      const { clock, migrations, reopen } = this.#sources
      const folder = this.#sources.folder()
      const copy = folder.list().find(known => known.id === id)
      if (copy === undefined) throw new FaultError(inputFault('backup-gone'))
      if (!folder.isSound(id, migrations)) throw new FaultError(inputFault('backup-damaged'))
      await folder.take('replaced', clock.now())
      reopen(() => folder.putBack(id), { from: copy.at, to: clock.now() })
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
    await this.#working.catch(() => undefined)
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

  /** One thing at a time: a copy is not made of a file that is being exchanged. */
  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.#working.then(work)
    this.#working = done.catch(() => undefined)
    return done
  }
}

/** A copy from the future was made by a clock that was set back since. */
const isOfToday = ({ at, reason }: BackupCopy, now: EpochMs): boolean =>
  reason === 'daily' && at <= now && now - at < day
