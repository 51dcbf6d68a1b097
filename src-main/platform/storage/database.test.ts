import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type Database } from './database'
import { tempFolder } from './temp-storage.fixture'
import { countOf, fill, notes, notesAt, now } from './notes.fixture'

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

describe('a file that one process has to itself', () => {
  const exclusive = (path: string): Database => openDatabase(path, notes, 'full', now, true, true).database

  test('its threads see each commit, and no index of its log is on the disk', async () => {
    const path = join(tempFolder(), 'notes.db')
    const database = exclusive(path)
    const reader = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads')
       const { DatabaseSync } = require('@photostructure/sqlite')
       const database = new DatabaseSync(workerData, { readOnly: true })
       const count = database.prepare('SELECT count(*) AS count FROM note')
       parentPort.on('message', () => parentPort.postMessage(count.get().count))`,
      { eval: true, workerData: path }
    )
    const counted: unknown[] = []
    for (let round = 0; round < 3; round++) {
      fill(database, 10)
      reader.postMessage('count')
      counted.push((await once(reader, 'message'))[0])
    }
    expect(counted).toEqual([10, 20, 30])
    expect(existsSync(`${path}-shm`)).toBe(false)
    await reader.terminate()
    fill(database, 1)
    database.close()
    expect(countElsewhere(path)).toBe('31')
  })

  test('is locked for other processes until it is closed', () => {
    const path = join(tempFolder(), 'notes.db')
    const database = exclusive(path)
    fill(database, 2)
    expect(countElsewhere(path)).toMatch(/locked/)
    database.close()
    expect(countElsewhere(path)).toBe('2')
  })

  test('is shared if another process has opened it first', async () => {
    const path = join(tempFolder(), 'notes.db')
    exclusive(path).close()
    const other = await openElsewhere(path)
    const database = exclusive(path)
    fill(database, 3)
    expect(countElsewhere(path)).toBe('3')
    database.close()
    other.kill('SIGKILL')
  })
})

const require = `const { DatabaseSync } = require('@photostructure/sqlite')`

function countElsewhere(path: string): string {
  const program = `${require}
    try {
      const database = new DatabaseSync(process.argv[1], { readOnly: true, timeout: 0 })
      console.log(database.prepare('SELECT count(*) AS count FROM note').get().count)
    } catch (error) {
      console.log(error.message)
    }`
  return execFileSync(process.execPath, ['-e', program, path], { encoding: 'utf8' }).trim()
}

async function openElsewhere(path: string): Promise<ChildProcess> {
  const program = `${require}
    const database = new DatabaseSync(process.argv[1], { readOnly: true })
    database.prepare('SELECT count(*) FROM note').get()
    console.log('open')
    setInterval(() => database.isOpen, 1_000)`
  const child = spawn(process.execPath, ['-e', program, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

describe('a process killed during writes', () => {
  const program = (path: string, isExclusive: boolean): string => `
    import { openDatabase } from ${JSON.stringify(pathToFileURL(resolve(import.meta.dirname, 'database.ts')).href)}
    const { database } = openDatabase(${JSON.stringify(path)}, ${JSON.stringify(notes)}, 'full', 0, false, ${isExclusive})
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

  test.each([
    ['shared', false],
    ['exclusive', true]
  ] as const)(
    'keeps committed data and discards incomplete transactions (%s)',
    async (_, isExclusive) => {
      const folder = tempFolder()
      const path = join(folder, 'notes.db')
      const script = join(folder, 'writer.mts')
      writeFileSync(script, program(path, isExclusive))
      const writer = spawn(process.execPath, ['--import', 'tsx', script], {
        cwd: resolve(import.meta.dirname, '../../..'),
        stdio: ['ignore', 'pipe', 'inherit']
      })
      let output = ''
      for await (const chunk of writer.stdout) {
        output += String(chunk)
        if (output.includes('in the middle')) break
      }
      const gone = once(writer, 'exit')
      writer.kill('SIGKILL')
      await gone

      const { database, movedTo } = openDatabase(path, notes, 'full', now, false, isExclusive)
      expect(movedTo).toBeNull()
      expect(output.match(/committed \d+/g)).toHaveLength(40)
      expect(countOf(database)).toBe(80)
      database.close()
    },
    30_000
  )
})
