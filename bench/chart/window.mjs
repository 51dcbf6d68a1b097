// Runs a window that is controlled by lines of JSON on stdin. Only the process that has the window can send
// input through Chromium's own handling.
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { app, BrowserWindow } from 'electron'

// With the limit of the frame rate, both charts would take 16.7 ms whenever they are faster than the screen.
for (const name of ['disable-frame-rate-limit', 'disable-gpu-vsync', 'enable-precise-memory-info'])
  app.commandLine.appendSwitch(name)
app.commandLine.appendSwitch('js-flags', '--expose-gc')
app.disableHardwareAcceleration()

const sleep = ms => new Promise(resolve => setTimeout(resolve, ms))

async function serve() {
  const window = new BrowserWindow({ width: 1240, height: 760, useContentSize: true })
  await window.loadURL(process.env.BENCH_PAGE)
  const commands = {
    evaluate: ({ code }) => window.webContents.executeJavaScript(code),
    async input({ events, everyMs }) {
      for (const event of events) {
        window.webContents.sendInputEvent(event)
        await sleep(everyMs)
      }
    },
    async cpu() {
      return app.getAppMetrics().reduce((sum, { cpu }) => sum + (cpu.cumulativeCPUUsage ?? 0), 0)
    },
    async picture({ path }) {
      await writeFile(path, (await window.webContents.capturePage()).toPNG())
    }
  }
  process.stdout.write(`${JSON.stringify({ ready: process.versions })}\n`)
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, command, ...input } = JSON.parse(line)
    const reply = await commands[command](input).then(
      answer => ({ id, answer }),
      fault => ({ id, fault: String(fault) })
    )
    process.stdout.write(`${JSON.stringify(reply)}\n`)
  }
  app.exit(0)
}

// This isn't awaited, because Electron only becomes ready after its main module has finished.
void app.whenReady().then(serve)
