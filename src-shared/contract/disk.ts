import type { EpochMs } from './values'

/**
 * - `full`: there's no space left, or the user's disk quota is used up
 * - `denied`: there's no permission for the files or their folder
 * - `locked`: another program has locked the file
 * - `failing`: the disk reports I/O errors
 * - `gone`: the file was moved, deleted or replaced, so writes would be lost
 */
export type DiskReason = 'full' | 'read-only' | 'denied' | 'locked' | 'failing' | 'gone'

/**
 * A problem that prevents writing to the disk. Until it's solved, Candlewick makes no calls, because it
 * couldn't record their cost.
 */
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
