// Runs an unmodified main script and reports when its window shows certain content.
import { app, BrowserWindow, ipcMain, session } from 'electron'
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { runCommands, send } from '../command-lines.mjs'

const { BENCH_ROOT: root = '', BENCH_MAIN: main = '', BENCH_PROBE: probe = '' } = process.env
const seen = new Map()
let tell = () => undefined
// The preload script goes to the temporary folder that contains the running copy of this file.
const here = import.meta.dirname
const preload = join(here, 'probe.cjs')
if (probe !== '') {
  const { probe: watch } = await import(pathToFileURL(probe).href)
  writeFileSync(preload, `(${watch})(require('electron').ipcRenderer)`)
}
// Handle this event before the application does, because its first window must already have the probe.
app.once('ready', () => {
  // Our app uses a separate session for its window, the bare Electron the default session.
  const watched = [session.defaultSession, session.fromPartition('persist:window')]
  if (probe !== '') for (const one of watched) one.setPreloads([preload])
  send({ ready: true })
})
ipcMain.on('bench-seen', (_event, name, at) => {
  if (!seen.has(name)) seen.set(name, at)
  tell()
})
app.setAppPath(root)
await import(pathToFileURL(join(root, main)).href)

const contents = () => BrowserWindow.getAllWindows()[0].webContents
const inPage = code => contents().executeJavaScript(code)
const delay = monitorEventLoopDelay({ resolution: 1 })
const milliseconds = nanoseconds => nanoseconds / 1e6
const debug = (method, params) => contents().debugger.sendCommand(method, params)
const inspector = new Session()
async function attach() {
  if (contents().debugger.isAttached()) return
  contents().debugger.attach()
  await debug('Performance.enable', { timeDomain: 'threadTicks' })
}

const commands = {
  ask: ({ concept, name, input }) =>
    inPage(`candlewick.request(${[concept, name, input].map(word => JSON.stringify(word)).join()})`),
  evaluate: ({ code }) => inPage(code),
  /**
   * Resolves once all names have appeared, to the time when each first did so since the last `forget`, epoch
   * ms.
   */
  seen: ({ names, withinMs }) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Seen were only ${[...seen.keys()].join()}`)), withinMs)
      tell = () => {
        if (!names.every(name => seen.has(name))) return
        clearTimeout(late)
        resolve(Object.fromEntries(seen))
      }
      tell()
    }),
  forget: () => seen.clear(),
  click({ x, y }) {
    const at = Date.now()
    const press = { x, y, button: 'left', clickCount: 1 }
    contents().sendInputEvent({ type: 'mouseDown', ...press })
    contents().sendInputEvent({ type: 'mouseUp', ...press })
    return at
  },
  /** `modifiers` have Electron's names. Returns the time right before the press. */
  press({ key, modifiers }) {
    const at = performance.timeOrigin + performance.now()
    const press = { keyCode: key, modifiers }
    contents().sendInputEvent({ type: 'keyDown', ...press })
    if (modifiers.length === 0 && key.length === 1) contents().sendInputEvent({ type: 'char', ...press })
    contents().sendInputEvent({ type: 'keyUp', ...press })
    return at
  },
  focus() {
    BrowserWindow.getAllWindows()[0].focus()
    contents().focus()
  },
  /** Returns how long the window's main thread has worked on tasks so far, ms. */
  async work() {
    await attach()
    const { metrics } = await debug('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
  },
  async profileFrom() {
    await attach()
    inspector.connect()
    for (const send of [debug, (method, params) => inspector.post(method, params)]) {
      await send('Profiler.enable')
      await send('Profiler.setSamplingInterval', { interval: 500 })
      await send('Profiler.start')
    }
  },
  async profiled({ file }) {
    const { profile: window } = await debug('Profiler.stop')
    const { profile: main } = await inspector.post('Profiler.stop')
    writeFileSync(`${file}-window.cpuprofile`, JSON.stringify(window))
    writeFileSync(`${file}-main.cpuprofile`, JSON.stringify(main))
    inspector.disconnect()
  },
  async close() {
    const [window] = BrowserWindow.getAllWindows()
    const closed = new Promise(resolve => window.once('closed', resolve))
    window.close()
    await closed
  },
  windowProcesses: () => app.getAppMetrics().filter(({ type }) => type === 'Tab').length,
  delayFrom() {
    delay.enable()
    delay.reset()
  },
  delayed: () => ({ p99: milliseconds(delay.percentile(99)), max: milliseconds(delay.max) })
}

runCommands(commands, () => app.quit())
