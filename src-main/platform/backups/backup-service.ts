import type { BackupCopy, BackupsState } from '../../../src-shared/contract/backups'
import type { EpochMs } from '../../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import { FaultError, inputFault } from '../faults/fault-error'
import type { BackupFolder } from '../storage/backup-folder'
import type { Migration } from '../storage/database'
import type { Clock } from '../time/clock'
import { TurnTaking } from '../time/turn-taking'
import { day } from '../../../src-shared/time'

const checkEveryMs = 15 * 60_000
/** Late enough not to delay the first view. */
const firstCheckMs = 60_000

export interface BackupSources {
  readonly clock: Clock
  readonly migrations: readonly Migration[]
  readonly folder: () => BackupFolder
  /**
   * Restores the previous file if the copy can't be opened.
   * @throws FaultError if the user has switched to another service
   */
  readonly reopen: (
    folder: BackupFolder,
    exchange: () => Promise<() => { undo(): void; done(): void }>,
    gap: () => { from: EpochMs; to: EpochMs }
  ) => Promise<void>
  readonly report: (error: unknown, where: string) => void
}

export class BackupService {
  readonly changed = new Emitter<BackupsState>()
  readonly #sources: BackupSources
  readonly #stop: (() => void)[]
  /** A file must not be copied while it's being replaced. */
  readonly #work = new TurnTaking()
  #isClosed = false

  constructor(sources: BackupSources) {
    this.#sources = sources
    const check = (): void => void this.#work.inTurn(() => this.#takeDaily())
    this.#stop = [sources.clock.after(firstCheckMs, check), sources.clock.every(checkEveryMs, check)]
  }

  state(): BackupsState {
    return { copies: this.#sources.folder().list() }
  }

  /**
   * Changes nothing if it fails.
   * @throws FaultError if the backup can't be read
   * @throws DiskError
   */
  putBack({ id }: { readonly id: string }): Promise<BackupsState> {
    return this.#work.inTurn(async () => {
      const { clock, migrations, reopen } = this.#sources
      const folder = this.#sources.folder()
      const copy = folder.list().find(known => known.id === id)
      if (copy === undefined) throw new FaultError(inputFault('backup-gone'))
      if (!folder.isSound(id, migrations)) throw new FaultError(inputFault('backup-damaged'))
      const exchange = async () => {
        // Backs up the current database only now, once all of its calls are settled in the ledger.
        await folder.take('replaced', clock.now())
        return () => folder.putBack(id)
      }
      await reopen(folder, exchange, () => ({ from: copy.at, to: clock.now() }))
      return this.#publish()
    })
  }

  publish(): void {
    this.#publish()
  }

  /** Waits for a running backup, whose thread reads the file. */
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
      // The next write reports a disk problem to the user, so this is only logged.
      report(error, 'copying state.db')
    }
  }

  #publish(): BackupsState {
    const state = this.state()
    this.changed.emit(state)
    return state
  }
}

/** Copies dated in the future were made before the clock was set back. */
const isOfToday = ({ at, reason }: BackupCopy, now: EpochMs): boolean =>
  reason === 'daily' && at <= now && now - at < day
