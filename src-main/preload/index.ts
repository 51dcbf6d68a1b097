import { contextBridge, ipcRenderer, webFrame } from 'electron'

declare const window: {
  readonly origin: string
  postMessage(message: string, to: string, ports: readonly unknown[]): void
}

// All that a page can do by it is ask for its port, which the main process hands to our own page alone. What goes over
// that does not come through here: it would be copied twice more on its way.
contextBridge.exposeInMainWorld('askForPort', () => ipcRenderer.send('connect'))
ipcRenderer.on('port', ({ ports }) => window.postMessage('port', window.origin, ports))

// The page has no part in it: the main process sees when nobody uses the window.
ipcRenderer.on('spare', () => webFrame.clearCache())
