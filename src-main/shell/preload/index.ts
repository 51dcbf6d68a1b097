import { contextBridge, ipcRenderer, webFrame } from 'electron'

declare const window: {
  readonly origin: string
  postMessage(message: string, to: string, ports: readonly unknown[]): void
}

// A page can only request its port here, and the main process gives one to our own page only. Messages bypass this
// script, because it would copy them two more times.
contextBridge.exposeInMainWorld('askForPort', () => ipcRenderer.send('connect'))
ipcRenderer.on('port', ({ ports }) => window.postMessage('port', window.origin, ports))

// A page can't call this. The main process sends it when the window is idle.
ipcRenderer.on('spare', () => webFrame.clearCache())
