import type { DiskTrouble } from '../../src-shared/contract/disk'
import { m } from '../../src-shared/messages/m'
import { diskRemedy } from '../../src-shared/words/disk'
import type { DesktopAlert } from './incident-words'

/** What of the disk stopped the watch, and what to do, for a notification. */
export const diskAlert = (trouble: DiskTrouble): DesktopAlert => ({
  title: m.disk.toldTitle[trouble.reason](),
  body: m.disk.toldBody({ folder: trouble.folder, remedy: diskRemedy(trouble) })
})

export const diskAlertOver = (): DesktopAlert => ({
  title: m.disk.toldOverTitle(),
  body: m.disk.toldOverBody()
})
