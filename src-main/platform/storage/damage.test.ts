import { existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'

import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from './database'

import { cacheMigrations } from './migrations/cache'

import { openCache, openState, tempFolder } from './temp-storage.fixture'
import { countOf, fill, notes, notesAt, now, overwrite, stamp } from './notes.fixture'

// Real files may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

describe('damaged files', () => {
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

  const withItsLog = (): { readonly path: string; readonly log: Buffer } => {
    const path = join(tempFolder(), 'notes.db')
    const open = notesAt(path)
    fill(open, 50)
    const log = readFileSync(`${path}-wal`)
    open.close()
    return { path, log }
  }

  test.each(['full', 'normal'] as const)(
    'a file is moved aside and replaced if any part is damaged (%s)',
    durability => {
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
    }
  )

  test('a damaged file is moved aside together with its write-ahead log', () => {
    const folder = tempFolder()
    const path = join(folder, 'notes.db')
    const open = notesAt(path)
    fill(open, 2000)
    open.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    // Changes only one leaf page, so that the log can't repair the pages that are overwritten below.
    open.exec('DELETE FROM note WHERE rowid = 1')
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

  test('a damaged file stays if its log can repair it', () => {
    const { path, log } = withItsLog()
    writeFileSync(path, 'no longer a database '.repeat(500))
    writeFileSync(`${path}-wal`, log)
    const { database, movedTo } = openDatabase(path, notes, 'full', now)
    expect([movedTo, countOf(database)]).toEqual([null, 50])
    database.close()
  })

  test('an empty file that has a log is moved aside', () => {
    const { path, log } = withItsLog()
    truncateSync(path, 0)
    writeFileSync(`${path}-wal`, log)
    const { database, movedTo } = openDatabase(path, notes, 'full', now)
    expect(movedTo).not.toBeNull()
    database.close()
    expect(statSync(`${String(movedTo)}-wal`).size).toBe(log.length)
  })

  test('a log without its file is moved aside', () => {
    const { path, log } = withItsLog()
    rmSync(path)
    writeFileSync(`${path}-wal`, log)
    const { database, movedTo } = openDatabase(path, notes, 'full', now)
    database.close()
    expect(statSync(`${String(movedTo)}-wal`).size).toBe(log.length)
  })

  test('a folder in place of the file is moved aside with its content', () => {
    const path = join(tempFolder(), 'notes.db')
    mkdirSync(path)
    writeFileSync(join(path, 'letter'), 'dear')
    const { database, movedTo } = openDatabase(path, notes, 'full', now)
    expect(countOf(database)).toBe(0)
    database.close()
    expect(readFileSync(join(String(movedTo), 'letter'), 'utf8')).toBe('dear')
  })

  test.each([
    ['another program’s', 'CREATE TABLE moz_places (id INTEGER)'],
    [
      'another program’s with a version like ours',
      'CREATE TABLE moz_places (id INTEGER); PRAGMA user_version = 1'
    ],
    [
      'another program’s with a high version',
      'CREATE TABLE moz_places (id INTEGER); PRAGMA user_version = 77'
    ],
    ['ours without a table', 'DROP TABLE note']
  ])('a file is moved aside unchanged if the database is %s', (_, sql) => {
    const path = join(tempFolder(), 'notes.db')
    if (sql.startsWith('DROP')) notesAt(path).close()
    const other = new DatabaseSync(path)
    other.exec(sql)
    other.close()
    const before = readFileSync(path)
    const { database, movedTo } = openDatabase(path, notes, 'full', now)
    expect(countOf(database)).toBe(0)
    database.close()
    expect(readFileSync(String(movedTo)).equals(before)).toBe(true)
  })

  test('a damaged file gets another name if its name is taken', () => {
    const path = join(tempFolder(), 'notes.db')
    const moved = ['one', 'two', 'three'].map(text => {
      writeFileSync(path, text)
      const { database, movedTo } = openDatabase(path, notes, 'full', now)
      database.close()
      return movedTo
    })
    expect(moved.map(place => readFileSync(String(place), 'utf8'))).toEqual(['one', 'two', 'three'])
  })

  test('a damaged cache.db doesn’t affect state.db', () => {
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
