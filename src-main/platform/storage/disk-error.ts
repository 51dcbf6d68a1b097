import type { DiskTrouble } from '../../../src-shared/contract/disk'

/** An error caused by the disk, the file system or another program. Nothing was saved. */
export class DiskError extends Error {
  readonly trouble: DiskTrouble

  constructor(trouble: DiskTrouble, cause: unknown) {
    super(`${trouble.reason}: ${trouble.file ?? trouble.folder}`, { cause })
    this.trouble = trouble
  }
}

/** Thrown if the ledger couldn't be written, so that the call wasn't sent. */
export class UnbookedError extends DiskError {}

/**
 * Runs a write of data that can stay in memory.
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
