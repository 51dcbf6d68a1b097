import { remedy } from '../notifications/disk-words'
import { NewerDatabaseError } from '../storage/database'
import { DiskError } from '../storage/disk-error'

/** Why the app could not start, told to a person. */
export function startFailure(error: unknown): string {
  if (error instanceof NewerDatabaseError) {
    return 'The data folder was written by a newer version. Nothing was changed. Install that version again.'
  }
  if (error instanceof DiskError) {
    const { reason, folder, file } = error.trouble
    const what =
      reason === 'locked'
        ? `Another program holds ${file ?? folder} for itself.`
        : `The data folder cannot be written: ${folder}.`
    return `${what} Nothing was changed. ${remedy(error.trouble)} Then start Candlewick again.`
  }
  return 'Something in this installation is missing or broken. Your data was not touched. Install Candlewick again.'
}
