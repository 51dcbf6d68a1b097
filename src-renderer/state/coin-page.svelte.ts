import type { ViewState, SettingsState } from './settings.svelte'

/** Whose page is open, and where one came from. Looking at a coin changes no list and asks for nothing. */
export class CoinPageState {
  readonly #settings: SettingsState
  #from: ViewState['view'] = 'watch'

  constructor(settings: SettingsState) {
    this.#settings = settings
  }

  /** The coin of the page; null while none was opened. */
  get coin(): string | null {
    return this.#settings.viewState?.coin ?? null
  }

  /** The view the page was opened from. */
  get from(): ViewState['view'] {
    return this.#from
  }

  open(coin: string): void {
    const view = this.#settings.viewState?.view ?? 'watch'
    if (view !== 'coin') this.#from = view
    this.#settings.go({ view: 'coin', coin })
  }

  back(): void {
    this.#settings.go({ view: this.#from })
  }
}
