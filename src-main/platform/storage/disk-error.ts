import type { DiskTrouble } from '../../../src-shared/contract/disk'

/** The disk, the file system or another program made a read or write fail. Nothing of it was saved. */
export class DiskError extends Error {
  readonly trouble: DiskTrouble

  constructor(trouble: DiskTrouble, cause: unknown) {
    super(`${trouble.reason}: ${trouble.file ?? trouble.folder}`, { cause })
    this.trouble = trouble
  }
}

/** Thrown before a call is sent if its price can't be booked. */
export class UnbookedError extends DiskError {}

/** For data that may stay in memory for a while. @returns false if the disk failed */
export function wasWritten(write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (error instanceof DiskError) return false
    throw error
  }
}
