import { contextBridge, ipcRenderer, webFrame } from 'electron'

declare const window: {
  readonly origin: string
  postMessage(message: string, to: string, ports: readonly unknown[]): void
}

// The only thing a page can do here is request its port, which the main process gives to our own page only. Messages
// go directly through the port, because this script would copy them two more times.
contextBridge.exposeInMainWorld('askForPort', () => ipcRenderer.send('connect'))
ipcRenderer.on('port', ({ ports }) => window.postMessage('port', window.origin, ports))

// A page can't call this. The main process sends it when the window is idle.
ipcRenderer.on('spare', () => webFrame.clearCache())
