import { BrowserWindow } from 'electron'
import type { WindowBounds, WindowPlace } from '../first-state/saved-first-state'
import { PageRecovery, type PageLoss, type WindowLoss } from './page-recovery'
import { aboutToDraw, pageWindow, type PageOptions } from './page-window'
import { UserBounds } from './user-bounds'
import { takeKeys } from './window-keys'
import { boundsOf, holdPlace, put, settledMs, visible } from './window-place'
import { ground, useTheme } from './window-theme'

export interface WindowSources {
  readonly bounds: () => WindowBounds | null
  readonly rememberBounds: (bounds: WindowBounds) => void
  readonly theme: () => WindowPlace['theme']
  readonly zoom: () => number
  /** False without a tray, because the user couldn't open the window again. */
  readonly mayClose: () => boolean | Promise<boolean>
  readonly onMinimised: () => void
  readonly onClosed: () => void
  readonly onVisibilityChange: (isVisible: boolean) => void
  readonly onInput: (type: string) => void
  readonly onLoaded: () => void
  readonly onLost: (how: WindowLoss) => void
  readonly lostPage: (how: PageLoss) => string
}

const least = { width: 640, height: 480 }
const usual = { width: 1280, height: 800 }

/** Closing the window frees its memory. It opens again at the same place. */
export class MainWindow {
  readonly #page: PageOptions
  readonly #connected: Promise<WindowSources>
  #connect: (sources: WindowSources) => void = () => undefined
  #sources: WindowSources | null = null
  #window: BrowserWindow | null = null
  #quitting = false
  readonly #userBounds = new UserBounds()
  readonly #recovery: PageRecovery
  #reveal = (): void => undefined
  #pageMade: Promise<unknown> = Promise.resolve()

  constructor(page: PageOptions) {
    this.#page = page
    this.#connected = new Promise(resolve => (this.#connect = resolve))
    this.#recovery = new PageRecovery(
      how => this.#sources?.onLost(how),
      async () => (await this.#connected).lostPage
    )
  }

  /** Null while the window is being destroyed, because every access would throw then. */
  get current(): BrowserWindow | null {
    return this.#window?.isDestroyed() ? null : this.#window
  }

  /**
   * After this call, windows open at the last place and in the chosen theme, and are shown when their page is
   * about to be painted.
   */
  connect(sources: WindowSources): void {
    this.#sources = sources
    useTheme(sources.theme())
    this.#connect(sources)
  }

  followTheme(theme: WindowPlace['theme']): void {
    useTheme(theme)
    this.#window?.setBackgroundColor(ground())
  }

  quit(): void {
    this.#quitting = true
    const window = this.current
    if (window) this.#remember(window)
  }

  /**
   * Opens the window. Before `connect`, it stays invisible while its page loads.
   * @param saved its size and position at the last exit, so that the window can be shown before `connect`
   */
  open(as: 'shown' | 'minimised' = 'shown', saved: WindowPlace | null = null): BrowserWindow {
    if (this.#window) {
      if (this.#window.isMinimized()) this.#window.restore()
      this.#window.show()
      this.#window.focus()
      if (this.#recovery.stopped) this.#load(this.#window)
      return this.#window
    }
    if (saved) useTheme(saved.theme)
    const bounds = visible(saved?.bounds ?? this.#sources?.bounds() ?? null)
    const size = bounds ?? usual
    const window = new BrowserWindow({
      ...pageWindow(this.#page),
      ...size,
      height: size.height - 1,
      minWidth: least.width,
      minHeight: least.height
    })
    this.#window = window
    // A hidden page only learns its size when the size changes. Otherwise, it would be laid out twice.
    if (bounds) put(window, bounds)
    else window.setBounds({ height: size.height })
    takeKeys(window, () => this.#sources?.zoom() ?? 1)
    const drawing = aboutToDraw(window.webContents)
    if (saved) {
      window.setBackgroundColor(ground())
      this.#reveal = () => show(window, bounds)
    }
    this.#pageMade = new Promise<void>(resolve => window.webContents.once('dom-ready', () => resolve()))
    void this.#connected.then(sources => this.#place(window, sources, as, drawing))
    window.on('close', event => this.#closing(event, window))
    // Waits for `connect`, because these events may be emitted before it's called.
    const tell = (what: (sources: WindowSources) => void): void => void this.#connected.then(what)
    const reportVisibility = (isVisible: boolean): void =>
      tell(({ onVisibilityChange }) => onVisibilityChange(isVisible))
    const report = (): void => reportVisibility(window.isVisible() && !window.isMinimized())
    window.on('show', report).on('hide', report).on('minimize', report).on('restore', report)
    window.on('closed', () => {
      this.#window = null
      reportVisibility(false)
      this.#sources?.onClosed()
    })
    window.webContents.on('did-finish-load', () => tell(({ onLoaded }) => onLoaded()))
    window.webContents.on('input-event', (_event, { type }) => this.#sources?.onInput(type))
    this.#recovery.watch(window)
    this.#load(window)
    return window
  }

  /** Even before `connect`. */
  reveal(): void {
    this.#reveal()
  }

  get pageMade(): Promise<unknown> {
    return this.#pageMade
  }

  recover(): void {
    this.#recovery.endHung(this.open())
  }

  cutOff(): void {
    this.#recovery.cutOff(this.current)
  }

  #load(window: BrowserWindow): void {
    this.#recovery.load(window, this.#page.url)
  }

  /** Shows the window while its page is being built. Showing it later would delay animation frames. */
  async #place(
    window: BrowserWindow,
    sources: WindowSources,
    as: 'shown' | 'minimised',
    drawing: Promise<unknown>
  ): Promise<void> {
    if (window.isDestroyed()) return
    window.setBackgroundColor(ground())
    const bounds = visible(sources.bounds())
    this.#userBounds.opened(bounds)
    if (!window.isVisible()) {
      if (bounds) put(window, bounds)
      if (as === 'minimised') window.minimize()
      else {
        await drawing
        show(window, bounds)
      }
    }
    if (window.isDestroyed()) return
    if (bounds) holdPlace(window, bounds)
    setTimeout(() => window.isDestroyed() || this.#userBounds.settled(boundsOf(window)), settledMs)
  }

  #remember(window: BrowserWindow): void {
    const changed = this.#userBounds.changed(boundsOf(window))
    if (changed) this.#sources?.rememberBounds(changed)
  }

  #closing(event: { preventDefault(): void }, window: BrowserWindow): void {
    const sources = this.#sources
    if (!sources) return
    this.#remember(window)
    const may = this.#quitting || sources.mayClose()
    if (may === true) return
    event.preventDefault()
    if (may === false) {
      window.minimize()
      sources.onMinimised()
    } else void may.then(() => window.isDestroyed() || window.close())
  }
}

function show(window: BrowserWindow, bounds: WindowBounds | null): void {
  if (window.isDestroyed() || window.isVisible()) return
  if (bounds?.maximised) window.maximize()
  window.show()
}
