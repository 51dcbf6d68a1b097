import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from './database'

import { tempFolder } from './temp-storage.fixture'
import { countOf, fill, notes, notesAt, now } from './notes.fixture'

// Real files may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

describe('a sound file', () => {
  test('keeps committed data after it is reopened', () => {
    const path = join(tempFolder(), 'deep', 'er', 'notes.db')
    const first = notesAt(path)
    fill(first, 10)
    first.close()
    const again = openDatabase(path, notes, 'full', now)
    expect(again.movedTo).toBeNull()
    expect(countOf(again.database)).toBe(10)
    again.database.close()
  })

  test("syncs every commit if the durability is 'full', and enforces foreign keys", () => {
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

  test('reports an unreachable path as an error instead of damage', () => {
    const folder = tempFolder()
    const leadsNowhere = join(folder, 'notes.db')
    symlinkSync(join(folder, 'unplugged', 'notes.db'), leadsNowhere)
    expect(() => openDatabase(leadsNowhere, notes, 'full', now)).toThrow()
    expect(readdirSync(folder)).toEqual(['notes.db'])
  })
})

describe('a process killed during writes', () => {
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

  test('keeps committed data and discards incomplete transactions', async () => {
    const folder = tempFolder()
    const path = join(folder, 'notes.db')
    const script = join(folder, 'writer.mts')
    writeFileSync(script, program(path))
    const writer = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: resolve(import.meta.dirname, '../../..'),
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
