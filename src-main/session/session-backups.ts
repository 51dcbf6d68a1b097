import { BackupService } from '../backups/backup-service'
import type { Place } from '../connection/connection-service'
import { log } from '../log/log'
import { BackupFolder, type CopyDatabase } from '../storage/backup-folder'
import { stateMigrations } from '../storage/migrations/state'
import type { Clock } from '../time/clock'
import { sessionFolder, stateFileIn } from './session-files'
import type { RunningSession, RunningSessionSources } from './running-session'

const stateFile = (root: string, place: Place): string =>
  stateFileIn(sessionFolder(root, place.mode === 'demo' ? null : place.address))

/** Copies the file of a place where opening it would change that. */
export const copyBeforeMigration =
  (root: string, clock: Clock, copy?: CopyDatabase): RunningSessionSources['copyBefore'] =>
  place =>
    new BackupFolder(stateFile(root, place), copy).takeBeforeMigration(stateMigrations, clock.now())

/** The copies of whatever session runs. */
export const backupsOf = (
  root: string,
  clock: Clock,
  running: RunningSession,
  copy?: CopyDatabase
): BackupService =>
  new BackupService({
    ...{ clock, migrations: stateMigrations, report: log.error },
    folder: () => new BackupFolder(stateFile(root, running.place), copy),
    reopen: (exchange, gap) => running.reopen(exchange).gaps.note(gap)
  })
