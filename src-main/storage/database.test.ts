import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync
} from 'node:fs'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { NewerDatabaseError, openDatabase, type Database, type Migration } from './database'
import { appMigrations } from './migrations/app'
import { cacheMigrations } from './migrations/cache'
import { stateMigrations } from './migrations/state'
import { openCache, openState, tempFolder } from './temp-storage.fixture'

// Real files, on machines that do other work as well.
vi.setConfig({ testTimeout: 30_000 })

const now = Date.UTC(2026, 0, 2, 3, 4, 5, 678)
const stamp = '2026-01-02T03-04-05-678Z'
const notes: readonly Migration[] = ['CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)']

function notesAt(path: string): Database {
  return openDatabase(path, notes, 'full', now).database
}

function fill(database: Database, count: number): void {
  database.transaction(() => {
    const insert = database.prepare('INSERT INTO note (text) VALUES (?)')
    for (let index = 0; index < count; index++)
      insert.run(`${'long enough to fill pages '.repeat(5)}${index}`)
  })()
}

const countOf = (database: Database): number =>
  (database.prepare('SELECT count(*) AS notes FROM note').get() as { notes: number }).notes

function overwrite(path: string, at: number, bytes: Buffer): void {
  const file = openSync(path, 'r+')
  writeSync(file, bytes, 0, bytes.length, at)
  closeSync(file)
}

describe('a sound file', () => {
  test('keeps what was committed, in folders that did not exist before', () => {
    const path = join(tempFolder(), 'deep', 'er', 'notes.db')
    const first = notesAt(path)
    fill(first, 10)
    first.close()
    const again = openDatabase(path, notes, 'full', now)
    expect(again.movedTo).toBeNull()
    expect(countOf(again.database)).toBe(10)
    again.database.close()
  })

  test('syncs every commit where a person would miss it, and keeps references whole', () => {
    const pragma = (database: Database, name: string): unknown =>
      Object.values(database.prepare(`PRAGMA ${name}`).get() as object)[0]
    const folder = tempFolder()
    const full = openDatabase(join(folder, 'full.db'), notes, 'full', now).database
    const normal = openDatabase(join(folder, 'normal.db'), notes, 'normal', now).database
    expect([pragma(full, 'synchronous'), pragma(normal, 'synchronous')]).toEqual([2, 1])
    expect([pragma(full, 'journal_mode'), pragma(full, 'foreign_keys')]).toEqual(['wal', 1])
    full.close()
    normal.close()
  })

  test('an unreadable place is an error, not a damaged file', () => {
    const folder = tempFolder()
    expect(() => openDatabase(folder, notes, 'full', now)).toThrow()
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a damaged file is moved aside and a new one takes its place', () => {
  const page = 4096
  const damages: Record<string, (path: string) => void> = {
    'not a database': path => writeFileSync(path, 'this is a shopping list\n'.repeat(900)),
    'a few bytes': path => writeFileSync(path, 'hello'),
    emptied: path => truncateSync(path, 0),
    'cut in its first page': path => truncateSync(path, 50),
    'cut in the middle': path => truncateSync(path, 10 * page + 77),
    'zeros in the middle': path => overwrite(path, 9 * page, Buffer.alloc(4 * page)),
    'garbage in the middle': path => overwrite(path, 9 * page + 1000, Buffer.alloc(4 * page, 0x5a)),
    'garbage in the header': path => overwrite(path, 16, Buffer.alloc(80, 0xff)),
    'garbage after the header': path => overwrite(path, 100, Buffer.alloc(3000, 0x5a)),
    'a version below zero': path => overwrite(path, 60, Buffer.alloc(4, 0xff))
  }

  test.each(['full', 'normal'] as const)('whatever the damage (%s)', durability => {
    for (const [name, damage] of Object.entries(damages)) {
      const path = join(tempFolder(), 'notes.db')
      const sound = notesAt(path)
      fill(sound, 2000)
      sound.close()
      damage(path)
      const broken = readFileSync(path)

      const { database, movedTo } = openDatabase(path, notes, durability, now)
      expect(movedTo, name).toBe(`${path}.damaged-${stamp}`)
      expect(readFileSync(`${path}.damaged-${stamp}`).equals(broken), name).toBe(true)
      expect(countOf(database), name).toBe(0)
      fill(database, 3)
      database.close()

      const again = openDatabase(path, notes, durability, now)
      expect([again.movedTo, countOf(again.database)], name).toEqual([null, 3])
      again.database.close()
    }
  })

  test('its write-ahead log goes with it', () => {
    const folder = tempFolder()
    const path = join(folder, 'notes.db')
    const open = notesAt(path)
    fill(open, 2000)
    open.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    fill(open, 3)
    // Copied while open: this is what a killed process leaves behind.
    const log = readFileSync(`${path}-wal`)
    expect(log.length).toBeGreaterThan(0)
    open.close()
    overwrite(path, 0, Buffer.alloc(40 * page, 0x5a))
    writeFileSync(`${path}-wal`, log)

    const { database, movedTo } = openDatabase(path, notes, 'full', now)
    expect(countOf(database)).toBe(0)
    database.close()
    expect(readFileSync(`${String(movedTo)}-wal`).equals(log)).toBe(true)
    expect(existsSync(`${path}-wal`)).toBe(false)
  })

  test('a log that holds every page repairs the file under it', () => {
    const path = join(tempFolder(), 'notes.db')
    const open = notesAt(path)
    fill(open, 50)
    const log = readFileSync(`${path}-wal`)
    open.close()
    writeFileSync(path, 'no longer a database '.repeat(500))
    writeFileSync(`${path}-wal`, log)
    const { database, movedTo } = openDatabase(path, notes, 'full', now)
    expect([movedTo, countOf(database)]).toEqual([null, 50])
    database.close()
  })

  test('an emptied file with a log beside it is told of, not taken for a new one', () => {
    const path = join(tempFolder(), 'notes.db')
    const open = notesAt(path)
    fill(open, 50)
    const log = readFileSync(`${path}-wal`)
    open.close()
    truncateSync(path, 0)
    writeFileSync(`${path}-wal`, log)
    const { database, movedTo } = openDatabase(path, notes, 'full', now)
    expect(movedTo).not.toBeNull()
    database.close()
    expect(statSync(`${String(movedTo)}-wal`).size).toBe(log.length)
  })

  test('a second damaged file in the same moment does not replace the first', () => {
    const path = join(tempFolder(), 'notes.db')
    const moved = ['one', 'two', 'three'].map(text => {
      writeFileSync(path, text)
      const { database, movedTo } = openDatabase(path, notes, 'full', now)
      database.close()
      return movedTo
    })
    expect(moved.map(place => readFileSync(String(place), 'utf8'))).toEqual(['one', 'two', 'three'])
  })

  test('a damaged cache leaves the state beside it untouched', () => {
    const folder = tempFolder()
    const state = openState(folder)
    state.prepare(`INSERT INTO fact (name, value) VALUES ('kept', '1')`).run()
    state.close()
    openCache(folder).close()
    const before = readFileSync(join(folder, 'state.db'))
    writeFileSync(join(folder, 'cache.db'), 'broken')

    const { database, movedTo } = openDatabase(join(folder, 'cache.db'), cacheMigrations, 'normal', now)
    expect(movedTo).not.toBeNull()
    database.close()
    expect(readFileSync(join(folder, 'state.db')).equals(before)).toBe(true)
    expect(openState(folder).prepare('SELECT name FROM fact').all()).toHaveLength(1)
  })
})

describe('versions', () => {
  const schemaOf = (database: Database): unknown =>
    database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all()

  const lists: Record<string, readonly Migration[]> = {
    app: appMigrations,
    cache: cacheMigrations,
    state: stateMigrations,
    'three steps': [
      ...notes,
      `ALTER TABLE note ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'`,
      `CREATE INDEX note_mood ON note (mood); INSERT INTO note (text, mood) VALUES ('made by step 3', 'new')`
    ]
  }

  test.each(Object.keys(lists))('%s: every old version becomes the present one', name => {
    const migrations = lists[name] ?? []
    const fresh = openDatabase(join(tempFolder(), 'fresh.db'), migrations, 'full', now).database
    const wanted = schemaOf(fresh)
    fresh.close()
    for (let version = 0; version <= migrations.length; version++) {
      const path = join(tempFolder(), 'old.db')
      openDatabase(path, migrations.slice(0, version), 'full', now).database.close()
      const { database, movedTo } = openDatabase(path, migrations, 'full', now)
      expect(movedTo).toBeNull()
      expect(schemaOf(database)).toEqual(wanted)
      database.close()
    }
  })

  test('what an old version held is still there', () => {
    const path = join(tempFolder(), 'notes.db')
    const old = notesAt(path)
    fill(old, 5)
    old.close()
    const { database } = openDatabase(path, lists['three steps'] ?? [], 'full', now)
    expect(database.prepare('SELECT mood, count(*) AS notes FROM note GROUP BY mood').all()).toEqual([
      { mood: 'calm', notes: 5 },
      { mood: 'new', notes: 1 }
    ])
    database.close()
  })

  test('a step that fails leaves nothing half done, and is done when it is right', () => {
    const path = join(tempFolder(), 'notes.db')
    const wrong = [...notes, 'CREATE TABLE half (id INTEGER); INSERT INTO nowhere VALUES (1)']
    expect(() => openDatabase(path, wrong, 'full', now)).toThrow(/nowhere/)
    const right = [...notes, 'CREATE TABLE half (id INTEGER)']
    const { database, movedTo } = openDatabase(path, right, 'full', now)
    expect(movedTo).toBeNull()
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 })
    database.close()
  })

  test('a newer version is refused and left as it is, byte for byte', () => {
    const path = join(tempFolder(), 'notes.db')
    const newer = openDatabase(path, [...notes, 'SELECT 1', 'SELECT 2'], 'full', now).database
    fill(newer, 100)
    newer.close()
    const before = readFileSync(path)
    expect(() => openDatabase(path, notes, 'full', now)).toThrow(NewerDatabaseError)
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(readdirSync(join(path, '..')).filter(name => name.includes('damaged'))).toEqual([])
  })

  test('also while its log holds what the file does not', () => {
    const path = join(tempFolder(), 'notes.db')
    const newer = openDatabase(path, [...notes, 'SELECT 1'], 'full', now).database
    fill(newer, 100)
    const [before, log] = [readFileSync(path), readFileSync(`${path}-wal`)]
    expect(() => openDatabase(path, notes, 'full', now)).toThrow(NewerDatabaseError)
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true)
    newer.close()
  })
})

describe('a process killed at its work', () => {
  const program = (path: string): string => `
    import { openDatabase } from ${JSON.stringify(pathToFileURL(resolve(import.meta.dirname, 'database.ts')).href)}
    const { database } = openDatabase(${JSON.stringify(path)}, ${JSON.stringify(notes)}, 'full', 0)
    const insert = database.prepare('INSERT INTO note (text) VALUES (?)')
    const say = text => process.stdout.write(text + '\\n')
    for (let index = 1; index <= 40; index++) {
      database.transaction(() => { insert.run('a' + index); insert.run('b' + index) })()
      say('committed ' + index)
    }
    database.exec('BEGIN')
    for (let index = 0; index < 5000; index++) insert.run('never committed '.repeat(20) + index)
    say('in the middle')
    setInterval(() => undefined, 1000)
  `

  test('loses nothing it committed and keeps nothing it did not', async () => {
    const folder = tempFolder()
    const path = join(folder, 'notes.db')
    const script = join(folder, 'writer.mts')
    writeFileSync(script, program(path))
    const writer = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: resolve(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit']
    })
    let said = ''
    for await (const chunk of writer.stdout) {
      said += String(chunk)
      if (said.includes('in the middle')) break
    }
    const gone = once(writer, 'exit')
    writer.kill('SIGKILL')
    await gone

    const { database, movedTo } = openDatabase(path, notes, 'full', now)
    expect(movedTo).toBeNull()
    expect(said.match(/committed \d+/g)).toHaveLength(40)
    expect(countOf(database)).toBe(80)
    database.close()
  }, 30_000)
})
