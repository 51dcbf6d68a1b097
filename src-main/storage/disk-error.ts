import type { DiskTrouble } from '../../src-shared/contract/disk'

/** A read or write that failed because of the disk, the file system or another program. Nothing of it was saved. */
export class DiskError extends Error {
  readonly trouble: DiskTrouble

  constructor(trouble: DiskTrouble, cause: unknown) {
    super(`${trouble.reason}: ${trouble.file ?? trouble.folder}`, { cause })
    this.trouble = trouble
  }
}

/** Thrown before a call is sent if its price can't be written to the ledger. */
export class UnbookedError extends DiskError {}

/**
 * Writes data that the app can hold in memory for a while instead.
 * @returns false if it failed because of the disk
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
