import { contextBridge, ipcRenderer, webFrame } from 'electron'

declare const window: {
  readonly origin: string
  postMessage(message: string, to: string, ports: readonly unknown[]): void
}

// A page can only request a port, which the main process gives to Candlewick's own page. Messages on the port
// bypass this script, which would copy them twice.
contextBridge.exposeInMainWorld('requestPort', () => ipcRenderer.send('connect'))
ipcRenderer.on('port', ({ ports }) => window.postMessage('port', window.origin, ports))

// Sent by the main process when the window is idle. A page can't send it.
ipcRenderer.on('spare', () => webFrame.clearCache())
