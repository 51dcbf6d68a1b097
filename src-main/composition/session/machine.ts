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

/** What the app needs from its environment: Electron in the app, plain Node in tests. */
export interface HostMachine {
  readonly folder: string
  readonly clock: Clock
  /** Whether no other process can open the databases. Default: false. */
  readonly isExclusive?: boolean
  readonly fetch: ServiceFetch
  readonly keychain: Vault
  /** An API key to use instead of the saved one. It's never saved. */
  readonly givenKey?: string | null
  readonly random: () => number
  readonly announce: Announce
  readonly info: Omit<AppInfo, 'dataFolder'>
  /**
   * `log` is the folder of the log and crash reports, `thirdParty` the list of licences that the build wrote.
   */
  readonly records: { readonly log: string; readonly thirdParty: string }
  openLink(url: string): Promise<void>
  openFolder(path: string): Promise<void>
  /**
   * Shows a save dialog and writes the file. Returns its path, or null if the user cancelled.
   * @throws the file system's error
   */
  saveFile(suggestedName: string, content: string | Uint8Array): Promise<string | null>
  /**
   * Asks the user in a system dialog, which a compromised page can't answer. Returns false if the user
   * declined.
   */
  confirm(question: Confirmation): Promise<boolean>
  /** Returns false if no program can play it. */
  playSound(sound: AlertSound): Promise<boolean>
  quit(): void
  readonly recording?: string | undefined
  /** Only tests replace this. */
  readonly startDemo?: StartDemo
  /** Only for tests: simulates a failing disk, or a process that dies while writing. */
  readonly beforeStatement?: BeforeStatement
  /** Only for tests: copies databases in simulated time. */
  readonly copyDatabase?: CopyDatabase
}
