import type { AlertSound } from '../../../src-shared/contract/alerts'
import type { AppInfo } from '../../../src-shared/contract/app'
import type { Confirmation } from '../../alerts/delivery/confirmation'
import type { Vault } from '../../platform/secrets/vault'
import type { ServiceFetch } from '../../service/api/client'
import type { CopyDatabase } from '../../platform/storage/backup-folder'
import type { BeforeStatement } from '../../platform/storage/disk'
import type { Clock } from '../../platform/time/clock'
import type { StartDemo } from './demo-market'
import type { Announce } from './service-session'

/** Electron in the app, plain Node in tests. */
export interface HostMachine {
  readonly folder: string
  readonly clock: Clock
  /** No other process can open the databases. */
  readonly isExclusive?: boolean
  readonly fetch: ServiceFetch
  readonly keychain: Vault
  /** Used instead of the saved one, and never saved. */
  readonly givenKey?: string | null
  readonly random: () => number
  readonly announce: Announce
  readonly info: Omit<AppInfo, 'dataFolder'>
  /** `log`: the folder of the log and crash reports. `thirdParty`: the build's list of licences. */
  readonly records: { readonly log: string; readonly thirdParty: string }
  openLink(url: string): Promise<void>
  openFolder(path: string): Promise<void>
  /**
   * The path, or null if the user cancelled.
   * @throws the file system's error
   */
  saveFile(suggestedName: string, content: string | Uint8Array): Promise<string | null>
  /** A compromised page can't answer a system dialog. False if the user declined. */
  confirm(question: Confirmation): Promise<boolean>
  /** False if no program can play it. */
  playSound(sound: AlertSound): Promise<boolean>
  quit(): void
  readonly recording?: string | undefined
  /** For tests. */
  readonly startDemo?: StartDemo
  /** For tests: a failing disk, or a process that dies while writing. */
  readonly beforeStatement?: BeforeStatement
  /** For tests: in simulated time. */
  readonly copyDatabase?: CopyDatabase
}
