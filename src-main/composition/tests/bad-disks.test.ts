import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { wholeLedger } from '../../credits/any-call.fixture'
import { Watch } from './resilience.fixture'
import { MemoryVault } from '../../platform/secrets/memory-vault'
import { asNobody } from '../../platform/storage/as-nobody.fixture'
import { mayMount, smallVolume } from '../../platform/storage/full-disk-ways.fixture'
import { lockFile } from '../../platform/storage/locked-file.fixture'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { hour, minute } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

const notices = async (watch: Watch): Promise<string> =>
  JSON.stringify(await watch.app.services.app.notices())
/** Only looks at databases, because opening one leaves an empty log file. */
const contentOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.db'))
      .map(name => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')
      ])
  )

describe('files of a newer version', () => {
  test.each(['app', 'state', 'cache'] as const)(
    '%s.db: rejects the file with an explanation and leaves it unchanged',
    async name => {
      const watch = await Watch.ended()
      const path = name === 'app' ? join(watch.folder, 'app.db') : watch.file(name)
      const database = new DatabaseSync(path)
      const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
        user_version: number
      }
      database.exec('PRAGMA user_version = 999')
      database.close()
      const before = contentOf(watch.folder)
      expect(await watch.failedStart()).toMatch(/newer version .*Nothing was changed/)
      expect(contentOf(watch.folder)).toEqual(before)
      const older = new DatabaseSync(path)
      older.exec(`PRAGMA user_version = ${version}`)
      older.close()
      expect(await watch.failedStart()).toBe('started')
    }
  )
})

describe('damaged files', () => {
  test.each([
    ['cut in half', (path: string) => truncateSync(path, statSync(path).size / 2)],
    ['cut to nothing', (path: string) => truncateSync(path, 0)],
    ['noise', (path: string) => writeFileSync(path, Buffer.alloc(20_000, 'noise'))],
    [
      'noise in the middle',
      (path: string) => {
        const bytes = readFileSync(path)
        bytes.fill(0xa5, 4096, bytes.length)
        writeFileSync(path, bytes)
      }
    ]
  ] as const)(
    'moves a ledger that is %s aside, and makes no call until the user agrees again',
    async (_, damage) => {
      const watch = await Watch.ended()
      const path = watch.file('state')
      for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
      damage(path)
      expect(await watch.failedStart()).toBe('started')
      expect(await notices(watch)).toContain('file-damaged')
      expect(readdirSync(join(path, '..')).filter(name => name.startsWith('state.db.damaged-'))).not.toEqual(
        []
      )
      expect(watch.app.services.watchlist.lists()).toHaveLength(1)
      // The agreement to the plan was in the damaged file, so no calls are made until the user agrees again.
      const before = watch.quotes().length
      await watch.pass(10 * minute, minute)
      expect(watch.quotes().length).toBe(before)
      await watch.app.services.connection.agree({ items: [] })
      await watch.pass(20 * minute, minute)
      expect(watch.quotes().length).toBeGreaterThan(before)
    }
  )
})

test('detects a damaged ledger even if its modification time is unchanged', async () => {
  const watch = await Watch.ended()
  const path = watch.file('state')
  const { atime, mtimeMs } = statSync(path)
  const bytes = readFileSync(path)
  const [at, size] = pageOf(path, 'ledger_call')
  writeFileSync(path, bytes.fill(0xa5, at, at + size))
  utimesSync(path, atime, mtimeMs / 1_000)
  expect(await watch.failedStart()).toBe('started')
  expect(await notices(watch)).toContain('file-damaged')
})

function pageOf(path: string, table: string): readonly [at: number, size: number] {
  const database = new DatabaseSync(path, { readOnly: true })
  const { page } = database
    .prepare('SELECT rootpage AS page FROM sqlite_master WHERE name = ?')
    .get(table) as {
    page: number
  }
  const { page_size: size } = database.prepare('PRAGMA page_size').get() as { page_size: number }
  database.close()
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
  return [(page - 1) * size, size]
}

describe('a folder without write access', () => {
  test('reports a read-only disk at startup, and starts once the disk is writable', async context => {
    // Root can write to read-only files, so the test needs a read-only volume.
    if (!mayMount()) return context.skip('no volume may be mounted here')
    const watch = await Watch.ended()
    const folder = tempFolder()
    const disk = smallVolume(folder, '32m')
    onTestFinished(disk.end)
    const moved = new Watch(new MemoryVault(), join(folder, 'data'))
    mkdirSync(moved.folder)
    execFileSync('cp', ['-a', `${watch.folder}/.`, moved.folder])
    execFileSync('mount', ['-o', 'remount,ro', folder])
    expect(await moved.failedStart()).toMatch(/^The data folder isn’t writable: .*Make .* writable again/)
    execFileSync('mount', ['-o', 'remount,rw', folder])
    expect(await moved.failedStart()).toBe('started')
    await moved.app.close()
    expect(await watch.failedStart()).toBe('started')
  })

  test('reports a data folder without write permission at startup, and changes nothing in it', async () => {
    const watch = await Watch.ended()
    const before = contentOf(watch.folder)
    chmodSync(watch.folder, 0o500)
    const message = await asNobody(() => watch.failedStart())
    chmodSync(watch.folder, 0o700)
    expect(message).toMatch(/^The data folder isn’t writable: .*Make .* writable for you/)
    expect(contentOf(watch.folder)).toEqual(before)
    expect(await watch.failedStart()).toBe('started')
  })
})

test('makes no calls while another program locks the ledger, and names that program', async () => {
  const watch = await Watch.start()
  const other = await lockFile(watch.file('state'))
  watch.mark()
  await watch.pass(10 * minute, minute)
  expect(watch.since()).toEqual([])
  expect(watch.announced.scheduleChanged).toMatchObject({
    health: 'stopped',
    disk: { reason: 'locked', lockedBy: { pid: other.pid } }
  })
  expect(watch.notified).toHaveLength(1)
  other.kill('SIGKILL')
  await once(other, 'exit')
  await watch.pass(3 * minute, minute / 2)
  expect(watch.since().length).toBeGreaterThanOrEqual(1)
  expect(watch.announced.scheduleChanged).toMatchObject({ health: 'live', disk: null })
  expect(await notices(watch)).not.toContain('file-damaged')
})

test('keeps the ledger and continues after the clock was set back a year between runs', async () => {
  const watch = await Watch.start()
  await watch.pass(hour, minute)
  const before = await watch.app.services.credits.ledger(wholeLedger)
  await watch.app.close()
  watch.clock.advance(-365 * 24 * hour)
  await watch.open()
  const quotesBefore = watch.quotes().length
  await watch.pass(10 * minute, minute / 2)
  expect(watch.quotes().length - quotesBefore).toBeGreaterThanOrEqual(8)
  const ids = new Set((await watch.app.services.credits.ledger(wholeLedger)).map(({ id }) => id))
  expect(before.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(await notices(watch)).not.toContain('file-damaged')
  watch.clock.advance(365 * 24 * hour)
  const then = watch.quotes().length
  await watch.pass(10 * minute, minute / 2)
  expect(watch.quotes().length - then).toBeGreaterThanOrEqual(8)
  expect(existsSync(watch.file('state'))).toBe(true)
})
