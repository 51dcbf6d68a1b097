import type { DiskReason, DiskTrouble } from '../contract/disk'
import { describe, expect, it } from 'vitest'
import { diskWords, stoppedWords, unsavedWords } from './disk'
import { m } from '../messages/m'

const trouble = (reason: DiskReason, part: Partial<DiskTrouble> = {}): DiskTrouble => ({
  reason,
  folder: '/home/ann/data',
  file: '/home/ann/data/app.db',
  freeBytes: 0,
  neededBytes: 1024 * 1024,
  lockedBy: null,
  since: 0,
  ...part
})
const reasons = ['full', 'read-only', 'denied', 'locked', 'failing', 'gone'] as const

describe.each(reasons)('%s', reason => {
  it('explains the problem, the folder and the remedy in whole sentences', () => {
    const { what, means, next } = diskWords(trouble(reason))
    for (const sentence of [what, means, next]) expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(means).toContain('/home/ann/data')
    expect(next).toMatch(/Updates then resume automatically\.$/)
    expect(stoppedWords(trouble(reason))).toMatch(/^updates stopped: \w/)
  })

  it('reports a rejected change as a disk problem rather than a bug', () => {
    const { what, means, next } = unsavedWords(trouble(reason))
    expect(what).toMatch(/^Saving failed: /)
    expect(means).toBe(m.faults.means['bad-input']())
    expect(next).toMatch(/Then try again\.$/)
  })
})

it('shows how much space to free and how much is free', () => {
  expect(diskWords(trouble('full', { freeBytes: 200_000 })).next).toBe(
    m.disk.next({ remedy: m.disk.freeOf({ bytes: '1 MB', disk: m.disk.thatDisk(), free: '0.2 MB' }) })
  )
  expect(diskWords(trouble('full', { freeBytes: null, neededBytes: 524_288 })).next).toMatch(
    /^Free at least 0\.5 MB on the data folder’s disk\./
  )
})

it("suggests a different remedy when a storage quota is full but the disk isn't", () => {
  expect(diskWords(trouble('full', { freeBytes: 230e9 })).next).toBe(
    m.disk.next({ remedy: m.disk.freeOwn({ disk: m.disk.thatDisk(), bytes: '1 MB' }) })
  )
})

it('names the program that locks the data, or the locked file if the program is unknown', () => {
  expect(diskWords(trouble('locked', { lockedBy: { name: 'rsync', pid: 4711 } })).next).toMatch(
    /^Close rsync \(process 4711\), or let it finish\./
  )
  expect(diskWords(trouble('locked')).next).toMatch(/^Close the program that uses \/home\/ann\/data\/app\.db/)
})
