import type { DiskTrouble } from '../contract/disk'
import type { FaultWords } from '../contract/fault'
import { formatTenths } from '../format/figure'
import { m } from '../messages/m'

export const stoppedWords = ({ reason }: DiskTrouble): string =>
  m.disk.stopped({ reason: m.disk.reason[reason]() })

export function diskWords(trouble: DiskTrouble): FaultWords {
  return {
    what: m.disk.what({ reason: m.disk.reason[trouble.reason]() }),
    means: m.disk.means(trouble),
    next: m.disk.next({ remedy: diskRemedy(trouble, m.disk.thatDisk()) })
  }
}

export function unsavedWords(trouble: DiskTrouble): FaultWords {
  return {
    what: m.disk.unsavedWhat({ reason: m.disk.reason[trouble.reason]() }),
    means: m.faults.means['bad-input'](),
    next: m.disk.unsavedNext({ remedy: diskRemedy(trouble, m.disk.diskOf(trouble)) })
  }
}

/**
 * Says in one sentence what the user can do about a disk problem.
 * @param disk how to refer to the disk, usually by the folder that was mentioned before
 */
export function diskRemedy(trouble: DiskTrouble, disk = m.disk.diskOfThis()): string {
  const { reason, folder, file, freeBytes, neededBytes, lockedBy } = trouble
  switch (reason) {
    case 'full': {
      const bytes = formatMegabytes(neededBytes)
      // The disk has enough space, so it's the user's disk quota that is used up.
      if (freeBytes !== null && freeBytes >= neededBytes) return m.disk.freeOwn({ bytes, disk })
      if (freeBytes === null) return m.disk.free({ bytes, disk })
      return m.disk.freeOf({ bytes, disk, free: formatMegabytes(freeBytes) })
    }
    case 'read-only':
      return m.disk.makeWritable({ disk })
    case 'denied':
      return m.disk.makeOwnWritable({ folder })
    case 'locked':
      return lockedBy
        ? m.disk.closeProgram({ name: lockedBy.name, pid: String(lockedBy.pid) })
        : m.disk.closeHolder({ file: file ?? folder })
    case 'failing':
      return m.disk.check({ disk })
    case 'gone':
      return m.disk.restoreFile({ file: file ?? folder })
  }
}

const megabyte = 1024 * 1024

const formatMegabytes = (bytes: number): string =>
  m.disk.megabytes({
    count: formatTenths(bytes / megabyte)
  })
