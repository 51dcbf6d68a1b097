import type { Candlewick } from '../../composition/compose'
import type { TrayAction } from '../tray/tray-menu'
import type { Report } from '../ipc/dispatch'
import type { Events } from '../../../src-shared/contract/events'

export interface DesktopSources {
  readonly candlewick: Candlewick
  readonly open: () => void
  readonly announce: (event: 'showView') => (view: Events['showView']) => void
  readonly done: () => void
  readonly report: Report
}

export class DesktopActions {
  readonly #sources: DesktopSources

  constructor(sources: DesktopSources) {
    this.#sources = sources
  }

  goTo({ view, coin, entry }: Events['showView']): void {
    const { candlewick, open, announce } = this.#sources
    // Opens the window first, so that it opens even if the view can't be saved.
    open()
    if (view === 'coin') candlewick.settings.change({ viewState: { view, coin } })
    else {
      candlewick.settings.change({ viewState: { view } })
      if (coin !== null) this.#attempt(() => candlewick.layouts.showCoin(coin))
    }
    announce('showView')({ view, coin, entry })
  }

  act(action: TrayAction): void {
    this.#attempt(() => this.#perform(action))
    this.#sources.done()
  }

  #perform(action: TrayAction): void {
    const { schedule, windows } = this.#sources.candlewick.services
    if (typeof action === 'object') this.goTo({ view: 'watch', coin: action.coin, entry: null })
    else if (action === 'ticker') void windows.open({ kind: 'ticker' })
    else if (action === 'credits') this.goTo({ view: 'credits', coin: null, entry: null })
    else if (action === 'alerts') this.goTo({ view: 'alerts', coin: null, entry: null })
    else if (action === 'pause') void schedule.pause({ until: null })
    else if (action === 'pause-hour') void schedule.pauseFor({ span: 'hour' })
    else if (action === 'pause-day') void schedule.pauseFor({ span: 'day' })
    else if (action === 'resume') void schedule.resume()
  }

  /**
   * Ignores a failed write, because the tray and notifications must work with a full disk. A banner reports
   * the problem.
   */
  #attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#sources.report(error, 'desktop')
    }
  }
}
