import { join } from 'node:path'
import { app, BrowserWindow, dialog } from 'electron'
import type { Crash, CrashFile } from './diagnostics/crash-file'
import { versionsOf } from './diagnostics/runtime'
import type { Shell } from './electron/app-shell'
import { FirstSight } from './electron/first-sight'
import { spareMissingGraphics } from './electron/graphics'
import { keychainProcessName } from './electron/keychain-process'
import { declareScheme, devUrl } from './electron/protocol'
import { replaceDefaultMenu } from './electron/window-keys'
import { cutOffRun } from './log/cut-off-run'
import { log } from './log/log'

// Chromium would otherwise keep its own cookie key in the OS keychain and unlock it at every start.
app.commandLine.appendSwitch('password-store', 'basic')
// An older file dialog of the desktop's own ignores the name and folder that we suggest.
app.commandLine.appendSwitch('xdg-portal-required-version', '4')
// A link of the kind dns-prefetch looks a name up past the content policy and the window's proxy.
app.commandLine.appendSwitch('blink-settings', 'dnsPrefetchingEnabled=false')
const logFolder = join(app.getPath('userData'), 'logs')
log.keepIn(logFolder)
spareMissingGraphics()
declareScheme()
if (devUrl() === undefined) replaceDefaultMenu()

// Electron's own answer to a mistake of ours is a dialog that stops everything until somebody clicks it. This
// program is left alone for weeks: it writes the mistake down and goes on.
process.on('uncaughtException', error => void noteCrash(error, 'uncaught'))
process.on('unhandledRejection', error => void noteCrash(error, 'unhandled'))
app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => {
  if (reason === 'clean-exit') return
  void keepCrash({ ...circumstances(), process: 'window', error: `${reason}, exit code ${exitCode}` })
})
app.on('child-process-gone', (_event, { type, name, reason, exitCode }) => {
  // The keychain's process is ended by us, each time it was asked.
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

/** Its code is read with the rest of the program, or when the first crash wants it. */
let crashes: Promise<CrashFile> | null = null
async function keepCrash(crash: Crash): Promise<void> {
  crashes ??= import('./diagnostics/crash-file').then(
    ({ CrashFile, crashPath }) => new CrashFile(crashPath(logFolder))
  )
  await crashes.then(
    file => file.note(crash),
    (error: unknown) => log.error(error, 'crash file')
  )
}

/** What a person sees comes first: the rest is read while the window loads its page. */
async function start(): Promise<Shell> {
  const sight = new FirstSight(import.meta.dirname)
  await sight.show()
  const { runApp } = await import('./electron/app-shell')
  // The window's process asked for its preload script meanwhile, and stands still until it has it.
  await new Promise(resolve => void setImmediate(resolve))
  return runApp(import.meta.dirname, sight)
}

/** More than a run that goes wrong from its start writes. */
const logLines = 500

function begin(): Promise<Shell> {
  const { electron, chrome, node } = process.versions
  const cutOff = cutOffRun(log.tail(logLines))
  if (cutOff !== null)
    log.warn(
      `The last run did not end by itself; its last entry is of ${cutOff}. It was killed, crashed, or lost its display or session bus.`,
      'start'
    )
  log.info(`${app.getVersion()}, Electron ${electron}, Chromium ${chrome}, Node ${node}`, 'start')
  app.on('quit', (_event, code) => log.info(`with ${code}`, 'end'))
  const begun = app.whenReady().then(start)
  app.on('second-instance', (_event, words) => void begun.then(shell => shell.startedAgain(words)))
  begun.catch(endWith)
  return begun
}

/** A person is told why there is no start, in a box of the desktop's own. */
async function endWith(error: unknown): Promise<void> {
  await noteCrash(error, 'start')
  // What the last run left may be drawn in it: it must not look like an app that runs.
  for (const window of BrowserWindow.getAllWindows()) window.hide()
  const { startFailure, startFailureTitle } = await import('./faults/start-failure')
  dialog.showErrorBox(startFailureTitle(), startFailure(error))
  app.exit(1)
}

/** Resolves once everything runs; null in a second start, which hands over to the first, or has no place to hold the lock. */
export const started = app.requestSingleInstanceLock() ? begin() : null
if (!started)
  void import('./storage/lock-failure').then(({ lockFailure }) => {
    const failure = lockFailure(app.getPath('userData'), Date.now())
    return failure === null ? app.exit(0) : app.whenReady().then(() => endWith(failure))
  })
