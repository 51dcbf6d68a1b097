import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { DiskTrouble } from '../../../src-shared/contract/disk'
import { stillClock } from '../time/still-clock.fixture'
import type { Database } from './database'
import { Disk } from './disk'
import { DiskError, wasWritten } from './disk-error'
import { fullDisk, fullDiskWays } from './full-disk.fixture'
import { lockFile } from './locked-file.fixture'
import { countOf, fill, notes } from './notes.fixture'
import { tempFolder } from './temp-storage.fixture'
import { minute } from '../../../src-shared/time'

const afterEvent = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 1))

function diskAt(folder: string) {
  const clock = stillClock(0)
  const disk = new Disk(folder, clock)
  onTestFinished(() => disk.close())
  const received: (DiskTrouble['reason'] | null)[] = []
  disk.changed.on(trouble => received.push(trouble?.reason ?? null))
  const { database } = disk.open(join(folder, 'notes.db'), notes, 'full')
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  return { clock, disk, database, received }
}

describe.each(fullDiskWays)('%s', way => {
  test('a full disk is reported once, however many writes fail', async () => {
    const place = fullDisk(way)
    const { clock, disk, database, received } = diskAt(place.folder)
    fill(database, 3)
    place.fill()
    for (let attempt = 0; attempt < 3; attempt++) expect(() => fill(database, 50)).toThrow(DiskError)
    expect(disk.trouble).toMatchObject({
      reason: 'full',
      folder: place.folder,
      file: join(place.folder, 'notes.db'),
      lockedBy: null
    })
    expect(disk.trouble?.neededBytes).toBeGreaterThan(0)
    clock.advance(5 * minute)
    await afterEvent()
    expect([received, countOf(database)]).toEqual([['full'], 3])
    place.free()
    clock.advance(minute)
    await afterEvent()
    expect([received, disk.trouble]).toEqual([['full', null], null])
    fill(database, 2)
    expect(countOf(database)).toBe(5)
  })
})

test('a transaction that fails halfway leaves nothing behind', () => {
  const place = fullDisk('a limit on this process')
  const { database } = diskAt(place.folder)
  expect(() =>
    database.transaction(() => {
      database.prepare('INSERT INTO note (text) VALUES (?)').run('first')
      place.fill()
      fill(database, 2000)
    })()
  ).toThrow(DiskError)
  place.free()
  fill(database, 1)
  expect(countOf(database)).toBe(1)
})

test('a full disk is reported within a minute, even without writes', async () => {
  const place = fullDisk(fullDiskWays[0] ?? 'a limit on this process')
  const { clock, database, received } = diskAt(place.folder)
  place.fill()
  // The limit only affects writes, so the problem only begins when one fails.
  if (fullDiskWays[0] === 'a limit on this process') expect(() => fill(database, 1)).toThrow(DiskError)
  clock.advance(minute)
  await afterEvent()
  expect(received).toEqual(['full'])
})

test('an error in a statement isn’t reported as a disk error', () => {
  const { disk, database } = diskAt(tempFolder())
  expect(() => database.exec('SELECT nonsense')).toThrow(/nonsense/)
  expect(() => wasWritten(() => database.exec('SELECT nonsense'))).toThrow(/nonsense/)
  expect(disk.trouble).toBeNull()
})

describe('a file locked by another program', () => {
  test('makes only one write wait for a locked file, and names the program that locks it', async () => {
    const folder = tempFolder()
    const { clock, disk, database, received } = diskAt(folder)
    const child = await lockFile(join(folder, 'notes.db'))
    const began = performance.now()
    expect(() => fill(database, 1)).toThrow(DiskError)
    expect(performance.now() - began).toBeGreaterThan(1_000)
    expect(disk.trouble).toMatchObject({ reason: 'locked', lockedBy: { name: 'node', pid: child.pid } })
    // The next write fails at once, because waiting again would block the app.
    const again = performance.now()
    expect(() => fill(database, 1)).toThrow(DiskError)
    clock.advance(minute)
    expect(performance.now() - again).toBeLessThan(1_000)
    child.kill('SIGKILL')
    await once(child, 'exit')
    clock.advance(minute)
    await afterEvent()
    expect(received).toEqual(['locked', null])
    fill(database, 1)
  })

  test('a locked file is reported as locked when it is opened, but not as damaged', async () => {
    const folder = tempFolder()
    const path = join(folder, 'other.db')
    const made = new DatabaseSync(path)
    made.exec('CREATE TABLE note (id INTEGER)')
    made.close()
    const { disk } = diskAt(folder)
    await lockFile(path)
    expect(() => disk.open(path, notes, 'full')).toThrow(
      expect.objectContaining({ trouble: expect.objectContaining({ reason: 'locked', file: path }) })
    )
    expect(readdirSync(folder).filter(name => name.includes('damaged'))).toEqual([])
    // There's no problem, because files that are already open remain usable.
    expect(disk.trouble).toBeNull()
  })

  test('a locked file is written if the lock ends in time', async () => {
    const folder = tempFolder()
    const { disk, database } = diskAt(folder)
    await lockFile(join(folder, 'notes.db'), 300)
    fill(database, 1)
    expect([countOf(database), disk.trouble]).toEqual([1, null])
  })
})

describe('a database file that was moved or removed', () => {
  const away = (path: string): void => renameSync(path, `${path}-away`)
  const ways: Readonly<Record<string, { leave(path: string): void; back(path: string): void }>> = {
    'was moved': { leave: away, back: path => renameSync(`${path}-away`, path) },
    'has a copy in its place': {
      leave: path => {
        away(path)
        copyFileSync(`${path}-away`, path)
      },
      back: path => renameSync(`${path}-away`, path)
    },
    'lost its write-ahead log': {
      leave: path => away(`${path}-wal`),
      back: path => renameSync(`${path}-wal-away`, `${path}-wal`)
    },
    'went with its folder': {
      leave: path => away(dirname(path)),
      back: path => renameSync(`${dirname(path)}-away`, dirname(path))
    }
  }

  test.each(Object.keys(ways))(
    'a database file that %s isn’t written, and works again when it is back',
    async name => {
      const folder = join(tempFolder(), 'data')
      const path = join(folder, 'notes.db')
      const { clock, disk, database, received } = diskAt(folder)
      fill(database, 2)
      ways[name]?.leave(path)
      expect(() => fill(database, 1)).toThrow(DiskError)
      expect(disk.trouble).toMatchObject({ reason: 'gone', file: path })
      clock.advance(5 * minute)
      await afterEvent()
      expect([received, countOf(database)]).toEqual([['gone'], 2])
      ways[name]?.back(path)
      clock.advance(minute)
      await afterEvent()
      expect(received).toEqual(['gone', null])
      fill(database, 1)
      expect(countOf(database)).toBe(3)
    }
  )

  test('a moved folder is reported within half a minute, even without writes', async () => {
    const folder = join(tempFolder(), 'data')
    const { clock, received } = diskAt(folder)
    away(folder)
    clock.advance(minute / 2)
    await afterEvent()
    expect(received).toEqual(['gone'])
    renameSync(`${folder}-away`, folder)
  })
})

describe('the data folder', () => {
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

  test('the data folder and its files are readable only by the user', () => {
    const before = process.umask(0)
    onTestFinished(() => void process.umask(before))
    const folder = join(tempFolder(), 'deep', 'data')
    const disk = new Disk(folder, stillClock(0))
    onTestFinished(() => disk.close())
    const { database } = disk.open(join(folder, 'live', 'notes.db'), notes, 'full')
    fill(database, 3)
    expect([folder, join(folder, 'live')].map(modeOf)).toEqual(['700', '700'])
    const files = readdirSync(join(folder, 'live')).sort()
    expect(files).toEqual(['notes.db', 'notes.db-shm', 'notes.db-wal'])
    expect(files.map(name => modeOf(join(folder, 'live', name)))).toEqual(['600', '600', '600'])
    database.close()
  })

  test('the data folder is made private again at each start', () => {
    const folder = tempFolder()
    const outside = join(tempFolder(), 'outside')
    mkdirSync(join(folder, 'live'))
    for (const path of [join(folder, 'app.db'), join(folder, 'live', 'state.db-wal'), outside]) {
      writeFileSync(path, '')
      chmodSync(path, 0o666)
    }
    symlinkSync(outside, join(folder, 'link'))
    for (const path of [folder, join(folder, 'live')]) chmodSync(path, 0o777)
    new Disk(folder, stillClock(0)).close()
    expect(['', 'live'].map(name => modeOf(join(folder, name)))).toEqual(['700', '700'])
    expect(['app.db', 'live/state.db-wal'].map(name => modeOf(join(folder, name)))).toEqual(['600', '600'])
    expect(modeOf(outside)).toBe('666')
  })
})

test('opens a file only once', () => {
  const folder = tempFolder()
  const { disk, database } = diskAt(folder)
  const again = (): Database => disk.open(join(folder, 'notes.db'), notes, 'full').database
  expect(again).toThrow(/already open/i)
  database.close()
  again().close()
})
