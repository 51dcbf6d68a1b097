import {
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stillClock } from '../time/still-clock.fixture'
import type { Database } from './database'
import { Disk } from './disk'
import { countOf, fill, notes, overwrite } from './notes.fixture'
import { tempFolder } from './temp-storage.fixture'
import { hour } from '../../../src-shared/time'

const page = 4096

function closedFile() {
  const clock = stillClock(1_000 * hour)
  const path = join(tempFolder(), 'notes.db')
  const open = (at = path) => {
    const disk = new Disk(join(at, '..'), clock)
    const { database, movedTo } = disk.open(at, notes, 'full', 'read-once-a-day')
    const close = (): void => {
      disk.close()
      database.close()
    }
    return { database, movedTo, close }
  }
  const first = open()
  fill(first.database, 2_000)
  first.close()
  return { clock, path, open }
}

/** Changes bytes but keeps the modification time, as bit rot does. */
function rot(path: string): void {
  const { atime, mtimeMs } = statSync(path)
  overwrite(path, 9 * page, Buffer.alloc(4 * page, 0x5a))
  utimesSync(path, atime, mtimeMs / 1_000)
}
function rotten(path: string): string {
  rot(path)
  return path
}
function putInItsPlace(path: string): string {
  const { atime, mtimeMs } = statSync(path)
  copyFileSync(path, `${path}.copy`)
  renameSync(`${path}.copy`, path)
  utimesSync(path, atime, mtimeMs / 1_000)
  return path
}
const readAll = (database: Database): unknown => database.prepare('SELECT max(text) FROM note').get()

test('skips the page check of an unchanged file for a day', () => {
  const { clock, path, open } = closedFile()
  rot(path)
  // Reading a database leaves an empty log such as this one.
  writeFileSync(`${path}-wal`, '')
  for (const _ of [1, 2]) {
    clock.advance(11 * hour)
    const next = open()
    expect(next.movedTo).toBeNull()
    next.close()
  }
  clock.advance(3 * hour)
  const later = open()
  expect(later.movedTo).not.toBeNull()
  later.close()
})

test.each<[string, (path: string) => void]>([
  ['written to in the same moment', path => overwrite(path, 9 * page, Buffer.alloc(4 * page, 0x5a))],
  ['another one under its name and time', path => rot(putInItsPlace(path))],
  ['without a note that can be read', path => writeFileSync(`${rotten(path)}.sound`, '')],
  ['with a note that says nothing', path => writeFileSync(`${rotten(path)}.sound`, '{}')]
])('checks every page of a file that is %s', (_, change) => {
  const { path, open } = closedFile()
  change(path)
  const { movedTo, database, close } = open()
  expect(movedTo).not.toBeNull()
  expect(countOf(database)).toBe(0)
  close()
})

test('checks every page after a day even if the clock was set back', () => {
  const { clock, path, open } = closedFile()
  rot(path)
  clock.advance(-hour)
  const { movedTo, close } = open()
  expect(movedTo).not.toBeNull()
  close()
})

test('removes the marker while a file is open, in case of a crash', () => {
  const { path, open } = closedFile()
  expect(existsSync(`${path}.sound`)).toBe(true)
  expect(statSync(`${path}.sound`).mode & 0o077).toBe(0)
  const running = open()
  expect(existsSync(`${path}.sound`)).toBe(false)
  running.close()
})

test('writes no marker for a file that was replaced while open', () => {
  const { path, open } = closedFile()
  const running = open()
  rot(putInItsPlace(path))
  running.close()
  expect(existsSync(`${path}.sound`)).toBe(false)
})

test('checks every page after a statement found damage', () => {
  const { path, open } = closedFile()
  rot(path)
  const running = open()
  expect(() => readAll(running.database)).toThrow(/malformed/)
  running.close()
  const next = open()
  expect(next.movedTo).not.toBeNull()
  next.close()
})

test('checks every page if the file has a write-ahead log', () => {
  const { path, open } = closedFile()
  const note = readFileSync(`${path}.sound`)
  rot(path)
  writeFileSync(`${path}-wal`, 'a page')
  writeFileSync(`${path}.sound`, note)
  const { movedTo, close } = open()
  expect(movedTo).not.toBeNull()
  close()
})
