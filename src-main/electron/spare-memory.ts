import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { BrowserWindow } from 'electron'

/**
 * Collects what a start or a closed window left behind, and gives the room for it back. V8 would do so after some more
 * garbage, and an app that waits in the tray makes next to none.
 */
export function spareMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * Lets the window's process do the same, and drop what Chromium keeps for a page that loads anew: the texts of scripts that
 * ran, styles that were matched, pictures of parts that were drawn over.
 */
export function spareWindowMemory(window: BrowserWindow | null): void {
  if (window && !window.webContents.isDestroyed() && !window.webContents.isCrashed())
    window.webContents.send('spare')
}
