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
/** The first check comes late enough not to delay the first view. */
const firstCheckMs = 60_000

export interface BackupSources {
  readonly clock: Clock
  readonly migrations: readonly Migration[]
  readonly folder: () => BackupFolder
  /**
   * Closes state.db, exchanges the file and opens it again. Restores the previous file if the copy can't be
   * opened.
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
  /** One piece of work at a time, because a file must not be copied while it's being replaced. */
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
   * Replaces the current database with a backup. Changes nothing if that fails.
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
        // Backs up the current database only now, because all of its calls must be settled in the ledger
        // first.
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

  /** Waits for a running backup, because its thread reads the file. */
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
      // Only logs the problem, because the next write reports it to the user.
      report(error, 'copying state.db')
    }
  }

  #publish(): BackupsState {
    const state = this.state()
    this.changed.emit(state)
    return state
  }
}

/**
 * Whether the copy is today's. A copy dated in the future was made before the clock was set back, so it
 * doesn't count.
 */
const isOfToday = ({ at, reason }: BackupCopy, now: EpochMs): boolean =>
  reason === 'daily' && at <= now && now - at < day
