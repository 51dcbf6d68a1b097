import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { NoticeService } from '../../platform/notices/notice-service'
import type { Database, OpenedDatabase } from '../../platform/storage/database'
import type { Disk } from '../../platform/storage/disk'
import { cacheMigrations } from '../../platform/storage/migrations/cache'
import { stateMigrations } from '../../platform/storage/migrations/state'

/** A service on this computer has the same files under each of these names. */
const namesOfThisComputer = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Returns a folder name that is recognisable and unique, such as `live-api.example.com-1f3a9c20`. All names
 * of this computer share a folder (docs/decisions/0030).
 */
export function sessionFolder(root: string, address: string | null): string {
  if (address === null) return join(root, 'demo')
  const url = new URL(address)
  const host = url.hostname.replace(/\.$/, '')
  const path = url.pathname.replace(/\/$/, '')
  const named = (name: string): string =>
    folderOf(root, `${url.protocol}//${name}${url.port === '' ? '' : `:${url.port}`}${path}`)
  if (!namesOfThisComputer.includes(host)) return named(host)
  const folders = namesOfThisComputer.map(named)
  return folders.find(folder => existsSync(folder)) ?? folders[0] ?? named(host)
}

function folderOf(root: string, address: string): string {
  const tag = createHash('sha256').update(address).digest('hex').slice(0, 8)
  return join(root, `live-${new URL(address).hostname}-${tag}`)
}

/** This database is for data that can't be loaded again. */
export const stateFileIn = (folder: string): string => join(folder, 'state.db')

/** This database is for data that can be loaded again. */
export const cacheFileIn = (folder: string): string => join(folder, 'cache.db')

export interface SessionFiles {
  readonly state: Database
  readonly cache: Database
}

/**
 * Opens both files. Replaces a damaged one and tells the user. In the demo, a power cut may lose the last
 * seconds, because it writes often and its data is free.
 */
export function openFiles(
  folder: string,
  disk: Disk,
  notices: NoticeService,
  simulated: boolean
): SessionFiles {
  const state = disk.open(
    stateFileIn(folder),
    stateMigrations,
    simulated ? 'normal' : 'full',
    'read-once-a-day'
  )
  const cache = openCache(folder, disk, state.database)
  const tellDamaged = (file: 'state' | 'cache', { movedTo }: OpenedDatabase): void => {
    if (movedTo !== null) notices.show({ code: 'file-damaged', file, movedTo })
  }
  tellDamaged('state', state)
  tellDamaged('cache', cache)
  return { state: state.database, cache: cache.database }
}

function openCache(folder: string, disk: Disk, state: Database): OpenedDatabase {
  try {
    return disk.open(cacheFileIn(folder), cacheMigrations, 'normal', 'read-once-a-day')
  } catch (error) {
    state.close()
    throw error
  }
}
