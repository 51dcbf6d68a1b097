import type { EpochMs } from './values'

/**
 * full: no room is left (or none of one's own share). read-only: the disk takes no writes. denied: the files or their
 * folder may not be written by this user. locked: another program holds a file. failing: the disk reports errors. gone: a file or
 * its folder was moved, deleted or replaced, or leads to nothing: what is written would be lost.
 */
export type DiskReason = 'full' | 'read-only' | 'denied' | 'locked' | 'failing' | 'gone'

/** Why nothing can be written into the data folder: while that is so nothing can be booked, and so nothing is called. */
export interface DiskTrouble {
  readonly reason: DiskReason
  /** The data folder. */
  readonly folder: string
  /** The file that could not be written, where it was one. */
  readonly file: string | null
  /** Bytes that are free there; null where the system does not say. */
  readonly freeBytes: number | null
  /** Bytes that must be free for watching to go on. */
  readonly neededBytes: number
  /** Who locks the file, where the system says so. */
  readonly heldBy: { readonly name: string; readonly pid: number } | null
  readonly since: EpochMs
}
