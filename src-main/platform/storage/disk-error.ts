import type { DiskTrouble } from '../../../src-shared/contract/disk'

/** A read or write failed because of the disk, the file system or another program. Nothing was saved. */
export class DiskError extends Error {
  readonly trouble: DiskTrouble

  constructor(trouble: DiskTrouble, cause: unknown) {
    super(`${trouble.reason}: ${trouble.file ?? trouble.folder}`, { cause })
    this.trouble = trouble
  }
}

/** A call wasn't sent, because it couldn't be written to the ledger. */
export class UnbookedError extends DiskError {}

/**
 * For data that can stay in memory until the next write.
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
