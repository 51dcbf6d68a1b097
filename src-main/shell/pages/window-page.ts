import type { Services } from '../../../src-shared/contract'
import type { SavedLayouts } from '../../../src-shared/contract/layouts'
import type { Settings } from '../../../src-shared/contract/settings'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import type { SettingsService } from '../../workspace/settings/settings-service'
import type { SavedWindow, WindowList } from '../../workspace/windows/window-list'
import type { OnScreen } from './on-screen'

export interface WindowPageSources {
  readonly id: number
  readonly list: WindowList
  readonly services: Services
  readonly settings: Pick<SettingsService, 'all' | 'change'>
  readonly onScreen: OnScreen<object>
  readonly goTo: Services['windows']['goTo']
  readonly showCoin: (coin: string) => void
  readonly close: () => void
}

type Figures = Services['marketFigures']

/** Figures by window, because the figures service must know which window shows a list. */
interface FiguresByWindow {
  view(list: Parameters<Figures['view']>[0], viewer: object): ReturnType<Figures['view']>
  leave(viewer: object): void | Promise<void>
}

/** Each window has only one layout. */
const only = 1

/** The services are those of the main window, except for the view state and the layout. */
export class WindowPage {
  readonly #sources: WindowPageSources

  constructor(sources: WindowPageSources) {
    this.#sources = sources
  }

  /** Also used for settings in events. */
  ofWindow(settings: Settings): Settings {
    return { ...settings, viewState: this.#saved.viewState }
  }

  get services(): Services {
    const { services, onScreen, goTo, close } = this.#sources
    const own: Pick<Services, 'layouts' | 'settings' | 'windows'> = {
      settings: { ...services.settings, ...this.#settings() },
      layouts: this.#layouts(),
      windows: {
        own: () => ({ kind: this.#saved.kind }),
        open: wanted => services.windows.open(wanted),
        goTo,
        close
      }
    }
    return Object.assign(Object.create(services) as Services, own, {
      market: marketOf(this, services, onScreen),
      marketFigures: this.#marketFigures()
    })
  }

  async leave(): Promise<void> {
    await this.#figuresByWindow.leave(this)
  }

  get #figuresByWindow(): FiguresByWindow {
    return this.#sources.services.marketFigures as unknown as FiguresByWindow
  }

  /** Views figures on behalf of this window, because each window may show a different list. */
  #marketFigures(): Services['marketFigures'] {
    const { services } = this.#sources
    return Object.assign(Object.create(services.marketFigures) as Services['marketFigures'], {
      view: list => this.#figuresByWindow.view(list, this),
      leave: () => this.#figuresByWindow.leave(this)
    } satisfies Pick<Services['marketFigures'], 'view' | 'leave'>)
  }

  get #saved(): SavedWindow {
    const { id, list } = this.#sources
    const saved = list.find(id)
    if (!saved) throw new FaultError(inputFault('request-unknown'))
    return saved
  }

  #settings(): Services['settings'] {
    const { id, list, settings } = this.#sources
    return {
      changed: this.#sources.services.settings.changed,
      all: () => this.ofWindow(settings.all()),
      change: ({ viewState, ...rest }) => {
        // `view` is only meant for the main window. This window's view never changes.
        if (viewState)
          list.change(id, { viewState: { ...this.#saved.viewState, ...known(viewState), view: 'watch' } })
        const changed = Object.keys(rest).length > 0 ? settings.change(rest) : settings.all()
        return this.ofWindow(changed)
      }
    }
  }

  #layouts(): Services['layouts'] {
    const { id, list, showCoin } = this.#sources
    const all = (): SavedLayouts => ({
      layouts: [{ ...this.#saved.layout, id: only, name: '' }],
      shown: only
    })
    const refuse = (): never => {
      throw new FaultError(inputFault('request-unknown'))
    }
    return {
      all,
      change: ({ content }) => {
        const { kind, layout } = this.#saved
        const coin = content.charts[content.active]?.coin ?? null
        const isOther = coin !== (layout.charts[layout.active]?.coin ?? null)
        list.change(id, { layout: { ...content, count: 1 } })
        if (kind === 'watchlist' && isOther && coin !== null) showCoin(coin)
        return all()
      },
      show: refuse,
      create: refuse,
      rename: refuse,
      remove: refuse
    }
  }
}

export const marketOf = (
  page: object,
  { market }: Pick<Services, 'market'>,
  onScreen: OnScreen<object>
): Services['market'] =>
  Object.assign(Object.create(market) as Services['market'], {
    showCharts: ({ charts }) => onScreen.showCharts(page, charts),
    showRows: ({ coins }) => onScreen.showRows(page, coins)
  } satisfies Pick<Services['market'], 'showCharts' | 'showRows'>)

const known = <Part extends object>(part: Part): { [Name in keyof Part]: Exclude<Part[Name], undefined> } =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as never
