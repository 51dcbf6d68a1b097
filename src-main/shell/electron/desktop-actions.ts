import type { Candlewick } from '../../composition/compose'
import type { TrayAction } from '../tray/tray-menu'
import type { Report } from '../ipc/dispatch'
import type { Events } from '../../../src-shared/contract/events'
import type { NotificationTarget } from '../notifications/notification-target'

export interface DesktopSources {
  readonly candlewick: Candlewick
  readonly open: () => void
  readonly announce: (event: 'viewAsked') => (view: Events['viewAsked']) => void
  /** Called after each action, so that the tray can be drawn again. */
  readonly done: () => void
  readonly report: Report
}

/** From outside the window: the tray menu and clicks on notifications. */
export class DesktopActions {
  readonly #sources: DesktopSources

  constructor(sources: DesktopSources) {
    this.#sources = sources
  }

  goTo({ view, coin, entry }: NotificationTarget): void {
    const { candlewick, open, announce } = this.#sources
    // The user wants to see the window, even if saving the view fails.
    open()
    candlewick.settings.change({ viewState: { view } })
    if (coin !== null) this.#attempt(() => candlewick.layouts.showCoin(coin))
    announce('viewAsked')({ view, coin, entry })
  }

  act(action: TrayAction): void {
    this.#attempt(() => this.#perform(action))
    this.#sources.done()
  }

  #perform(action: TrayAction): void {
    const { schedule } = this.#sources.candlewick.services
    if (typeof action === 'object') this.goTo({ view: 'watch', coin: action.coin, entry: null })
    else if (action === 'credits') this.goTo({ view: 'credits', coin: null, entry: null })
    else if (action === 'alerts') this.goTo({ view: 'alerts', coin: null, entry: null })
    else if (action === 'pause') void schedule.pause({ until: null })
    else if (action === 'pause-hour') void schedule.pauseFor({ span: 'hour' })
    else if (action === 'pause-day') void schedule.pauseFor({ span: 'day' })
    else if (action === 'resume') void schedule.resume()
  }

  /** A full disk must not stop the tray or a notification from working. A banner reports it. */
  #attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#sources.report(error, 'desktop')
    }
  }
}
