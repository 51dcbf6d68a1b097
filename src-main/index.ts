import { join } from 'node:path'
import { app, dialog } from 'electron'
import { runApp } from './electron/app-shell'
import { declareScheme } from './electron/protocol'
import { startFailure } from './faults/start-failure'
import { log } from './log/log'

// Chromium would otherwise keep its own cookie key in the OS keychain and unlock it at every start.
app.commandLine.appendSwitch('password-store', 'basic')
app.setName('Candlewick')
log.keepIn(join(app.getPath('userData'), 'logs'))
declareScheme()

// Electron's own answer to a mistake of ours is a dialog that stops everything until somebody clicks it. This
// program is left alone for weeks: it writes the mistake down and goes on.
process.on('uncaughtException', error => log.error(error, 'uncaught'))
process.on('unhandledRejection', error => log.error(error, 'unhandled'))

if (app.requestSingleInstanceLock()) {
  const { electron, chrome, node } = process.versions
  log.info(`${app.getVersion()}, Electron ${electron}, Chromium ${chrome}, Node ${node}`, 'start')
  app.on('quit', (_event, code) => log.info(`with ${code}`, 'end'))
  const started = app.whenReady().then(() => runApp(import.meta.dirname))
  app.on('second-instance', (_event, words) => void started.then(shell => shell.startedAgain(words)))
  started.catch((error: unknown) => {
    log.error(error, 'start')
    dialog.showErrorBox('Candlewick cannot start', startFailure(error))
    app.exit(1)
  })
} else {
  app.exit(0)
}
