import { app, dialog } from 'electron'
import { runApp } from './electron/app-shell'
import { declareScheme } from './electron/protocol'
import { startFailure } from './faults/start-failure'

// Chromium would otherwise keep its own cookie key in the OS keychain and unlock it at every start.
app.commandLine.appendSwitch('password-store', 'basic')
app.setName('Candlewick')
declareScheme()

if (app.requestSingleInstanceLock()) {
  const started = app.whenReady().then(() => runApp(import.meta.dirname))
  app.on('second-instance', () => void started.then(shell => shell.open()))
  started.catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    dialog.showErrorBox('Candlewick cannot start', startFailure(error))
    app.exit(1)
  })
} else {
  app.exit(0)
}
