import { contextBridge, ipcRenderer, webFrame } from 'electron'

declare const window: {
  postMessage(message: string, to: string, ports: readonly unknown[]): void
}

// Chromium looks up the names of TURN servers without the proxy of the window's session.
void webFrame.executeJavaScript('delete window.RTCPeerConnection; delete window.webkitRTCPeerConnection')

// A page can only request a port, which the main process gives to Candlewick's own page. Messages on the port
// bypass this script, which would copy them twice.
contextBridge.exposeInMainWorld('requestPort', () => ipcRenderer.send('connect'))
ipcRenderer.on('port', ({ ports }) => window.postMessage('port', '*', ports))

// Sent by the main process when the window is idle. A page can't send it.
ipcRenderer.on('spare', () => webFrame.clearCache())
