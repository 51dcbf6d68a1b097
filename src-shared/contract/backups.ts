import { z } from 'zod'
import { nothing, request } from './request'
import type { EpochMs } from './values'

/** `migration`: before an upgrade changed the file. `replaced`: before a restore replaced it. */
export type BackupReason = 'daily' | 'migration' | 'replaced'

export interface BackupCopy {
  readonly id: string
  readonly at: EpochMs
  readonly reason: BackupReason
  readonly bytes: number
}

/** For the current service, newest first. */
export interface BackupsState {
  readonly copies: readonly BackupCopy[]
}

export const backups = {
  state: request(nothing).mirrored<BackupsState>(),
  /** Copies the current file first. Calls made since the restored copy become a gap in the ledger. */
  putBack: request(z.object({ id: z.string().max(100) })).answers<BackupsState>()
}
