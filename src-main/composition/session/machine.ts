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

/** What the app needs from its environment. The app uses Electron, tests use plain Node. */
export interface HostMachine {
  readonly folder: string
  readonly clock: Clock
  readonly fetch: ServiceFetch
  readonly keychain: Vault
  /** Used instead of the keychain's key, and never saved. */
  readonly givenKey?: string | null
  readonly random: () => number
  readonly announce: Announce
  readonly info: Omit<AppInfo, 'dataFolder'>
  /** Folders of the log with crash records, and of the licences written by the build. */
  readonly records: { readonly log: string; readonly thirdParty: string }
  openLink(url: string): Promise<void>
  openFolder(path: string): Promise<void>
  /**
   * Returns null if cancelled.
   * @throws the file system's error
   */
  saveFile(suggestedName: string, content: string | Uint8Array): Promise<string | null>
  /** A system dialog, which no page can answer for the user. Returns false if they declined. */
  confirm(question: Confirmation): Promise<boolean>
  /** Returns false if no player was found. */
  playSound(sound: AlertSound): Promise<boolean>
  quit(): void
  /** A recorded month for a new demo profile. Without it, the profile starts empty. */
  readonly recording?: string | undefined
  /** Replaces the function that starts the demo service. */
  readonly startDemo?: StartDemo
  /** Simulates a failing disk, or a process that dies while writing. */
  readonly beforeStatement?: BeforeStatement
  /** Replaces the copying of databases, so that it can run at simulated time. */
  readonly copyDatabase?: CopyDatabase
}
