import { join } from 'node:path'
import type { BrowserWindowConstructorOptions, WebContents } from 'electron'
import { windowPartition } from './window-session'

export interface PageOptions {
  readonly url: string
  readonly preload: string
  readonly icon: string
  /** Only in development. */
  readonly devTools: boolean
}

const mostHiddenMs = 2_000

export const pageWindow = ({ icon, preload, devTools }: PageOptions): BrowserWindowConstructorOptions => ({
  show: false,
  // If true, the page would wait for the GPU process before running anything.
  paintWhenInitiallyHidden: false,
  title: 'Candlewick',
  icon,
  // The menu bar is hidden until the user presses Alt, which leaves more room for charts.
  autoHideMenuBar: true,
  webPreferences: {
    preload,
    partition: windowPartition,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    spellcheck: false,
    devTools,
    // A hidden window doesn't have to paint charts. The main process continues to watch prices.
    backgroundThrottling: true
  }
})

export function aboutToDraw(contents: WebContents): Promise<unknown> {
  return Promise.race([
    new Promise(resolve => contents.ipc.once('connect', () => resolve(null))),
    new Promise(resolve => contents.once('did-finish-load', () => resolve(null))),
    new Promise(resolve => contents.once('render-process-gone', () => resolve(null))),
    new Promise(resolve => void setTimeout(resolve, mostHiddenMs))
  ])
}

export const preloadPath = (mainFolder: string): string => join(mainFolder, '../preload/index.cjs')
