import type { NoticeService } from '../../platform/notices/notice-service'
import { TrayPresence } from './tray-host'
import type { MainWindow } from './window'

export interface TrayGuardSources {
  readonly window: MainWindow
  readonly notices: NoticeService
  readonly isLeaving: () => boolean
}

/** Without a tray, minimises the window instead of closing it, because the user couldn't open it again. */
export class TrayGuard {
  readonly #sources: TrayGuardSources
  readonly #host = new TrayPresence()

  constructor(sources: TrayGuardSources) {
    this.#sources = sources
  }

  /** Returns a promise while the search for the tray is in progress. */
  mayClose(): boolean | Promise<boolean> {
    return this.#host.known ?? this.#host.ask()
  }

  noteMinimised(): void {
    this.#sources.notices.show({ code: 'no-tray' })
  }

  noteClosed(): void {
    const { window, isLeaving } = this.#sources
    if (isLeaving() || window.current || this.#host.known !== false) return
    window.open('minimised')
    this.noteMinimised()
  }

  watch(renew: () => void): void {
    this.#host.changed.on(isThere => {
      if (this.#sources.isLeaving()) return
      if (!isThere) return this.noteClosed()
      this.#sources.notices.withdraw('no-tray')
      renew()
    })
    this.#host.watch()
  }

  async guardHiddenStart(): Promise<void> {
    const { window, isLeaving } = this.#sources
    if ((await this.#host.ask()) || isLeaving() || (await this.#host.wait())) return
    if (!window.current && !isLeaving()) window.open('minimised')
  }
}
