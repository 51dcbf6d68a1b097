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

/** What the program needs from its surroundings. Electron provides it in the app, and plain Node in tests. */
export interface HostMachine {
  readonly folder: string
  readonly clock: Clock
  /** Whether no other process can open the databases. */
  readonly isExclusive?: boolean
  readonly fetch: ServiceFetch
  readonly keychain: Vault
  /** Used instead of the saved key, and never saved. */
  readonly givenKey?: string | null
  readonly random: () => number
  readonly announce: Announce
  readonly info: Omit<AppInfo, 'dataFolder'>
  /** `log` is the folder of the log and crash reports. `thirdParty` is the list of licences in the build. */
  readonly records: { readonly log: string; readonly thirdParty: string }
  openLink(url: string): Promise<void>
  openFolder(path: string): Promise<void>
  /**
   * Returns the path, or null if the user cancelled.
   * @throws the file system's error
   */
  saveFile(suggestedName: string, content: string | Uint8Array): Promise<string | null>
  /**
   * Asks in a system dialog, because a compromised page can't answer it. Resolves with false if the user
   * declined.
   */
  confirm(question: Confirmation): Promise<boolean>
  /** Resolves with false if no program can play the sound. */
  playSound(sound: AlertSound): Promise<boolean>
  quit(): void
  readonly recording?: string | undefined
  /** For tests. */
  readonly startDemo?: StartDemo
  /** For tests: simulates a failing disk, or a process that dies while it writes. */
  readonly beforeStatement?: BeforeStatement
  /** For tests: copies the database in simulated time. */
  readonly copyDatabase?: CopyDatabase
}
