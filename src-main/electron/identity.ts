import { join } from 'node:path'
import { app } from 'electron'
import { configHome, correctBaseFolders } from '../identity/base-folders.mjs'
import { identityOf, type Identity } from '../identity/identity'

export const ownIdentity = (): Identity =>
  identityOf({ isPackaged: app.isPackaged, version: app.getVersion() })

/** Before anything is read or locked: everything the program keeps is in its own folder, unless the user names one. */
export function useOwnFolder(): void {
  correctBaseFolders(process.env)
  // Chromium may have read a relative folder by now.
  if (process.platform === 'linux') app.setPath('appData', configHome())
  if (app.commandLine.hasSwitch('user-data-dir')) return
  app.setPath('userData', join(app.getPath('appData'), ownIdentity().folder))
}
