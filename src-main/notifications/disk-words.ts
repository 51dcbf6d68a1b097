import type { DiskReason, DiskTrouble } from '../../src-shared/contract/disk'
import type { DesktopAlert } from './incident-words'

const titles: Readonly<Record<DiskReason, string>> = {
  full: 'The disk is full: watching has stopped',
  'read-only': 'The disk is read-only: watching has stopped',
  denied: 'The data folder may not be written: watching has stopped',
  locked: 'Another program locks the data: watching has stopped',
  failing: 'The disk reports errors: watching has stopped'
}

/** What of the disk stopped the watch, and what to do, for a notification. */
export function diskAlert(trouble: DiskTrouble): DesktopAlert {
  const { reason, folder } = trouble
  const means = `Nothing can be saved in ${folder}, so nothing is asked of the service.`
  return { title: titles[reason], body: `${means} ${remedy(trouble)} Candlewick then goes on by itself.` }
}

/** What to do about it, as one sentence. */
export function remedy({ reason, folder, neededBytes, heldBy }: DiskTrouble): string {
  switch (reason) {
    case 'full':
      return `Free at least ${megabytes(neededBytes)} on the disk that holds this folder.`
    case 'read-only':
      return 'Make the disk that holds this folder writable again.'
    case 'denied':
      return `Give yourself the right to write to ${folder} and the files in it.`
    case 'locked':
      return `Close ${heldBy ? `${heldBy.name} (process ${heldBy.pid})` : 'the other program'}, or let it finish.`
    case 'failing':
      return 'Check the disk and its connection; save what you need from it.'
  }
}

export const diskAlertOver: DesktopAlert = {
  title: 'Candlewick is watching again',
  body: 'The data folder can be written again. Everything goes on as planned.'
}

/** `1 MB`, `0.5 MB`: what to free, rounded up. */
function megabytes(bytes: number): string {
  const tenths = Math.ceil((bytes / 1024 / 1024) * 10)
  return `${tenths % 10 === 0 ? tenths / 10 : (tenths / 10).toFixed(1)} MB`
}
