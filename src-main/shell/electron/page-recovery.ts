import type { BrowserWindow } from 'electron'
import { log } from '../../platform/log/log'
import { CrashCount } from './crash-count'

/** Why the page isn't reloaded until the user opens it again. */
export type PageLoss = 'crashed' | 'cut-off'

/** The page may crash again at once. */
const reloadAfterMs = 1_000

/** A crashed page would stay blank. All state is in the main process, so nothing is lost. */
export class PageRecovery {
  readonly #lost: (how: PageLoss) => void
  readonly #lostPage: () => Promise<(how: PageLoss) => string>
  readonly #crashes = new CrashCount(() => performance.now())
  #isCutOff = false

  /**
   * @param lost called when the page isn't reloaded any more
   * @param lostPage the URL of the page shown then
   */
  constructor(lost: (how: PageLoss) => void, lostPage: () => Promise<(how: PageLoss) => string>) {
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

  /** Ends the page's process, because a page could refuse to close, and shows plain text instead. */
  cutOff(window: BrowserWindow | null): void {
    this.#crashes.stop()
    this.#isCutOff = true
    window?.webContents.forcefullyCrashRenderer()
  }

  /** Call this when the page's process is gone. */
  gone(window: BrowserWindow, reason: string): void {
    log.error(`The window's process is gone: ${reason}`, 'window')
    const how = this.#isCutOff ? 'cut-off' : 'crashed'
    const next = this.#isCutOff ? 'stop' : this.#crashes.next()
    this.#isCutOff = false
    if (next === 'stopped') return
    if (next === 'stop') this.#lost(how)
    setTimeout(() => {
      if (window.isDestroyed()) return
      if (next === 'reload') window.webContents.reload()
      // The user may have reopened the page.
      else if (this.#crashes.stopped) void this.#lostPage().then(url => window.loadURL(url(how)))
    }, reloadAfterMs)
  }
}
