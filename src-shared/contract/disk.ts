import type { EpochMs } from './values'

/**
 * `full` may also mean that the user's disk quota is used up. `gone` means that the file was moved, deleted
 * or replaced, so writes would be lost.
 */
export type DiskReason = 'full' | 'read-only' | 'denied' | 'locked' | 'failing' | 'gone'

/** Until the problem is solved, Candlewick makes no calls, because it couldn't record their cost. */
export interface DiskTrouble {
  readonly reason: DiskReason
  readonly folder: string
  /** Null if the problem is about the whole folder. */
  readonly file: string | null
  readonly freeBytes: number | null
  /** The space that must be free before Candlewick continues. */
  readonly neededBytes: number
  readonly lockedBy: { readonly name: string; readonly pid: number } | null
  readonly since: EpochMs
}
