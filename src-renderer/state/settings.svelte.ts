import type { Client, Settings } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { m } from '../../src-shared/messages/m'

type Change = Parameters<Client['settings']['change']>[0]
export type ViewState = Settings['viewState']

/** Between two tellings of where a person is, in ms. */
const restMs = 150

/** What a person set, and where they are. */
export class SettingsState {
  readonly settings = new Mirrored<Settings>()
  readonly #client: Client['settings']
  /** Steps not yet told, so that dragging a splitter is a few writes and not two hundred. */
  #untold: ReturnType<typeof setTimeout> | null = null
  #toldAt = -Infinity
  /** Tellings on their way. */
  #telling = 0
  /** A step asked for before the settings were known. */
  #early: Partial<ViewState> = {}

  constructor(client: Client['settings'], hear: Hear) {
    this.#client = client
    hear('settingsChanged', settings => {
      // Our own view state is newer than the one that comes back while we are moving.
      const isMoving = this.#untold !== null || this.#telling > 0
      const viewState = isMoving ? this.settings.value?.viewState : undefined
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

  /**
   * Shows another view at once and tells the main process: a single step at once, as the window may be closed by the next;
   * of steps that follow each other fast, the last.
   */
  go(step: Partial<ViewState>): void {
    const settings = this.settings.value
    if (!settings) {
      this.#early = { ...this.#early, ...step }
      return
    }
    if (Object.keys(step).length === 0) return
    this.settings.tell({ ...settings, viewState: { ...settings.viewState, ...step } })
    if (this.#untold !== null) clearTimeout(this.#untold)
    if (performance.now() - this.#toldAt > restMs) this.#tellPlace()
    else this.#untold = setTimeout(() => this.#tellPlace(), restMs)
  }

  #tellPlace(): void {
    if (this.#untold !== null) clearTimeout(this.#untold)
    this.#untold = null
    const viewState = this.settings.value?.viewState
    if (!viewState) return
    this.#toldAt = performance.now()
    this.#telling++
    void this.#client.change({ viewState }).finally(() => this.#telling--)
  }
}
