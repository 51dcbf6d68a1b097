import { closeSync, openSync, writeSync } from 'node:fs'

import { openDatabase, type Database, type Migration } from './database'

export const now = Date.UTC(2026, 0, 2, 3, 4, 5, 678)
export const stamp = '2026-01-02T03-04-05-678Z'
export const notes: readonly Migration[] = ['CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)']

export function notesAt(path: string): Database {
  return openDatabase(path, notes, 'full', now).database
}

export function fill(database: Database, count: number): void {
  database.transaction(() => {
    const insert = database.prepare('INSERT INTO note (text) VALUES (?)')
    for (let index = 0; index < count; index++)
      insert.run(`${'long enough to fill pages '.repeat(5)}${index}`)
  })()
}

export const countOf = (database: Database): number =>
  (database.prepare('SELECT count(*) AS notes FROM note').get() as { notes: number }).notes

export function overwrite(path: string, at: number, bytes: Buffer): void {
  const file = openSync(path, 'r+')
  writeSync(file, bytes, 0, bytes.length, at)
  closeSync(file)
}
