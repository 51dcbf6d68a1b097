// Gives a benchmark access to the clock, the garbage collector and the window of the built app, which isn't
// modified for this.
import { app, BrowserWindow, ipcMain, nativeTheme, powerMonitor, session } from 'electron'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommands, send } from '../command-lines.mjs'

const root = process.env.SOAK_ROOT ?? ''
app.setAppPath(root)
await import(pathToFileURL(join(root, 'out/main/index.js')).href)

const rest = ms => new Promise(resolve => setTimeout(resolve, ms))
const window = () => BrowserWindow.getAllWindows()[0]
const inPage = code => window().webContents.executeJavaScript(code)

const commands = {
  advance: ({ ms }) => globalThis.candlewickClock.advance(ms),
  ask: ({ concept, name, input }) =>
    inPage(`candlewick.request(${[concept, name, input].map(word => JSON.stringify(word)).join()})`),
  async open() {
    app.emit('activate')
    const shows = `document.querySelectorAll('[data-testid=watchlist-row]').length > 5`
    for (let tries = 0; tries < 600; tries++) {
      if (window() && (await inPage(shows).catch(() => false))) return tries
      await rest(50)
    }
    throw new Error('The window shows no prices.')
  },
  async close() {
    const closed = new Promise(resolve => window().once('closed', resolve))
    window().close()
    await closed
  },
  /** Collects garbage, so that only memory remains that is still in use. */
  async collect() {
    for (let round = 0; round < 6; round++) {
      globalThis.gc()
      await rest(250)
    }
  },
  counts() {
    const resources = {}
    for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1
    const emitters = [app, ipcMain, nativeTheme, powerMonitor, session.defaultSession, process]
    const listeners = emitters.map(one =>
      one.eventNames().reduce((sum, event) => sum + one.listenerCount(event), 0)
    )
    return {
      resources,
      listeners: listeners.reduce((a, b) => a + b, 0),
      clockTimers: globalThis.candlewickClock?.waiting ?? null,
      heapMb: process.memoryUsage().heapUsed / 1e6,
      windows: BrowserWindow.getAllWindows().length
    }
  }
}

runCommands(commands, () => app.exit(0))
// This isn't awaited, because Electron only becomes ready after this file has finished.
void app.whenReady().then(() => send({ ready: true }))
