import { join } from 'node:path'
import { app } from 'electron'
import { identityOf, type Identity } from '../identity/identity'

export const ownIdentity = (): Identity =>
  identityOf({ isPackaged: app.isPackaged, version: app.getVersion() })

/** Before anything is read or locked: everything the program keeps is in its own folder, unless the user names one. */
export function useOwnFolder(): void {
  if (app.commandLine.hasSwitch('user-data-dir')) return
  app.setPath('userData', join(app.getPath('appData'), ownIdentity().folder))
}
