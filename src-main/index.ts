import { app, dialog } from 'electron'
import { runApp } from './electron/app-shell'
import { declareScheme } from './electron/protocol'
import { NewerDatabaseError } from './storage/database'

// Chromium would otherwise keep its own cookie key in the OS keychain and unlock it at every start.
app.commandLine.appendSwitch('password-store', 'basic')
app.setName('Candlewick')
declareScheme()

if (app.requestSingleInstanceLock()) {
  const started = app.whenReady().then(() => runApp(import.meta.dirname))
  app.on('second-instance', () => void started.then(shell => shell.open()))
  started.catch((error: unknown) => {
    const newer = error instanceof NewerDatabaseError
    dialog.showErrorBox(
      'Candlewick cannot start',
      newer
        ? 'The data folder was written by a newer version. Nothing was changed. Install that version again.'
        : 'The data folder could not be opened. Nothing was changed. Check that the disk is not full or read-only.'
    )
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    app.exit(1)
  })
} else {
  app.exit(0)
}
