import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase, type Database, type Migration } from './database'
import { appMigrations } from './migrations/app'
import { cacheMigrations } from './migrations/cache'
import { stateMigrations } from './migrations/state'

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const openState = (folder = tempFolder()): Database => open(folder, 'state.db', stateMigrations)
export const openCache = (folder = tempFolder()): Database => open(folder, 'cache.db', cacheMigrations)
export const openApp = (folder = tempFolder()): Database => open(folder, 'app.db', appMigrations)

function open(folder: string, name: string, migrations: readonly Migration[]): Database {
  const { database, movedTo } = openDatabase(join(folder, name), migrations, 'normal', 0)
  if (movedTo !== null) throw new Error(`${name} was damaged`)
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  return database
}
