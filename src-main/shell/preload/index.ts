import { contextBridge, ipcRenderer, webFrame } from 'electron'

declare const window: {
  readonly origin: string
  postMessage(message: string, to: string, ports: readonly unknown[]): void
}

// Only lets a page request a message port, which the main process only gives to Candlewick's own page. Messages on
// that port bypass this script, which would copy them twice more.
contextBridge.exposeInMainWorld('askForPort', () => ipcRenderer.send('connect'))
ipcRenderer.on('port', ({ ports }) => window.postMessage('port', window.origin, ports))

// The main process sends this when the window is idle. A page can't send it.
ipcRenderer.on('spare', () => webFrame.clearCache())
