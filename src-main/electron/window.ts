import { join } from 'node:path'
import { BrowserWindow, nativeTheme, screen, type Rectangle } from 'electron'
import { log } from '../log/log'
import { CrashCount } from './crash-count'
import { crashedPage } from './crashed-page'

/** Where the window was, so that it opens there again. */
export interface Bounds extends Rectangle {
  readonly maximised: boolean
}

export interface WindowSources {
  readonly url: string
  readonly preload: string
  readonly icon: string
  readonly bounds: () => Bounds | null
  readonly rememberBounds: (bounds: Bounds) => void
  readonly theme: () => 'dark' | 'light' | 'system'
  /** Whether closing may destroy the window: without a tray nobody could open it again. A promise where that is not known yet. */
  readonly mayClose: () => boolean | Promise<boolean>
  /** The window was minimised instead of closed. */
  readonly onMinimised: () => void
  readonly onClosed: () => void
  /** The window came into sight, or went out of it. */
  readonly onSeen: (seen: boolean) => void
  /** Its page crashed so often that it is not loaded again by itself, or does not respond. */
  readonly onLost: (how: 'crashed' | 'hung') => void
}

/** Before a window whose page crashed loads it again: one that crashes at once must not spin. */
const reloadAfterMs = 1_000

const least = { width: 640, height: 480 }
const usual = { width: 1280, height: 800 }

/** The one window. Closed it is destroyed, to free its memory; opened again it comes back where it was. */
export class MainWindow {
  readonly #sources: WindowSources
  #window: BrowserWindow | null = null
  #quitting = false
  readonly #crashes = new CrashCount(() => performance.now())
  #isHung = false

  constructor(sources: WindowSources) {
    this.#sources = sources
  }

  get current(): BrowserWindow | null {
    return this.#window
  }

  followTheme(theme: 'dark' | 'light' | 'system'): void {
    nativeTheme.themeSource = theme
  }

  /** From now on closing means closing. */
  quit(): void {
    this.#quitting = true
  }

  /** Opens the window, or brings it to the front. `minimised`: there, but out of the way. */
  open(as: 'shown' | 'minimised' = 'shown'): BrowserWindow {
    if (this.#window) {
      if (this.#window.isMinimized()) this.#window.restore()
      this.#window.show()
      this.#window.focus()
      if (this.#crashes.stopped) this.#load(this.#window)
      return this.#window
    }
    nativeTheme.themeSource = this.#sources.theme()
    const bounds = visible(this.#sources.bounds())
    const window = new BrowserWindow({
      ...(bounds ?? usual),
      minWidth: least.width,
      minHeight: least.height,
      show: false,
      title: 'Candlewick',
      icon: this.#sources.icon,
      autoHideMenuBar: true,
      backgroundColor: nativeTheme.shouldUseDarkColors ? '#0f1216' : '#ffffff',
      webPreferences: {
        preload: this.#sources.preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        spellcheck: false,
        // A chart in a hidden window need not be drawn; the main process goes on watching.
        backgroundThrottling: true
      }
    })
    this.#window = window
    window.once('ready-to-show', () => {
      if (as === 'minimised') return window.minimize()
      if (bounds?.maximised) window.maximize()
      window.show()
    })
    window.on('close', event => this.#closing(event, window))
    const { onSeen } = this.#sources
    const look = (): void => onSeen(window.isVisible() && !window.isMinimized())
    window.on('show', look).on('hide', look).on('minimize', look).on('restore', look)
    window.on('closed', () => {
      this.#window = null
      this.#isHung = false
      onSeen(false)
      this.#sources.onClosed()
    })
    window.webContents.on('render-process-gone', (_event, { reason }) => this.#crashed(window, reason))
    window.on('unresponsive', () => {
      log.warn('The window does not respond', 'window')
      this.#isHung = true
      this.#sources.onLost('hung')
    })
    window.on('responsive', () => {
      log.info('The window responds again', 'window')
      this.#isHung = false
    })
    this.#load(window)
    return window
  }

  /** Opens the window, with its page loaded anew where that hangs or is loaded no more by itself. */
  recover(): void {
    const window = this.open()
    // A page that hangs can't be asked to go: its process is ended, and that loads it again.
    if (this.#isHung) window.webContents.forcefullyCrashRenderer()
  }

  #load(window: BrowserWindow): void {
    this.#crashes.forgive()
    void window.loadURL(this.#sources.url)
  }

  /** A crashed page would stay blank until somebody closed the window: everything it showed is in the main process. */
  #crashed(window: BrowserWindow, reason: string): void {
    log.error(`The window's process is gone: ${reason}`, 'window')
    this.#isHung = false
    const next = this.#crashes.next()
    if (next === 'stopped') return
    if (next === 'stop') this.#sources.onLost('crashed')
    setTimeout(() => {
      if (window.isDestroyed()) return
      if (next === 'reload') window.webContents.reload()
      // A person may have asked for the page again meanwhile.
      else if (this.#crashes.stopped) void window.loadURL(crashedPage())
    }, reloadAfterMs)
  }

  #closing(event: { preventDefault(): void }, window: BrowserWindow): void {
    this.#sources.rememberBounds({ ...window.getNormalBounds(), maximised: window.isMaximized() })
    const may = this.#quitting || this.#sources.mayClose()
    if (may === true) return
    event.preventDefault()
    if (may === false) {
      window.minimize()
      this.#sources.onMinimised()
    } else void may.then(() => window.isDestroyed() || window.close())
  }
}

/** Bounds whose title bar still lies on some display: a screen may be gone since. */
function visible(bounds: Bounds | null): Bounds | null {
  if (!bounds) return null
  const onScreen = screen.getAllDisplays().some(({ workArea }) => {
    const [right, bottom] = [workArea.x + workArea.width, workArea.y + workArea.height]
    return (
      bounds.x + 80 < right &&
      bounds.x + bounds.width - 80 > workArea.x &&
      bounds.y >= workArea.y &&
      bounds.y + 40 < bottom
    )
  })
  return onScreen ? bounds : null
}

export const preloadPath = (mainFolder: string): string => join(mainFolder, '../preload/index.cjs')
