import { BrowserWindow } from 'electron'
import type { WindowKind } from '../../../src-shared/contract/windows'
import type { WindowBounds } from '../first-state/saved-first-state'
import { lostPage } from './lost-page'
import { PageRecovery, type WindowLoss } from './page-recovery'
import { aboutToDraw, pageWindow, type PageOptions } from './page-window'
import { windowParameter } from './renderer-files'
import { UserBounds } from './user-bounds'
import { takeKeys } from './window-keys'
import { boundsOf, holdPlace, put, settledMs, visible } from './window-place'
import { ground } from './window-theme'

export interface ViewWindowSources {
  readonly id: number
  readonly kind: WindowKind
  readonly page: PageOptions
  readonly bounds: WindowBounds | null
  readonly zoom: () => number
  readonly rememberBounds: (bounds: WindowBounds) => void
  readonly onVisibilityChange: (isVisible: boolean) => void
  readonly onInput: (type: string) => void
  readonly onClosed: () => void
  readonly onLost: (how: WindowLoss) => void
}

/** In desktop px. */
const sizes: Readonly<Record<WindowKind, { readonly usual: Size; readonly least: Size }>> = {
  ticker: { usual: { width: 280, height: 260 }, least: { width: 220, height: 96 } },
  chart: { usual: { width: 900, height: 600 }, least: { width: 480, height: 360 } },
  watchlist: { usual: { width: 400, height: 640 }, least: { width: 300, height: 240 } }
}
interface Size {
  readonly width: number
  readonly height: number
}

export class ViewWindow {
  readonly window: BrowserWindow
  readonly #sources: ViewWindowSources
  readonly #userBounds = new UserBounds()
  readonly #recovery: PageRecovery

  /**
   * @param isRestored whether the window opens together with the app, and leaves the focus in the main window
   */
  constructor(sources: ViewWindowSources, isRestored: boolean) {
    this.#sources = sources
    this.#recovery = new PageRecovery(sources.onLost, async () => lostPage)
    const { kind, page, zoom, onVisibilityChange, onInput } = sources
    const { usual, least } = sizes[kind]
    const isTicker = kind === 'ticker'
    const bounds = visible(sources.bounds)
    const window = new BrowserWindow({
      ...pageWindow(page),
      ...(bounds ?? usual),
      minWidth: least.width,
      minHeight: least.height,
      backgroundColor: ground(),
      ...(isTicker && {
        frame: false,
        alwaysOnTop: true,
        skipTaskbar: true,
        maximizable: false,
        fullscreenable: false
      })
    })
    this.window = window
    if (bounds) put(window, bounds)
    takeKeys(window, zoom)
    const report = (): void => onVisibilityChange(window.isVisible() && !window.isMinimized())
    window.on('show', report).on('hide', report).on('minimize', report).on('restore', report)
    window.on('close', () => this.remember())
    window.on('closed', () => {
      onVisibilityChange(false)
      sources.onClosed()
    })
    const { webContents } = window
    webContents.on('did-finish-load', () => webContents.setZoomFactor(zoom()))
    webContents.on('input-event', (_event, { type }) => onInput(type))
    this.#recovery.watch(window)
    this.#load()
    void aboutToDraw(webContents).then(() => this.#show(bounds, isRestored))
  }

  get isOpen(): boolean {
    return !this.window.isDestroyed()
  }

  cutOff(): void {
    this.#recovery.cutOff(this.window)
  }

  remember(): void {
    if (!this.isOpen) return
    const changed = this.#userBounds.changed(boundsOf(this.window))
    if (changed) this.#sources.rememberBounds(changed)
  }

  /** If the window's page was ended, loads it again. */
  raise(): void {
    if (this.#recovery.stopped) this.#load()
    if (this.window.isMinimized()) this.window.restore()
    this.window.show()
    this.window.focus()
  }

  recover(): void {
    if (!this.isOpen) return
    this.raise()
    this.#recovery.endHung(this.window)
  }

  #load(): void {
    const { id, page } = this.#sources
    this.#recovery.load(this.window, `${page.url}?${windowParameter}=${id}`)
  }

  #show(bounds: WindowBounds | null, isRestored: boolean): void {
    const { window } = this
    if (window.isDestroyed()) return
    this.#userBounds.opened(bounds)
    if (bounds?.maximised) window.maximize()
    if (isRestored) window.showInactive()
    else window.show()
    if (bounds) holdPlace(window, bounds)
    setTimeout(() => this.isOpen && this.#userBounds.settled(boundsOf(window)), settledMs)
  }
}
