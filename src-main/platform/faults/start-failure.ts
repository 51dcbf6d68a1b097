import { m } from '../../../src-shared/messages/m'
import { diskRemedy } from '../../../src-shared/words/disk'
import { NewerDatabaseError } from '../storage/database'
import { DiskError } from '../storage/disk-error'

export function startFailure(error: unknown): string {
  if (error instanceof NewerDatabaseError) return m.disk.startNewer()
  if (error instanceof DiskError) {
    const { reason, folder, file } = error.trouble
    if (reason === 'gone') return m.disk.startGone({ file: file ?? folder })
    const remedy = diskRemedy(error.trouble)
    return reason === 'locked'
      ? m.disk.startLocked({ file: file ?? folder, remedy })
      : m.disk.startUnwritable({ folder, remedy })
  }
  return m.disk.startBroken()
}

export const startFailureTitle = (): string => m.shell.startFailed()
