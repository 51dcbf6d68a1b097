import { join } from 'node:path'
import { BrowserWindow, nativeTheme, type WebContents } from 'electron'
import type { WindowBounds, WindowPlace } from '../first-state/kept-first-state'
import { log } from '../log/log'
import { CrashCount } from './crash-count'
import { UserBounds } from './user-bounds'
import { takeKeys } from './window-keys'
import { boundsOf, holdPlace, put, settledMs, visible } from './window-place'
import { windowPartition } from './window-session'

/** What a window needs to exist. */
export interface WindowPage {
  readonly url: string
  readonly preload: string
  readonly icon: string
  /** While it is developed alone. */
  readonly devTools: boolean
}

/** What is known once the app file is open. */
export interface WindowSources {
  readonly bounds: () => WindowBounds | null
  readonly rememberBounds: (bounds: WindowBounds) => void
  readonly theme: () => WindowPlace['theme']
  /** Whether closing may destroy the window: without a tray nobody could open it again. A promise where that is not known yet. */
  readonly mayClose: () => boolean | Promise<boolean>
  /** The window was minimised instead of closed. */
  readonly onMinimised: () => void
  readonly onClosed: () => void
  /** The window came into sight, or went out of it. */
  readonly onSeen: (seen: boolean) => void
  /** A person used mouse or keyboard in it: the type of Chromium's own event. */
  readonly onInput: (type: string) => void
  /** A page was loaded in it. */
  readonly onLoaded: () => void
  readonly onLost: (how: WindowLoss) => void
  /** Stands in the place of a page that is not loaded again; an address. */
  readonly lostPage: (how: PageLoss) => string
}

/** Why its page isn't loaded again unless the user asks: it crashed too often, or sent more than a page may. */
export type PageLoss = 'crashed' | 'cut-off'
export type WindowLoss = PageLoss | 'hung'

/** Longer than a page takes to be drawn: whatever hangs, a window that was asked for comes into sight. */
const mostHiddenMs = 2_000

/** Before a window whose page crashed loads it again: one that crashes at once must not spin. */
const reloadAfterMs = 1_000

const least = { width: 640, height: 480 }
const usual = { width: 1280, height: 800 }

/** The one window. Closed it is destroyed, to free its memory; opened again it comes back where it was. */
export class MainWindow {
  readonly #page: WindowPage
  readonly #furnished: Promise<WindowSources>
  #furnish: (sources: WindowSources) => void = () => undefined
  #sources: WindowSources | null = null
  #window: BrowserWindow | null = null
  #quitting = false
  readonly #userBounds = new UserBounds()
  readonly #crashes = new CrashCount(() => performance.now())
  #isHung = false
  #isCutOff = false
  #reveal = (): void => undefined
  #pageMade: Promise<unknown> = Promise.resolve()

  constructor(page: WindowPage) {
    this.#page = page
    this.#furnished = new Promise(resolve => (this.#furnish = resolve))
  }

  /** None while one is on its way out: it is still there, and whoever asks it for anything gets an error. */
  get current(): BrowserWindow | null {
    return this.#window?.isDestroyed() ? null : this.#window
  }

  /** From now on a window comes into sight when its page is about to be drawn, where it was and in its theme. */
  furnish(sources: WindowSources): void {
    this.#sources = sources
    nativeTheme.themeSource = sources.theme()
    this.#furnish(sources)
  }

  followTheme(theme: WindowPlace['theme']): void {
    nativeTheme.themeSource = theme
    this.#window?.setBackgroundColor(ground())
  }

  /** From now on closing means closing. */
  quit(): void {
    this.#quitting = true
    const window = this.current
    if (window) this.#remember(window)
  }

  /**
   * Opens the window, or brings it to the front. Before it is furnished it loads its page out of sight.
   * @param as minimised: there, but out of the way
   * @param kept where the last run left it, before it is furnished: it may be revealed then
   */
  open(as: 'shown' | 'minimised' = 'shown', kept: WindowPlace | null = null): BrowserWindow {
    if (this.#window) {
      if (this.#window.isMinimized()) this.#window.restore()
      this.#window.show()
      this.#window.focus()
      if (this.#crashes.stopped) this.#load(this.#window)
      return this.#window
    }
    if (kept) nativeTheme.themeSource = kept.theme
    const bounds = visible(kept?.bounds ?? this.#sources?.bounds() ?? null)
    const size = bounds ?? usual
    const window = new BrowserWindow({
      ...size,
      height: size.height - 1,
      minWidth: least.width,
      minHeight: least.height,
      show: false,
      // A page in sight waits for the process that draws before it runs anything; one out of sight runs meanwhile.
      paintWhenInitiallyHidden: false,
      title: 'Candlewick',
      icon: this.#page.icon,
      autoHideMenuBar: true,
      webPreferences: {
        preload: this.#page.preload,
        partition: windowPartition,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        spellcheck: false,
        devTools: this.#page.devTools,
        // A chart in a hidden window need not be drawn; the main process goes on watching.
        backgroundThrottling: true
      }
    })
    this.#window = window
    // Out of sight a page hears of its size when that changes only: one that knows none is made twice.
    if (bounds) put(window, bounds)
    else window.setBounds({ height: size.height })
    takeKeys(window)
    const drawing = aboutToDraw(window.webContents)
    if (kept) {
      window.setBackgroundColor(ground())
      this.#reveal = () => show(window, bounds)
    }
    this.#pageMade = new Promise<void>(resolve => window.webContents.once('dom-ready', () => resolve()))
    void this.#furnished.then(sources => this.#place(window, sources, as, drawing))
    window.on('close', event => this.#closing(event, window))
    // All of this may come before there is anybody to hear of it.
    const tell = (what: (sources: WindowSources) => void): void => void this.#furnished.then(what)
    const seen = (isSeen: boolean): void => tell(({ onSeen }) => onSeen(isSeen))
    const look = (): void => seen(window.isVisible() && !window.isMinimized())
    window.on('show', look).on('hide', look).on('minimize', look).on('restore', look)
    window.on('closed', () => {
      this.#window = null
      this.#isHung = false
      seen(false)
      this.#sources?.onClosed()
    })
    window.webContents.on('did-finish-load', () => tell(({ onLoaded }) => onLoaded()))
    window.webContents.on('input-event', (_event, { type }) => this.#sources?.onInput(type))
    window.webContents.on('render-process-gone', (_event, { reason }) => this.#crashed(window, reason))
    window.on('unresponsive', () => {
      log.warn('The window does not respond', 'window')
      this.#isHung = true
      this.#sources?.onLost('hung')
    })
    window.on('responsive', () => {
      log.info('The window responds again', 'window')
      this.#isHung = false
    })
    this.#load(window)
    return window
  }

  /** Brings a window that was opened where the last run left it into sight, though it is not furnished yet. */
  reveal(): void {
    this.#reveal()
  }

  /** Resolves when the page of the window that was opened last is made: what is left is to draw it. */
  get pageMade(): Promise<unknown> {
    return this.#pageMade
  }

  /** Opens the window, with its page loaded anew where that hangs or is loaded no more by itself. */
  recover(): void {
    const window = this.open()
    // A page that hangs can't be asked to go: its process is ended, and that loads it again.
    if (this.#isHung) window.webContents.forcefullyCrashRenderer()
  }

  /** Ends a page that isn't answered any more, with its process: it could refuse to go. A text takes its place. */
  cutOff(): void {
    this.#crashes.stop()
    this.#isCutOff = true
    this.current?.webContents.forcefullyCrashRenderer()
  }

  #load(window: BrowserWindow): void {
    this.#crashes.forgive()
    void window.loadURL(this.#page.url)
  }

  /** Where it was, in its theme; in sight while its page is made, so that mapping it takes none of the frames that follow. */
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

  /** A crashed page would stay blank until somebody closed the window: everything it showed is in the main process. */
  #crashed(window: BrowserWindow, reason: string): void {
    log.error(`The window's process is gone: ${reason}`, 'window')
    this.#isHung = false
    const how = this.#isCutOff ? 'cut-off' : 'crashed'
    const next = this.#isCutOff ? 'stop' : this.#crashes.next()
    this.#isCutOff = false
    if (next === 'stopped') return
    if (next === 'stop') this.#sources?.onLost(how)
    setTimeout(() => {
      if (window.isDestroyed()) return
      if (next === 'reload') window.webContents.reload()
      // The user may have asked for the page again meanwhile.
      else if (this.#crashes.stopped)
        void this.#furnished.then(({ lostPage }) => window.loadURL(lostPage(how)))
    }, reloadAfterMs)
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

/** Resolves when a page asks for its port, just before it makes all that it shows; or that there will be none. */
function aboutToDraw(contents: WebContents): Promise<unknown> {
  return Promise.race([
    new Promise(resolve => contents.ipc.once('connect', () => resolve(null))),
    new Promise(resolve => contents.once('did-finish-load', () => resolve(null))),
    new Promise(resolve => contents.once('render-process-gone', () => resolve(null))),
    new Promise(resolve => void setTimeout(resolve, mostHiddenMs))
  ])
}

/** Until its page draws. */
const ground = (): string => (nativeTheme.shouldUseDarkColors ? '#0f1216' : '#ffffff')

export const preloadPath = (mainFolder: string): string => join(mainFolder, '../preload/index.cjs')
