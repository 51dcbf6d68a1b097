import { app, BrowserWindow, dialog } from 'electron'
import type { Crash, CrashFile } from './platform/diagnostics/crash-file'
import { versionsOf } from './platform/diagnostics/runtime'
import type { Shell } from './shell/electron/running-shell'
import { StartupWindow } from './shell/electron/startup-window'
import { spareMissingGraphics } from './shell/electron/graphics'
import { keychainProcessName } from './shell/electron/keychain-process'
import { declareScheme, devUrl } from './shell/electron/protocol'
import { replaceDefaultMenu } from './shell/electron/window-keys'
import { logFolder } from './platform/identity/own-folders'
import { cutOffRun } from './platform/log/cut-off-run'
import { log } from './platform/log/log'

// By default, Chromium stores the key for its cookies in the OS keychain, and the user would have to unlock
// it at every start.
app.commandLine.appendSwitch('password-store', 'basic')
// Before version 4, file dialogs of the desktop portal ignore the suggested name and folder.
app.commandLine.appendSwitch('xdg-portal-required-version', '4')
// A dns-prefetch link would bypass the content security policy and the window's proxy.
app.commandLine.appendSwitch('blink-settings', 'dnsPrefetchingEnabled=false')
// Chromium would move our page to another process while it loads, because its policy contains `sandbox`.
const withoutFeatures = [app.commandLine.getSwitchValue('disable-features'), 'IsolateSandboxedIframes']
app.commandLine.appendSwitch('disable-features', withoutFeatures.filter(Boolean).join(','))
const logs = logFolder(app.getPath('userData'))
log.keepIn(logs)
spareMissingGraphics()
declareScheme()
if (devUrl() === undefined) replaceDefaultMenu()

// By default, Electron shows a dialog that blocks everything until it's clicked. This program runs unattended
// for weeks.
process.on('uncaughtException', error => void noteCrash(error, 'uncaught'))
process.on('unhandledRejection', error => void noteCrash(error, 'unhandled'))
app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => {
  if (reason === 'clean-exit') return
  void keepCrash({ ...circumstances(), process: 'window', error: `${reason}, exit code ${exitCode}` })
})
app.on('child-process-gone', (_event, { type, name, reason, exitCode }) => {
  // The keychain's process is ended after each use, so this is no error.
  if (reason !== 'clean-exit' && name !== keychainProcessName)
    log.warn(`${name ?? type}: ${reason}, exit code ${exitCode}`, 'process gone')
})

function circumstances(): Pick<Crash, 'at' | 'versions'> {
  return { at: Date.now(), versions: versionsOf(app.getVersion()) }
}

function noteCrash(error: unknown, where: string): Promise<void> {
  log.error(error, where)
  return keepCrash({ ...circumstances(), process: 'main', error })
}

/**
 * Writes crash reports to disk. The module is loaded with the rest of the program, or earlier if something
 * crashes.
 */
let crashes: Promise<CrashFile> | null = null
async function keepCrash(crash: Crash): Promise<void> {
  crashes ??= import('./platform/diagnostics/crash-file').then(
    ({ CrashFile, crashPath }) => new CrashFile(crashPath(logs))
  )
  await crashes.then(
    file => file.note(crash),
    (error: unknown) => log.error(error, 'crash file')
  )
}

/** Loads the rest of the program while the window loads its page. */
async function start(): Promise<Shell> {
  const startup = new StartupWindow(import.meta.dirname)
  await startup.show()
  const { runApp } = await import('./shell/electron/app-shell')
  // The window's page is waiting for its preload script, so the reply to that request goes first.
  await new Promise(resolve => void setImmediate(resolve))
  return runApp(import.meta.dirname, startup)
}

/** The start of the last run is searched in this many log lines. A run that fails writes fewer. */
const logLines = 500

function begin(): Promise<Shell> {
  const { electron, chrome, node } = process.versions
  const cutOff = cutOffRun(log.tail(logLines))
  if (cutOff !== null)
    log.warn(
      `The last run ended unexpectedly. Its last log entry is from ${cutOff}. It was killed, crashed, or lost its display or session bus.`,
      'start'
    )
  log.info(`${app.getVersion()}, Electron ${electron}, Chromium ${chrome}, Node ${node}`, 'start')
  app.on('quit', (_event, code) => log.info(`with ${code}`, 'end'))
  const begun = app.whenReady().then(start)
  app.on('second-instance', (_event, words) => void begun.then(shell => shell.startedAgain(words)))
  begun.catch(endWith)
  return begun
}

async function endWith(error: unknown): Promise<void> {
  await noteCrash(error, 'start')
  // The window may already show data of the last run and look as if the app worked, so it's hidden.
  for (const window of BrowserWindow.getAllWindows()) window.hide()
  const { startFailure, startFailureTitle } = await import('./platform/faults/start-failure')
  dialog.showErrorBox(startFailureTitle(), startFailure(error))
  app.exit(1)
}

/**
 * Resolves once everything runs. Null if the lock for a single instance is missing, because another instance
 * has it and shows its window, or because it can't be created.
 */
export const started = app.requestSingleInstanceLock() ? begin() : null
if (!started)
  void import('./platform/storage/lock-failure').then(({ lockFailure }) => {
    const failure = lockFailure(app.getPath('userData'), Date.now())
    return failure === null ? app.exit(0) : app.whenReady().then(() => endWith(failure))
  })
