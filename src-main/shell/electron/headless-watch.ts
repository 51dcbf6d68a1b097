import { basename, dirname, join } from 'node:path'
import { app } from 'electron'
import { runtimeOrigin } from '../../platform/diagnostics/runtime'
import { log } from '../../platform/log/log'
import { KeychainVault } from '../../platform/secrets/keychain-vault'
import { notifyDesktop } from '../watch/desktop-notification'
import { readSecret, say } from '../watch/terminal'
import { watchCommand } from '../watch/watch-command'
import { ownIdentity } from './identity'
import { requestInUtility } from './keychain-process'
import { electronFetch } from './service-fetch'
import { dataFolder, logFolder } from '../../platform/identity/own-folders'

export async function watchHeadless(words: readonly string[], mainFolder: string): Promise<void> {
  app.commandLine.appendSwitch('password-store', 'basic')
  app.disableHardwareAcceleration()
  const userData = app.getPath('userData')
  // The app may run at the same time and needs its own Chromium files.
  app.setPath('sessionData', join(userData, 'watcher'))
  log.printAll()
  // Ends the process, so that systemd can restart it. Electron would show an error dialog.
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
  const stopped = new Promise<void>(resolve => {
    // Emitted on SIGINT, SIGTERM and SIGHUP.
    app.on('before-quit', event => {
      event.preventDefault()
      resolve()
    })
  })
  const keychain = new KeychainVault(requestInUtility(join(mainFolder, 'keychain-helper.js')))
  const version = app.getVersion()
  await app.whenReady()
  const code = await watchCommand(words, {
    env: process.env,
    say,
    readSecret,
    stopped,
    keychain,
    program: { command: [...watchProgram(), 'watch'], unit: ownIdentity().entry },
    folder: dataFolder(userData),
    fetch: electronFetch,
    info: {
      version,
      electron: process.versions['electron'] ?? '',
      platform: process.platform,
      runtime: runtimeOrigin({ packaged: app.isPackaged, version, executable: process.execPath }),
      sandboxed: !app.commandLine.hasSwitch('no-sandbox')
    },
    records: { log: logFolder(userData), thirdParty: '' },
    notify: words => void notifyDesktop(words)
  })
  keychain.close()
  app.exit(code)
}

function end(error: unknown): void {
  log.error(error, 'watcher')
  app.exit(1)
}

function watchProgram(): readonly string[] {
  const launcher = join(dirname(process.execPath), 'bin', basename(process.execPath))
  return [launcher, ...process.argv.filter(word => word.startsWith('--user-data-dir='))]
}
