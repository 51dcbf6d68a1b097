import { BackupService } from '../../platform/backups/backup-service'
import type { ServiceTarget } from '../../watching/connection/connection-service'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import { log } from '../../platform/log/log'
import { diskFailure } from '../../platform/storage/disk-failure'
import { BackupFolder, type CopyDatabase } from '../../platform/storage/backup-folder'
import { stateMigrations } from '../../platform/storage/migrations/state'
import type { Clock } from '../../platform/time/clock'
import { sessionFolder, stateFileIn } from './session-files'
import type { RunningSession, RunningSessionSources } from './running-session'

const stateFile = (root: string, target: ServiceTarget): string =>
  stateFileIn(sessionFolder(root, target.mode === 'demo' ? null : target.address))

export const copyBeforeMigration =
  (root: string, clock: Clock, copy?: CopyDatabase): RunningSessionSources['copyBefore'] =>
  async target => {
    const file = stateFile(root, target)
    try {
      await new BackupFolder(file, copy).takeBeforeMigration(stateMigrations, clock.now())
    } catch (error) {
      const { path: at = file } = error as NodeJS.ErrnoException
      throw diskFailure(error, { folder: root, file: at, now: clock.now() }) ?? error
    }
  }

export const backupsOf = (
  root: string,
  clock: Clock,
  running: RunningSession,
  copy?: CopyDatabase
): BackupService =>
  new BackupService({
    clock,
    migrations: stateMigrations,
    report: log.error,
    folder: () => new BackupFolder(stateFile(root, running.target), copy),
    reopen: (folder, exchange, gapTo) =>
      running.inTurn(async () => {
        if (folder.path !== stateFile(root, running.target)) throw new FaultError(inputFault('backup-gone'))
        const { covered } = running.session.coinConsent
        await running.reopen(exchange, ({ gaps, coinConsent, deliveries }) => {
          coinConsent.keepOnly(covered)
          deliveries.restored()
          gaps.note(gapTo())
        })
      })
  })
