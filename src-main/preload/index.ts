import { contextBridge, ipcRenderer, webFrame } from 'electron'
import type { Bridge } from '../../src-shared/contract'

// The whole bridge: one way to ask, one way to hear. What may be asked is decided in the main process.
const bridge: Bridge = {
  request: (concept, name, input) => ipcRenderer.invoke('request', concept, name, input),
  listen(hear) {
    const relay = (_: unknown, event: string, payload: unknown, at: number): void => hear(event, payload, at)
    ipcRenderer.on('event', relay)
    ipcRenderer.send('listening')
    return () => ipcRenderer.off('event', relay)
  }
}

contextBridge.exposeInMainWorld('candlewick', bridge)

// The page has no part in it: the main process sees when nobody uses the window.
ipcRenderer.on('spare', () => webFrame.clearCache())
