import type { Candlewick } from '../../composition/compose'
import { log } from '../../platform/log/log'
import type { Clock } from '../../platform/time/clock'
import type { MenuActs } from './menu-host'
import type { AppTray } from './tray'

export interface MenuSources {
  readonly candlewick: Candlewick
  readonly clock: Clock
  readonly tray: () => AppTray | null
  readonly acts: MenuActs
  readonly hasMenuBar: boolean
  /** While the app quits, the tray item may be removed before the menu is drawn. */
  readonly isLeaving: () => boolean
}

/** The texts of menus are loaded for the first drawing, so that they don't delay the window. */
export class Menus {
  readonly #sources: MenuSources

  constructor(sources: MenuSources) {
    this.#sources = sources
  }

  draw(): void {
    const { isLeaving } = this.#sources
    void Promise.all([this.#drawTray(), this.#drawMenuBar()]).catch(error => {
      if (!isLeaving()) log.error(error, 'tray')
    })
  }

  async #drawTray(): Promise<void> {
    const { candlewick, clock, tray, isLeaving } = this.#sources
    const { trayMenu, trayState, trayTitle, trayTooltip } = await import('../tray/tray-menu')
    if (isLeaving()) return
    const session = candlewick.session()
    const { trayCoin: coin } = candlewick.settings.all()
    const facts = { ...session.traySnapshot(), coin, simulated: session.simulated, now: clock.now() }
    tray()?.show({
      lines: trayMenu(facts),
      tooltip: trayTooltip(facts),
      title: trayTitle(facts),
      state: trayState(facts)
    })
  }

  async #drawMenuBar(): Promise<void> {
    const { candlewick, acts, hasMenuBar, isLeaving } = this.#sources
    if (!hasMenuBar) return
    const { showMenuBar } = await import('./menu-host')
    if (isLeaving()) return
    const { paused } = candlewick.services.schedule.status()
    const { shortcuts, singleKeys } = candlewick.settings.all()
    showMenuBar({ isPaused: paused, shortcuts, singleKeys }, acts)
  }
}
