import type { DiskTrouble } from '../../src-shared/contract/disk'

/** A read or write that failed for a reason of the disk, the file system or another program: nothing of it was kept. */
export class DiskError extends Error {
  readonly trouble: DiskTrouble

  constructor(trouble: DiskTrouble, cause: unknown) {
    super(`${trouble.reason}: ${trouble.file ?? trouble.folder}`, { cause })
    this.trouble = trouble
  }
}

/** A call that was not sent, because its price could not be written into the books before. */
export class UnbookedError extends DiskError {}

/**
 * Writes something the app can do without on disk for a while: what it shows and does goes on from memory.
 * @returns whether it was written; false where the disk is the reason.
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
