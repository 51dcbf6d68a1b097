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
import { wholeLedger } from './credits/any-call.fixture'
import { Watch } from './resilience.fixture'
import { MemoryVault } from './secrets/memory-vault'
import { asNobody } from './storage/as-nobody.fixture'
import { mayMount, smallVolume } from './storage/full-disk-ways.fixture'
import { lockFile } from './storage/locked-file.fixture'
import { tempFolder } from './storage/temp-storage.fixture'
import { hour, minute } from '../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

const notices = async (watch: Watch): Promise<string> =>
  JSON.stringify(await watch.app.services.app.notices())
/** Digests of the databases; reading one leaves an empty log beside it. */
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
    '%s.db: refused in words, and nothing is changed',
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
      expect(await watch.failedStart()).toMatch(/newer version of Candlewick .*Nothing was changed/)
      expect(contentOf(watch.folder)).toEqual(before)
      const older = new DatabaseSync(path)
      older.exec(`PRAGMA user_version = ${version}`)
      older.close()
      expect(await watch.failedStart()).toBe('started')
    }
  )
})

describe('files that are damaged', () => {
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
    'a ledger that is %s: moved aside, told, and asked for no call until a person agrees',
    async (_, damage) => {
      const watch = await Watch.ended()
      const path = watch.file('state')
      for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
      damage(path)
      expect(await watch.failedStart()).toBe('started')
      expect(await notices(watch)).toContain('moved-aside')
      expect(readdirSync(join(path, '..')).filter(name => name.startsWith('state.db.damaged-'))).not.toEqual(
        []
      )
      expect(await watch.app.services.watchlist.lists()).toHaveLength(1)
      // What was agreed stood there too: nothing is asked before it is agreed anew.
      const asked = watch.quotes().length
      await watch.pass(10 * minute, minute)
      expect(watch.quotes().length).toBe(asked)
      await watch.app.services.connection.agree({ items: [] })
      await watch.pass(20 * minute, minute)
      expect(watch.quotes().length).toBeGreaterThan(asked)
    }
  )
})

test('a ledger that rots between two starts, under the time of its last write: met by a statement, moved aside and told', async () => {
  const watch = await Watch.ended()
  const path = watch.file('state')
  const { atime, mtimeMs } = statSync(path)
  const bytes = readFileSync(path)
  const [at, size] = pageOf(path, 'ledger_call')
  writeFileSync(path, bytes.fill(0xa5, at, at + size))
  utimesSync(path, atime, mtimeMs / 1_000)
  expect(await watch.failedStart()).toBe('started')
  expect(await notices(watch)).toContain('moved-aside')
})

/** Where the first page of a table lies in its file. */
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

describe('a folder that may not be written', () => {
  test('a read-only disk: the start says so, changes nothing, and is made up for', async context => {
    // Only a volume of its own can be made read-only for root; where mounting is refused there is none to test on.
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

  test('no permission: the start says so, changes nothing, and is made up for', async () => {
    const watch = await Watch.ended()
    const before = contentOf(watch.folder)
    chmodSync(watch.folder, 0o500)
    const said = await asNobody(() => watch.failedStart())
    chmodSync(watch.folder, 0o700)
    expect(said).toMatch(/^The data folder isn’t writable: .*Make .* writable for you/)
    expect(contentOf(watch.folder)).toEqual(before)
    expect(await watch.failedStart()).toBe('started')
  })
})

test('a ledger that another program locks: nothing is sent that could not be booked, and who holds it is said, until it lets go', async () => {
  const watch = await Watch.start()
  const other = await lockFile(watch.file('state'))
  watch.mark()
  await watch.pass(10 * minute, minute)
  expect(watch.since()).toEqual([])
  expect(watch.announced.scheduleChanged).toMatchObject({
    health: 'stopped',
    disk: { reason: 'locked', heldBy: { pid: other.pid } }
  })
  expect(watch.told).toHaveLength(1)
  other.kill('SIGKILL')
  await once(other, 'exit')
  await watch.pass(3 * minute, minute / 2)
  expect(watch.since().length).toBeGreaterThanOrEqual(1)
  expect(watch.announced.scheduleChanged).toMatchObject({ health: 'live', disk: null })
  expect(await notices(watch)).not.toContain('moved-aside')
})

test('a clock that is set back a year while the app is closed: the books stay, the watch goes on', async () => {
  const watch = await Watch.start()
  await watch.pass(hour, minute)
  const before = await watch.app.services.credits.ledger(wholeLedger)
  await watch.app.close()
  watch.clock.advance(-365 * 24 * hour)
  await watch.open()
  const asked = watch.quotes().length
  await watch.pass(10 * minute, minute / 2)
  expect(watch.quotes().length - asked).toBeGreaterThanOrEqual(8)
  const ids = new Set((await watch.app.services.credits.ledger(wholeLedger)).map(({ id }) => id))
  expect(before.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(await notices(watch)).not.toContain('moved-aside')
  // And set right again.
  watch.clock.advance(365 * 24 * hour)
  const then = watch.quotes().length
  await watch.pass(10 * minute, minute / 2)
  expect(watch.quotes().length - then).toBeGreaterThanOrEqual(8)
  expect(existsSync(watch.file('state'))).toBe(true)
})
