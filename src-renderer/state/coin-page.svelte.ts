import type { Place, SettingsState } from './settings.svelte'

/** Whose page is open, and where one came from. Looking at a coin changes no list and asks for nothing. */
export class CoinPageState {
  readonly #settings: SettingsState
  #from: Place['view'] = 'watch'

  constructor(settings: SettingsState) {
    this.#settings = settings
  }

  /** The coin of the page; null while none was opened. */
  get coin(): string | null {
    return this.#settings.place?.coin ?? null
  }

  /** The view the page was opened from. */
  get from(): Place['view'] {
    return this.#from
  }

  open(coin: string): void {
    const view = this.#settings.place?.view ?? 'watch'
    if (view !== 'coin') this.#from = view
    this.#settings.go({ view: 'coin', coin })
  }

  back(): void {
    this.#settings.go({ view: this.#from })
  }
}
