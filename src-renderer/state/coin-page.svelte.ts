import type { ViewState, SettingsState } from './settings.svelte'

/** The coin page. Opening it doesn't add the coin to a list or make a call. */
export class CoinPageState {
  isNoteWanted = $state(false)
  readonly #settings: SettingsState
  #from: ViewState['view'] = 'watch'

  constructor(settings: SettingsState) {
    this.#settings = settings
  }

  get coin(): string | null {
    return this.#settings.viewState?.coin ?? null
  }

  get from(): ViewState['view'] {
    return this.#from
  }

  open(coin: string): void {
    const view = this.#settings.viewState?.view ?? 'watch'
    if (view !== 'coin') this.#from = view
    this.#settings.go({ view: 'coin', coin })
  }

  openNote(coin: string): void {
    this.isNoteWanted = true
    this.open(coin)
  }

  back(): void {
    this.#settings.go({ view: this.#from })
  }
}
