import type { AlertSound } from '../../src-shared/contract/alerts'
import type { AppInfo } from '../../src-shared/contract/app'
import type { Vault } from '../secrets/vault'
import type { ServiceFetch } from '../service-api/client'
import type { CopyDatabase } from '../storage/backup-folder'
import type { BeforeStatement } from '../storage/disk'
import type { Clock } from '../time/clock'
import type { Announce } from './service-session'

/** What the machine lends: everything here is Electron's in the app, and plain Node's in a test. */
export interface Machine {
  readonly folder: string
  readonly clock: Clock
  readonly fetch: ServiceFetch
  readonly keychain: Vault
  readonly random: () => number
  readonly announce: Announce
  readonly info: Omit<AppInfo, 'dataFolder'>
  /** Where the log and the records of crashes are, and what the build wrote of third parties. */
  readonly records: { readonly log: string; readonly thirdParty: string }
  openLink(url: string): Promise<void>
  openFolder(path: string): Promise<void>
  /** Asks a person for a place and writes text or bytes there, whole; the path, or null. @throws the file system's error */
  saveFile(suggestedName: string, content: string | Uint8Array): Promise<string | null>
  /** Whether there was something to play it with. */
  playSound(sound: AlertSound): Promise<boolean>
  quit(): void
  /** Where a disk that fails, or a process that dies while it writes, is simulated. */
  readonly beforeStatement?: BeforeStatement
  /** Where a copy is made at simulated time. */
  readonly copyDatabase?: CopyDatabase
}
