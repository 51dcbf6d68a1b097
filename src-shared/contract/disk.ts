import type { EpochMs } from './values'

/**
 * - `full`: no space, or the user's disk quota is used up
 * - `denied`: no permission for the files or their folder
 * - `locked`: by another program
 * - `failing`: I/O errors
 * - `gone`: moved, deleted or replaced, so writes would be lost
 */
export type DiskReason = 'full' | 'read-only' | 'denied' | 'locked' | 'failing' | 'gone'

/** Calls stop until this is solved, because their cost couldn't be recorded. */
export interface DiskTrouble {
  readonly reason: DiskReason
  readonly folder: string
  /** Null for the whole folder. */
  readonly file: string | null
  /** Null if the system doesn't report it. */
  readonly freeBytes: number | null
  /** Bytes that must be free to continue. */
  readonly neededBytes: number
  /** The process that locks the file, if the system names it. */
  readonly heldBy: { readonly name: string; readonly pid: number } | null
  readonly since: EpochMs
}
