import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BackupFolder } from './backup-folder'
import { openDatabase, type Database } from './database'
import { tempFolder } from './temp-storage.fixture'

const one = ['CREATE TABLE note (text TEXT)']
const two = [...one, 'ALTER TABLE note ADD COLUMN at INTEGER']

function begun(): { readonly path: string; readonly database: Database; readonly folder: BackupFolder } {
  const path = join(tempFolder(), 'state.db')
  const { database } = openDatabase(path, one, 'full', 0)
  database.exec(`INSERT INTO note (text) VALUES ('first')`)
  return { path, database, folder: new BackupFolder(path) }
}

async function copiedBetween(): Promise<Pick<ReturnType<typeof begun>, 'path' | 'folder'>> {
  const { path, database, folder } = begun()
  await folder.take('daily', 1_763_800_000_000)
  database.exec(`INSERT INTO note (text) VALUES ('second')`)
  database.close()
  return { path, folder }
}

const textsIn = (path: string): readonly string[] => {
  const { database } = openDatabase(path, one, 'full', 0)
  const rows = database.prepare('SELECT text FROM note').all() as { text: string }[]
  database.close()
  return rows.map(({ text }) => text)
}

describe('a backup copy', () => {
  test('a backup copy includes the write-ahead log, and is readable only by the user', async () => {
    const { path, folder } = await copiedBetween()
    const [copy] = folder.list()
    expect(copy).toMatchObject({ at: 1_763_800_000_000, reason: 'daily' })
    const file = join(dirname(path), 'backups', copy?.id ?? '')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(textsIn(file)).toEqual(['first'])
  })

  test('a backup copy replaces the oldest daily copy if there are three', async () => {
    const { database, folder } = begun()
    await folder.take('migration', 1_000_000_000_000)
    for (let day = 1; day <= 5; day++) await folder.take('daily', 1_763_800_000_000 + day)
    database.close()
    expect(folder.list().map(({ at, reason }) => [at % 1_000_000, reason])).toEqual([
      [5, 'daily'],
      [4, 'daily'],
      [3, 'daily'],
      [0, 'migration']
    ])
  })

  test('a backup copy is made before a newer version migrates the file', async () => {
    const { path, database, folder } = begun()
    database.close()
    await folder.takeBeforeMigration(one, 1_763_800_000_000)
    expect(folder.list()).toEqual([])
    await folder.takeBeforeMigration(two, 1_763_800_000_000)
    openDatabase(path, two, 'full', 0).database.close()
    expect(folder.list()).toMatchObject([{ reason: 'migration' }])
    expect(textsIn(join(dirname(path), 'backups', folder.list()[0]?.id ?? ''))).toEqual(['first'])
    await folder.takeBeforeMigration([], 1_763_800_000_001)
    expect(folder.list()).toHaveLength(1)
  })

  test('a backup copy is made without blocking the main thread', async () => {
    const { database, folder } = begun()
    database.exec(`INSERT INTO note (text) VALUES (zeroblob(40000000))`)
    let turns = 0
    let isMade = false
    const turn = (): void => {
      turns++
      if (!isMade) setImmediate(turn)
    }
    setImmediate(turn)
    await folder.take('daily', 1_763_800_000_000)
    isMade = true
    database.close()
    expect(folder.list()[0]?.bytes).toBeGreaterThanOrEqual(40_000_000)
    // If the copy ran on the main thread, there would be only one or two turns.
    expect(turns).toBeGreaterThan(20)
  })

  test('a backup copy that fails leaves no partial file', async () => {
    const { path, database, folder } = begun()
    database.close()
    writeFileSync(path, 'noise '.repeat(2_000))
    await expect(folder.take('daily', 1_763_800_000_000)).rejects.toThrow()
    expect(readdirSync(join(dirname(path), 'backups'))).toEqual([])
  })
})

describe('leftover backup copies', () => {
  test('partial copies are removed with the next copy', async () => {
    const { path, database, folder } = begun()
    await folder.take('daily', 1_763_800_000_000)
    const half = join(dirname(path), 'backups', 'state-1763700000000-daily.db.begun')
    writeFileSync(half, 'half')
    writeFileSync(`${half}-journal`, 'its journal')
    expect(folder.list()).toHaveLength(1)
    await folder.take('daily', 1_763_900_000_000)
    database.close()
    expect(readdirSync(join(dirname(path), 'backups')).toSorted()).toEqual([
      'state-1763800000000-daily.db',
      'state-1763900000000-daily.db'
    ])
  })

  test('copies from the future are removed first', async () => {
    const { database, folder } = begun()
    const nextYear = 1_795_300_000_000
    for (let day = 0; day < 3; day++) await folder.take('daily', nextYear + day)
    for (let day = 0; day < 2; day++) await folder.take('daily', 1_763_800_000_000 + day)
    database.close()
    expect(folder.list().map(({ at }) => at)).toEqual([nextYear + 2, 1_763_800_000_001, 1_763_800_000_000])
  })

  test('shows no copies if the folder can’t be read, and taking the next copy fails with the reason', async () => {
    const { path, database, folder } = begun()
    writeFileSync(join(dirname(path), 'backups'), 'no folder')
    expect(folder.list()).toEqual([])
    await expect(folder.take('daily', 1_763_800_000_000)).rejects.toThrow(/EEXIST|ENOTDIR/)
    database.close()
  })
})

describe('restoring a copy', () => {
  test('restoring a copy replaces the current file, and can be undone', async () => {
    const { path, folder } = await copiedBetween()
    const id = folder.list()[0]?.id ?? ''
    const back = folder.putBack(id)
    expect(textsIn(path)).toEqual(['first'])
    back.undo()
    expect(textsIn(path)).toEqual(['first', 'second'])
    folder.putBack(id).done()
    expect(textsIn(path)).toEqual(['first'])
    expect(existsSync(`${path}.last`)).toBe(false)
  })

  test('only a sound copy of a version that this app can read is restored', async () => {
    const { path, database, folder } = begun()
    await folder.take('daily', 1_763_800_000_000)
    database.close()
    const id = folder.list()[0]?.id ?? ''
    expect(folder.isSound(id, one)).toBe(true)
    expect(folder.isSound(id, [])).toBe(false)
    expect(folder.isSound('../state.db', one)).toBe(false)
    expect(() => folder.putBack('../state.db')).toThrow()
    const whole = readFileSync(join(dirname(path), 'backups', id))
    writeFileSync(join(dirname(path), 'backups', id), 'noise')
    expect(folder.isSound(id, one)).toBe(false)
    for (const bytes of [whole.length / 2, 0]) {
      writeFileSync(join(dirname(path), 'backups', id), whole.subarray(0, bytes))
      expect(folder.isSound(id, one)).toBe(false)
    }
  })
})
