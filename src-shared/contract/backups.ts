import { z } from 'zod'
import { nothing, request } from './request'
import type { EpochMs } from './values'

/**
 * Why the copy was made. `migration`: an upgrade was about to change the file. `replaced`: a restored copy
 * was about to replace it.
 */
export type BackupReason = 'daily' | 'migration' | 'replaced'

export interface BackupCopy {
  readonly id: string
  readonly at: EpochMs
  readonly reason: BackupReason
  readonly bytes: number
}

/** The copies for the current service, newest first. */
export interface BackupsState {
  readonly copies: readonly BackupCopy[]
}

export const backups = {
  state: request(nothing).mirrored<BackupsState>(),
  /**
   * Restores a copy. The current file is copied first. Calls that were made after the restored copy become a
   * gap in the ledger.
   */
  putBack: request(z.object({ id: z.string().max(100) })).answers<BackupsState>()
}
