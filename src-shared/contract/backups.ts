import { z } from 'zod'
import { nothing, request } from './request'
import type { EpochMs } from './values'

/** daily: once a day. migration: before a newer version changed the file. replaced: what a copy was put back over. */
export type BackupReason = 'daily' | 'migration' | 'replaced'

/** One copy of the file with watchlists, alerts and the ledger. */
export interface BackupCopy {
  readonly id: string
  readonly at: EpochMs
  readonly reason: BackupReason
  readonly bytes: number
}

/** Of the service that is watched, newest first. */
export interface BackupsState {
  readonly copies: readonly BackupCopy[]
}

export const backups = {
  state: request(nothing).answers<BackupsState>(),
  /**
   * Puts a copy back in place of what is there, which is kept as a copy itself. What was booked after the copy is
   * missing from the ledger, which says so.
   */
  putBack: request(z.object({ id: z.string().max(100) })).answers<BackupsState>()
}
