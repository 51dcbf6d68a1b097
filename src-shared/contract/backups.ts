import { z } from 'zod'
import { nothing, request } from './request'
import type { EpochMs } from './values'

/**
 * - `migration`: taken before an upgrade changed the file
 * - `replaced`: the file that a restore overwrote
 */
export type BackupReason = 'daily' | 'migration' | 'replaced'

/** A copy of the file with the watchlists, alerts and ledger. */
export interface BackupCopy {
  readonly id: string
  readonly at: EpochMs
  readonly reason: BackupReason
  readonly bytes: number
}

/** Backups of the current service, newest first. */
export interface BackupsState {
  readonly copies: readonly BackupCopy[]
}

export const backups = {
  state: request(nothing).mirrored<BackupsState>(),
  /**
   * Restores a copy. The current file becomes a copy itself. Calls booked since the copy are
   * missing from the ledger, which records the gap.
   */
  putBack: request(z.object({ id: z.string().max(100) })).answers<BackupsState>()
}
