import type { DiskReason, DiskTrouble, Fault } from '@contract'
import { m } from '../../src-shared/messages/m'

/** What is wrong, as the middle of a sentence. */
const wrong: Readonly<Record<DiskReason, string>> = {
  full: m.disk.reason.full(),
  'read-only': m.disk.reason['read-only'](),
  denied: m.disk.reason.denied(),
  locked: m.disk.reason.locked(),
  failing: m.disk.reason.failing()
}

interface Sentences {
  readonly what: string
  readonly means: string
  readonly next: string
}

/** Why watching has stopped, for the status bar: `watching has stopped: the disk is full`. */
export const stoppedWords = ({ reason }: DiskTrouble): string =>
  m.disk.watchingStopped({ wrong: wrong[reason] })

/** Why watching has stopped, for a banner. */
export function diskWords(trouble: DiskTrouble): Sentences {
  return {
    what: m.disk.watchingStoppedDisk({ wrong: wrong[trouble.reason] }),
    means: m.disk.nothingCanSavedNo({ folder: trouble.folder }),
    next: m.disk.watchingThenGoesItself({ trouble: remedy(trouble, m.disk.thatDisk()) })
  }
}

/** A fault as a person reads it: those that come as facts alone get their words here. */
export function wordedFault(fault: Fault): Fault {
  return fault.disk ? { ...fault, ...unsavedWords(fault.disk) } : fault
}

const unsavedWords = (trouble: DiskTrouble): Sentences => ({
  what: m.disk.couldNotSaved({ wrong: wrong[trouble.reason] }),
  means: m.disk.nothingChangedNothingCalled(),
  next: m.disk.thenTryAgain({ trouble: remedy(trouble, m.disk.diskHolds({ folder: trouble.folder })) })
})

/** @param disk how the sentence names it: a folder that was just named is not named again */
function remedy({ reason, folder, file, freeBytes, neededBytes, heldBy }: DiskTrouble, disk: string): string {
  switch (reason) {
    case 'full': {
      // Where the disk has room all the same, what is used up is this user's share of it.
      if (freeBytes !== null && freeBytes >= neededBytes)
        return m.disk.thereLimitWhatYou({ disk, neededBytes: formatMegabytes(neededBytes) })
      const free = freeBytes === null ? '' : m.disk.nowFreebytes({ freeBytes: freeWords(freeBytes) })
      return m.disk.freeLeast({ neededBytes: formatMegabytes(neededBytes), disk, free })
    }
    case 'read-only':
      return m.disk.makeWritableAgain({ disk })
    case 'denied':
      return m.disk.giveYourselfRightWrite({ folder })
    case 'locked':
      return heldBy
        ? m.disk.closeProcessLetFinish({ name: heldBy.name, pid: String(heldBy.pid) })
        : m.disk.closeProgramHoldsLet({ file: file ?? folder })
    case 'failing':
      return m.disk.checkConnectionSaveWhat({ disk })
  }
}

const freeWords = (bytes: number): string =>
  bytes < 0.05 * 1024 * 1024 ? m.disk.nothingFree() : m.disk.freeBytes({ bytes: formatMegabytes(bytes) })

/** `1 MB`, `0.5 MB`. */
const formatMegabytes = (bytes: number): string =>
  m.disk.megabytes({ megabytes: Math.round((bytes / 1024 / 1024) * 10) / 10 })
