import type { BrowserWindow } from 'electron'
import { log } from '../../platform/log/log'
import { CrashCount } from './crash-count'

/**
 * Why the page is lost: it crashed too often, or it exceeded the message limits and was cut off. It stays
 * closed until the user opens it again.
 */
export type PageLoss = 'crashed' | 'cut-off'
export type WindowLoss = PageLoss | 'hung'

/** Waits before reloading a page, because it may crash again at once. */
const reloadAfterMs = 1_000

/** All state is in the main process, so reloading a crashed page loses nothing. */
export class PageRecovery {
  readonly #lost: (how: WindowLoss) => void
  readonly #lostPage: () => Promise<(how: PageLoss) => string>
  readonly #crashes = new CrashCount(() => performance.now())
  #isCutOff = false
  #isHung = false

  /** @param lostPage returns the URL of the page that is shown if it's no longer reloaded */
  constructor(lost: (how: WindowLoss) => void, lostPage: () => Promise<(how: PageLoss) => string>) {
    this.#lost = lost
    this.#lostPage = lostPage
  }

  /** Reset by `load`. */
  get stopped(): boolean {
    return this.#crashes.stopped
  }

  load(window: BrowserWindow, url: string): void {
    this.#crashes.forgive()
    void window.loadURL(url)
  }

  /** Ends the page's process, because the page could refuse to close. */
  cutOff(window: BrowserWindow | null): void {
    this.#crashes.stop()
    this.#isCutOff = true
    window?.webContents.forcefullyCrashRenderer()
  }

  watch(window: BrowserWindow): void {
    this.#isHung = false
    window.webContents.on('render-process-gone', (_event, { reason }) => this.#gone(window, reason))
    window.on('unresponsive', () => {
      log.warn('The window does not respond', 'window')
      this.#isHung = true
      this.#lost('hung')
    })
    window.on('responsive', () => {
      log.info('The window responds again', 'window')
      this.#isHung = false
    })
  }

  endHung(window: BrowserWindow): void {
    if (this.#isHung) window.webContents.forcefullyCrashRenderer()
  }

  #gone(window: BrowserWindow, reason: string): void {
    this.#isHung = false
    log.error(`The window's process is gone: ${reason}`, 'window')
    const how = this.#isCutOff ? 'cut-off' : 'crashed'
    const next = this.#isCutOff ? 'stop' : this.#crashes.next()
    this.#isCutOff = false
    if (next === 'stopped') return
    if (next === 'stop') this.#lost(how)
    setTimeout(() => {
      if (window.isDestroyed()) return
      if (next === 'reload') window.webContents.reload()
      else if (this.#crashes.stopped) void this.#lostPage().then(url => window.loadURL(url(how)))
    }, reloadAfterMs)
  }
}
