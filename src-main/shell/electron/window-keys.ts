import { app, Menu, type BrowserWindow } from 'electron'
import type { WindowAction } from '../../../src-shared/actions'
import { keyAction } from './key-action'

/**
 * Removes Electron's default menu, which can open the developer tools and Electron's web pages. Must run
 * before the app is ready.
 */
export function replaceDefaultMenu(): void {
  const isMac = process.platform === 'darwin'
  Menu.setApplicationMenu(
    isMac ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }]) : null
  )
}

/** Restores the useful shortcuts of Electron's default menu. */
export function takeKeys(window: BrowserWindow, zoom: () => number): void {
  window.webContents.on('before-input-event', (event, input) => {
    const action = keyAction(input, process.platform === 'darwin')
    if (action === null) return
    event.preventDefault()
    actOn(window, action, zoom())
  })
}

export function actOn(window: BrowserWindow, action: WindowAction, zoom: number): void {
  const { webContents } = window
  if (action === 'quit') app.quit()
  else if (action === 'close') window.close()
  else if (action === 'full-screen') window.setFullScreen(!window.isFullScreen())
  else if (action === 'zoom-reset') webContents.setZoomFactor(zoom)
  else webContents.setZoomLevel(webContents.getZoomLevel() + (action === 'zoom-in' ? 0.5 : -0.5))
}
