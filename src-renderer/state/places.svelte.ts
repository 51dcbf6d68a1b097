import type { CoinPageState } from './coin-page.svelte'
import type { LayoutsState } from './layouts.svelte'
import type { SettingsState, ViewState } from './settings.svelte'

export interface VisitedPlace {
  readonly view: ViewState['view']
  /** The coin, or a ratio such as `SOL/ETH`. */
  readonly coin: string | null
}

const mostPlaces = 100

/**
 * A coin that was shown for a shorter time isn't added, because the user may have been moving through the
 * list with the arrow keys.
 */
const passingMs = 500

export class PlacesState {
  readonly #settings: SettingsState
  readonly #layouts: Pick<LayoutsState, 'showCoin'>
  readonly #coinPage: CoinPageState
  readonly #now: () => number
  #visited = $state.raw<readonly VisitedPlace[]>([])
  #at = $state(-1)
  #since = -Infinity

  constructor(
    settings: SettingsState,
    layouts: Pick<LayoutsState, 'showCoin'>,
    coinPage: CoinPageState,
    now: () => number = () => performance.now()
  ) {
    this.#settings = settings
    this.#layouts = layouts
    this.#coinPage = coinPage
    this.#now = now
  }

  /** Call this whenever another view or coin is shown. */
  visit(place: VisitedPlace): void {
    const current = this.#visited[this.#at]
    if (current?.view === place.view && current.coin === place.coin) return
    const isPassing =
      current?.view === 'watch' && place.view === 'watch' && this.#now() - this.#since < passingMs
    // The watch view sets its coin shortly after it opens. Both count as one visit.
    const isSame = current?.view === place.view && current.coin === null
    const before = this.#visited.slice(0, isPassing || isSame ? this.#at : this.#at + 1)
    this.#visited = [...before, place].slice(-mostPlaces)
    this.#at = this.#visited.length - 1
    this.#since = this.#now()
  }

  back(): void {
    if (this.#at > 0) this.#go(this.#at - 1)
    // A window that was opened on a coin's page has no history, so it returns to the view before it.
    else if (this.#settings.viewState?.view === 'coin') this.#coinPage.back()
  }

  forward(): void {
    if (this.#at < this.#visited.length - 1) this.#go(this.#at + 1)
  }

  #go(at: number): void {
    const place = this.#visited[at]
    if (!place) return
    this.#at = at
    this.#since = -Infinity
    const { view, coin } = place
    if (view === 'coin' && coin !== null) this.#settings.go({ view, coin })
    else this.#settings.go({ view })
    if (view === 'watch' && coin !== null) this.#layouts.showCoin(coin)
  }
}
