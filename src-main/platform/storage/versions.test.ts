import { readFileSync } from 'node:fs'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test, vi } from 'vitest'
import { NewerDatabaseError, openDatabase, type Database, type Migration } from './database'
import { appMigrations } from './migrations/app'
import { cacheMigrations } from './migrations/cache'
import { stateMigrations } from './migrations/state'
import { tempFolder } from './temp-storage.fixture'
import { fill, notes, notesAt, now } from './notes.fixture'

vi.setConfig({ testTimeout: 30_000 })

describe('migrations', () => {
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

  test.each(Object.keys(lists))('%s: migrations lead from every old version to the current schema', name => {
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

  test('migrations keep the data of an old version', () => {
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

  test('migrations roll back a step that fails', () => {
    const path = join(tempFolder(), 'notes.db')
    const wrong = [...notes, 'CREATE TABLE half (id INTEGER); INSERT INTO nowhere VALUES (1)']
    expect(() => openDatabase(path, wrong, 'full', now)).toThrow(/nowhere/)
    const right = [...notes, 'CREATE TABLE half (id INTEGER)']
    const { database, movedTo } = openDatabase(path, right, 'full', now)
    expect(movedTo).toBeNull()
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 })
    database.close()
  })

  test('migrations reject a database of a newer version and leave it unchanged', () => {
    const path = join(tempFolder(), 'notes.db')
    const newer = openDatabase(path, [...notes, 'SELECT 1', 'SELECT 2'], 'full', now).database
    fill(newer, 100)
    newer.close()
    const before = readFileSync(path)
    expect(() => openDatabase(path, notes, 'full', now)).toThrow(NewerDatabaseError)
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(readdirSync(join(path, '..')).filter(name => name.includes('damaged'))).toEqual([])
  })

  test('migrations reject a newer database even if its changes are still in the log', () => {
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
