import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { rest } from '../time/next-turn'
import { openDatabase, type Database } from './database'
import { limitedProcess } from './full-disk-ways.fixture'
import { countOf, fill, notes, now } from './notes.fixture'
import { pageSizeOf } from './small-pages'
import { tempFolder } from './temp-storage.fixture'

vi.setConfig({ testTimeout: 60_000 })

function largePages(rows: number): string {
  const path = join(tempFolder(), 'notes.db')
  const made = new DatabaseSync(path)
  made.exec(
    'PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; CREATE TABLE other (id INTEGER); DROP TABLE other'
  )
  made.close()
  const { database } = openDatabase(path, notes, 'normal', now)
  fill(database, rows)
  expect(pageSizeOf(database)).toBe(4_096)
  database.close()
  return path
}

function opened(path: string): Database {
  const { database, movedTo } = openDatabase(path, notes, 'full', now)
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  expect(movedTo).toBeNull()
  return database
}

describe('conversion to small pages', () => {
  test('a converted database has small pages and keeps its rows, also those in its log', () => {
    const path = largePages(500)
    const writer = new DatabaseSync(path)
    writer.exec("PRAGMA wal_autocheckpoint = 0; INSERT INTO note (id, text) VALUES (9000, 'in the log')")
    const log = `${path}-wal`
    expect(statSync(log).size).toBeGreaterThan(0)
    const reader = opened(path)
    expect([pageSizeOf(reader), countOf(reader)]).toEqual([4_096, 501])
    writer.close()
    reader.close()
    const database = opened(path)
    expect([pageSizeOf(database), countOf(database)]).toEqual([512, 501])
    expect(database.prepare('SELECT text FROM note WHERE id = 9000').get()).toEqual({ text: 'in the log' })
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: notes.length })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    fill(database, 10)
    database.close()
    expect(countOf(opened(path))).toBe(511)
  })

  test('a database stays as it is if the copy doesn’t fit on the disk', () => {
    const path = largePages(20_000)
    const disk = limitedProcess(path, () => process.pid, 1_000_000)
    onTestFinished(disk.end)
    disk.fill()
    const database = opened(path)
    expect([pageSizeOf(database), countOf(database)]).toEqual([4_096, 20_000])
    fill(database, 1)
    database.close()
    disk.free()
    expect(existsSync(`${path}.small`)).toBe(false)
    expect(pageSizeOf(opened(path))).toBe(512)
    expect(countOf(opened(path))).toBe(20_001)
  })

  test('loses nothing if the process is killed during the conversion', async () => {
    const path = largePages(60_000)
    const script = join(path, '../opens.mts')
    const url = pathToFileURL(resolve(import.meta.dirname, 'database.ts')).href
    writeFileSync(
      script,
      `import { openDatabase } from ${JSON.stringify(url)}
       openDatabase(${JSON.stringify(path)}, ${JSON.stringify(notes)}, 'full', 0)`
    )
    let killedWhileCopying = 0
    for (const waitMs of [0, 5, 15, 30, 60, 0]) {
      const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'ignore' })
      const gone = once(child, 'exit')
      while (!existsSync(`${path}.small`) && child.exitCode === null) await rest(1)
      await rest(waitMs)
      child.kill('SIGKILL')
      await gone
      if (existsSync(`${path}.small`)) killedWhileCopying++
      const reader = new DatabaseSync(path, { readOnly: true })
      expect(reader.prepare('SELECT count(*) AS notes FROM note').get()).toEqual({ notes: 60_000 })
      reader.close()
    }
    expect(killedWhileCopying).toBeGreaterThan(0)
    const database = opened(path)
    expect([pageSizeOf(database), countOf(database)]).toEqual([512, 60_000])
    expect(existsSync(`${path}.small`)).toBe(false)
  })
})
