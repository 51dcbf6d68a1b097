import { join } from 'node:path'
import { app } from 'electron'
import { configHome, correctBaseFolders } from '../../platform/identity/base-folders.mjs'
import { appIdentity, type AppIdentity } from '../../platform/identity/identity'

export const ownIdentity = (): AppIdentity =>
  appIdentity({ isPackaged: app.isPackaged, version: app.getVersion() })

/** Must run before anything is read or locked. */
export function useOwnFolder(): void {
  correctBaseFolders(process.env)
  // Sets the path, because Chromium would accept a relative one from the environment.
  if (process.platform === 'linux') app.setPath('appData', configHome())
  if (app.commandLine.hasSwitch('user-data-dir')) return
  app.setPath('userData', join(app.getPath('appData'), ownIdentity().folder))
}
