import type { EpochMs } from './values'

/**
 * - `full`: no space left, or the user's disk quota is used up
 * - `denied`: this user may not write the files or their folder
 * - `locked`: another program locks a file
 * - `failing`: the disk reports I/O errors
 * - `gone`: a file or folder was moved, deleted or replaced, so writes would be lost
 */
export type DiskReason = 'full' | 'read-only' | 'denied' | 'locked' | 'failing' | 'gone'

/**
 * Why nothing can be written to the data folder. Meanwhile no calls are made, because they couldn't be
 * booked.
 */
export interface DiskTrouble {
  readonly reason: DiskReason
  readonly folder: string
  /** The file that couldn't be written. Null if the problem is about the folder. */
  readonly file: string | null
  /** Free bytes on the disk. Null if the system doesn't report them. */
  readonly freeBytes: number | null
  /** Free bytes needed to continue. */
  readonly neededBytes: number
  /** The process that locks the file, if the system names it. */
  readonly heldBy: { readonly name: string; readonly pid: number } | null
  readonly since: EpochMs
}
