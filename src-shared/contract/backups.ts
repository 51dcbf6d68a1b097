import { z } from 'zod'
import { nothing, request } from './request'
import type { EpochMs } from './values'

/**
 * Why a copy was made.
 * - `migration`: before an upgrade changed the file
 * - `replaced`: the file that a restore has replaced
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
   * Copies the current file, then restores an older copy. Calls made since that copy become a gap in the
   * ledger.
   */
  putBack: request(z.object({ id: z.string().max(100) })).answers<BackupsState>()
}
