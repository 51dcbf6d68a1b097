import { join } from 'node:path'
import { LayoutService } from '../../workspace/layouts/layout-service'
import { LayoutStore } from '../../workspace/layouts/layout-store'
import { log } from '../../platform/log/log'
import { NoticeService } from '../../platform/notices/notice-service'
import { SettingsService } from '../../workspace/settings/settings-service'
import type { Database } from '../../platform/storage/database'
import { Disk } from '../../platform/storage/disk'
import { FactStore, unreadableFactText } from '../../platform/storage/fact-store'
import { appMigrations } from '../../platform/storage/migrations/app'
import { WindowList } from '../../workspace/windows/window-list'
import type { HostMachine } from './machine'

/** This file is opened first, because it contains the window's position. */
export interface AppFile {
  readonly disk: Disk
  readonly database: Database
  readonly facts: FactStore
  readonly settings: SettingsService
  readonly layouts: LayoutService
  readonly windows: WindowList
  readonly notices: NoticeService
}

/**
 * Replaces a damaged file and tells the user.
 * @throws DiskError, NewerDatabaseError
 */
export function openAppFile({
  clock,
  folder,
  beforeStatement,
  isExclusive
}: Pick<HostMachine, 'clock' | 'folder' | 'beforeStatement' | 'isExclusive'>): AppFile {
  const notices = new NoticeService(clock)
  const disk = new Disk(folder, clock, beforeStatement, isExclusive)
  const { database, movedTo } = disk.open(join(folder, 'app.db'), appMigrations, 'full')
  if (movedTo !== null) notices.show({ code: 'file-damaged', file: 'settings', movedTo })
  const facts = new FactStore(database, name => log.warn(unreadableFactText(name), 'facts'))
  const layouts = new LayoutService(new LayoutStore(database), facts)
  const windows = new WindowList(facts)
  layouts.renamed.on(({ from, to }) => windows.renameCoin(from, to))
  return {
    disk,
    database,
    facts,
    notices,
    settings: new SettingsService(facts),
    layouts,
    windows
  }
}
