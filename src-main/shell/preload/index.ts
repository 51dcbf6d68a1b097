import { contextBridge, ipcRenderer, webFrame } from 'electron'

declare const window: {
  readonly origin: string
  postMessage(message: string, to: string, ports: readonly unknown[]): void
}

// A page can only request its port, which the main process gives to our own page. Messages on the
// port bypass this script, which would copy them twice more.
contextBridge.exposeInMainWorld('askForPort', () => ipcRenderer.send('connect'))
ipcRenderer.on('port', ({ ports }) => window.postMessage('port', window.origin, ports))

// Not exposed to the page. The main process decides when the window is idle.
ipcRenderer.on('spare', () => webFrame.clearCache())
