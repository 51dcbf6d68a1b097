import type { Client, Settings } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { m } from '../../src-shared/messages/m'

type Change = Parameters<Client['settings']['change']>[0]
export type ViewState = Settings['viewState']

/** What a person set, and where they are. */
export class SettingsState {
  readonly settings = new Mirrored<Settings>()
  readonly #client: Client['settings']
  /** Steps not yet told, so that dragging a splitter is one write and not two hundred. */
  #untold: ReturnType<typeof setTimeout> | null = null
  /** A step asked for before the settings were known. */
  #early: Partial<ViewState> = {}

  constructor(client: Client['settings'], hear: Hear) {
    this.#client = client
    hear('settingsChanged', settings => {
      // Our own view state is newer than the one that comes back while we are moving.
      const viewState = this.#untold === null ? undefined : this.settings.value?.viewState
      this.settings.tell(viewState ? { ...settings, viewState } : settings)
    })
    void this.settings.read(() => client.all()).then(() => this.go(this.#early))
    // The window may close on the very step that was just taken.
    addEventListener('pagehide', () => {
      if (this.#untold !== null) this.#tellPlace()
    })
  }

  get viewState(): ViewState | undefined {
    return this.settings.value?.viewState
  }

  change(change: Change): Promise<boolean> {
    // The answer holds the view state as the main process knows it: a step not yet told would be taken back.
    if (this.#untold !== null) this.#tellPlace()
    return this.settings.act(() => this.#client.change(change))
  }

  /** The same for a field that says beside itself why it could not be kept; null where it was. */
  async keep(change: Omit<Change, 'viewState'>): Promise<string | null> {
    if (await this.change(change)) return null
    const { fault } = this.settings
    return fault ? `${fault.what} ${fault.next}` : m.shell.couldNotKept()
  }

  /** Shows another view at once and tells the main process shortly after. */
  go(step: Partial<ViewState>): void {
    const settings = this.settings.value
    if (!settings) {
      this.#early = { ...this.#early, ...step }
      return
    }
    if (Object.keys(step).length === 0) return
    this.settings.tell({ ...settings, viewState: { ...settings.viewState, ...step } })
    if (this.#untold !== null) clearTimeout(this.#untold)
    this.#untold = setTimeout(() => this.#tellPlace(), 150)
  }

  #tellPlace(): void {
    if (this.#untold !== null) clearTimeout(this.#untold)
    this.#untold = null
    const viewState = this.settings.value?.viewState
    if (viewState) void this.#client.change({ viewState })
  }
}
