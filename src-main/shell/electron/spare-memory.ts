import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { BrowserWindow } from 'electron'

export const sparedMs = 2_500

/** Without this, V8 would wait for more garbage, but an idle app in the tray hardly produces any. */
export function spareMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

export function spareWindowMemory(window: BrowserWindow | null): void {
  if (window && !window.webContents.isDestroyed() && !window.webContents.isCrashed())
    window.webContents.send('spare')
}
