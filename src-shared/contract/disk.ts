import type { EpochMs } from './values'

/**
 * Why files can't be written.
 * - `full`: no space left, or the user's disk quota is used up
 * - `denied`: no permission for the files or their folder
 * - `locked`: another program locks a file
 * - `failing`: the disk reports I/O errors
 * - `gone`: a file or folder was moved, deleted or replaced, so writes would be lost
 */
export type DiskReason = 'full' | 'read-only' | 'denied' | 'locked' | 'failing' | 'gone'

/**
 * Why Candlewick can't write to its data folder. Until this is solved it makes no calls, because it couldn't
 * record their cost.
 */
export interface DiskTrouble {
  readonly reason: DiskReason
  readonly folder: string
  /** The affected file. Null if the problem is about the whole folder. */
  readonly file: string | null
  /** Free space on the disk. Null if the operating system doesn't report it. */
  readonly freeBytes: number | null
  /** Bytes that must be free to continue. */
  readonly neededBytes: number
  /** The process that locks the file, if the system identifies it. */
  readonly lockedBy: { readonly name: string; readonly pid: number } | null
  readonly since: EpochMs
}
