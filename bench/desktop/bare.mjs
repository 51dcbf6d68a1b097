// A bare Electron to compare the app with.
import { app, BrowserWindow, Menu, Tray } from 'electron'
import { join } from 'node:path'

app.commandLine.appendSwitch('password-store', 'basic')
const { tray: icon } = JSON.parse(process.env.BENCH_BARE ?? '{}')
app.on('window-all-closed', () => undefined)
let tray = null
void app.whenReady().then(() => {
  if (!process.argv.includes('--hidden')) {
    const window = new BrowserWindow({ width: 1280, height: 800, autoHideMenuBar: true })
    void window.loadFile(join(import.meta.dirname, 'hello.html'))
    return
  }
  tray = new Tray(icon)
  tray.setContextMenu(Menu.buildFromTemplate([{ label: 'Quit', click: () => app.quit() }]))
})
app.on('will-quit', () => tray?.destroy())
