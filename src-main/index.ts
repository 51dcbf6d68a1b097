import { join } from 'node:path'
import { app, dialog } from 'electron'
import { CrashFile, crashPath, type Crash } from './diagnostics/crash-file'
import { versionsOf } from './diagnostics/runtime'
import { runApp } from './electron/app-shell'
import { keychainProcessName } from './electron/keychain-process'
import { declareScheme } from './electron/protocol'
import { startFailure, startFailureTitle } from './faults/start-failure'
import { log } from './log/log'

// Chromium would otherwise keep its own cookie key in the OS keychain and unlock it at every start.
app.commandLine.appendSwitch('password-store', 'basic')
app.setName('Candlewick')
const logFolder = join(app.getPath('userData'), 'logs')
log.keepIn(logFolder)
const crashes = new CrashFile(crashPath(logFolder))
declareScheme()

// Electron's own answer to a mistake of ours is a dialog that stops everything until somebody clicks it. This
// program is left alone for weeks: it writes the mistake down and goes on.
process.on('uncaughtException', error => noteCrash(error, 'uncaught'))
process.on('unhandledRejection', error => noteCrash(error, 'unhandled'))
app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => {
  if (reason === 'clean-exit') return
  crashes.note({ ...circumstances(), process: 'window', error: `${reason}, exit code ${exitCode}` })
})
app.on('child-process-gone', (_event, { type, name, reason, exitCode }) => {
  // The keychain's process is ended by us, each time it was asked.
  if (reason !== 'clean-exit' && name !== keychainProcessName)
    log.warn(`${name ?? type}: ${reason}, exit code ${exitCode}`, 'process gone')
})

function circumstances(): Pick<Crash, 'at' | 'versions'> {
  return { at: Date.now(), versions: versionsOf(app.getVersion()) }
}

function noteCrash(error: unknown, where: string): void {
  log.error(error, where)
  crashes.note({ ...circumstances(), process: 'main', error })
}

if (app.requestSingleInstanceLock()) {
  const { electron, chrome, node } = process.versions
  log.info(`${app.getVersion()}, Electron ${electron}, Chromium ${chrome}, Node ${node}`, 'start')
  app.on('quit', (_event, code) => log.info(`with ${code}`, 'end'))
  const started = app.whenReady().then(() => runApp(import.meta.dirname))
  app.on('second-instance', (_event, words) => void started.then(shell => shell.startedAgain(words)))
  started.catch((error: unknown) => {
    noteCrash(error, 'start')
    dialog.showErrorBox(startFailureTitle(), startFailure(error))
    app.exit(1)
  })
} else {
  app.exit(0)
}
