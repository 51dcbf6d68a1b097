import { BrowserWindow, type WebContents } from 'electron'
import type { WindowAction } from '../../../src-shared/actions'
import type { Services } from '../../../src-shared/contract'
import type { Events } from '../../../src-shared/contract/events'
import type { AppFile, Candlewick } from '../../composition/compose'
import type { OnScreen } from '../pages/on-screen'
import { WindowPage } from '../pages/window-page'
import { stopUpdates } from './connect-window'
import type { PageEvents } from './page-events'
import type { HostedPage, OtherPages } from './page-host'
import type { WindowLoss } from './page-recovery'
import type { StartupWindow } from './startup-window'
import { ViewWindow } from './view-window'
import { WindowEvents } from './window-events'
import { actOn } from './window-keys'

export interface ViewWindowsSources {
  readonly startup: StartupWindow
  readonly candlewick: Candlewick
  readonly appFile: AppFile
  readonly events: PageEvents<Events>
  readonly onScreen: OnScreen<object>
  readonly now: () => number
  readonly zoom: () => number
  readonly goTo: Services['windows']['goTo']
  readonly showCoin: (coin: string) => void
  readonly onInput: (type: string) => void
  readonly onVisibilityChange: (window: object, isVisible: boolean) => void
  readonly onLost: (how: WindowLoss, recover: () => void) => void
}

interface Opened {
  readonly view: ViewWindow
  readonly page: HostedPage
}

export class ViewWindows implements OtherPages {
  readonly #sources: ViewWindowsSources
  readonly #opened = new Map<number, Opened>()
  #isLeaving = false

  constructor(sources: ViewWindowsSources) {
    this.#sources = sources
    sources.appFile.windows.showRequested.on(({ id }) => {
      const open = this.#opened.get(id)
      if (open) open.view.raise()
      else this.#open(id, false)
    })
  }

  restore(): void {
    for (const { id } of this.#sources.appFile.windows.all()) if (!this.#opened.has(id)) this.#open(id, true)
  }

  named(window: string): HostedPage | undefined {
    return this.#opened.get(Number(window))?.page
  }

  of(contents: WebContents): HostedPage | undefined {
    return [...this.#opened.values()].find(({ page }) => page.contents() === contents)?.page
  }

  zoomToTextSize(): void {
    for (const { view } of this.#opened.values()) view.window.webContents.setZoomFactor(this.#sources.zoom())
  }

  command(id: string): boolean {
    const focused = this.#focused
    focused?.page.events.announce('runAction')({ id })
    return focused !== undefined
  }

  act(action: WindowAction): boolean {
    const focused = this.#focused
    if (focused) actOn(focused.view.window, action, this.#sources.zoom())
    return focused !== undefined
  }

  /** Call this before quitting, so that the windows open again at the next start. */
  leave(): void {
    this.#isLeaving = true
    for (const { view } of this.#opened.values()) view.remember()
  }

  get #focused(): Opened | undefined {
    const focused = BrowserWindow.getFocusedWindow()
    return [...this.#opened.values()].find(({ view }) => view.window === focused)
  }

  #open(id: number, isRestored: boolean): void {
    const { startup, candlewick, appFile, events, onScreen, ...rest } = this.#sources
    const { windows: list, settings } = appFile
    const saved = list.find(id)
    if (!saved || this.#isLeaving) return
    const own = new WindowEvents<Events>(rest.now)
    const page = new WindowPage({
      id,
      list,
      settings,
      services: candlewick.services,
      onScreen,
      goTo: rest.goTo,
      showCoin: rest.showCoin,
      close: () => void setImmediate(() => view.isOpen && view.window.close())
    })
    const endEvents = events.add({
      announce: event => payload =>
        own.announce(event)(
          event === 'settingsChanged'
            ? (page.ofWindow(payload as Events['settingsChanged']) as typeof payload)
            : payload
        )
    })
    const view = new ViewWindow(
      {
        id,
        kind: saved.kind,
        page: startup.page,
        bounds: saved.bounds,
        zoom: rest.zoom,
        rememberBounds: bounds => list.place(id, bounds),
        // A ticker doesn't count as visible, so while the main window is in the tray, prices update as often
        // as without it.
        onVisibilityChange: isVisible => saved.kind === 'ticker' || rest.onVisibilityChange(page, isVisible),
        onInput: rest.onInput,
        onLost: how => rest.onLost(how, () => view.recover()),
        onClosed: () => {
          endEvents()
          this.#opened.delete(id)
          if (this.#isLeaving) return
          list.close(id)
          void stopUpdates(async () => {
            await page.leave()
            await onScreen.leave(page)
          })
        }
      },
      isRestored
    )
    startup.otherPages.add(view.window.webContents)
    this.#opened.set(id, {
      view,
      page: {
        services: page.services,
        events: own,
        contents: () => (view.isOpen ? view.window.webContents : null),
        cutOff: () => view.cutOff()
      }
    })
  }
}
