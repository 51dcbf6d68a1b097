import type { EpochMs } from '../../../src-shared/contract/values'
import { DiskError } from './disk-error'
import { diskReason, reasonIn } from './disk-reason'
import { lockHolder } from './lock-holder'
import { spaceOf } from './space'

/**
 * Describes a failure of the disk.
 * @returns null if the error has nothing to do with the disk
 */
export function diskFailure(
  error: unknown,
  { folder, file, now }: { readonly folder: string; readonly file: string | null; readonly now: EpochMs }
): DiskError | null {
  const reason = reasonIn(folder, diskReason(error))
  if (reason === null) return null
  const { free, needed } = spaceOf(folder)
  const lockedBy = reason === 'locked' && file !== null ? lockHolder(file) : null
  return new DiskError(
    { reason, folder, file, freeBytes: free, neededBytes: needed, lockedBy, since: now },
    error
  )
}
