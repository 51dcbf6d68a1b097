import { NewerDatabaseError } from '../storage/database'

const diskTrouble =
  /ENOSPC|EROFS|EACCES|EPERM|SQLITE_(FULL|READONLY|CANTOPEN|IOERR)|disk is full|readonly|unable to open/

/** Why the app could not start, told to a person. */
export function startFailure(error: unknown): string {
  if (error instanceof NewerDatabaseError) {
    return 'The data folder was written by a newer version. Nothing was changed. Install that version again.'
  }
  const detail = error instanceof Error ? `${error.message} ${String(Reflect.get(error, 'code'))}` : ''
  return diskTrouble.test(detail)
    ? 'The data folder cannot be written. Nothing was changed. Check that the disk is not full or read-only.'
    : 'Something in this installation is missing or broken. Your data was not touched. Install Candlewick again.'
}
