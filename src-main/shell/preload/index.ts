import { contextBridge, ipcRenderer, webFrame } from 'electron'

declare const window: {
  postMessage(message: string, to: string, ports: readonly unknown[]): void
}

// Removes WebRTC, because Chromium would look up the names of TURN servers without the session's proxy.
void webFrame.executeJavaScript('delete window.RTCPeerConnection; delete window.webkitRTCPeerConnection')

// The main process gives a port only to Candlewick's own page. Messages on it bypass this script, which would
// copy them twice.
contextBridge.exposeInMainWorld('requestPort', () => ipcRenderer.send('connect'))
ipcRenderer.on('port', ({ ports }) => window.postMessage('port', '*', ports))

// A page can't send it.
ipcRenderer.on('spare', () => webFrame.clearCache())
