import type { DiskTrouble } from '../../../src-shared/contract/disk'

/** A read or write failed because of the disk, the file system or another program. Nothing was saved. */
export class DiskError extends Error {
  readonly trouble: DiskTrouble

  constructor(trouble: DiskTrouble, cause: unknown) {
    super(`${trouble.reason}: ${trouble.file ?? trouble.folder}`, { cause })
    this.trouble = trouble
  }
}

/** The price of a call can't be booked, so the call isn't sent. */
export class UnbookedError extends DiskError {}

/**
 * For data that may wait in memory until it's written.
 * @returns false if the disk failed
 */
export function wasWritten(write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (error instanceof DiskError) return false
    throw error
  }
}
