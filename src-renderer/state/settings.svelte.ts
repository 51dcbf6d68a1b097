import type { Client, Settings } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { m } from '../../src-shared/messages/m'
import type { ActionName } from '../../src-shared/actions'
import { keysOf, usualShortcuts, type OwnShortcuts } from '../../src-shared/shortcuts'

type Change = Parameters<Client['settings']['change']>[0]
export type ViewState = Settings['viewState']

/** Minimum time between two saves of the view state. */
const restMs = 150

export class SettingsState {
  readonly settings = new Mirrored<Settings>()
  /** Not saved. */
  sought = $state('')
  /**
   * Shows a view in the main window, because other windows never change their view. Null in the main window
   * itself.
   */
  showInMain: ((view: ViewState['view'], coin: string | null) => void) | null = null
  readonly #client: Client['settings']
  /** The timer of the next save. Without a delay, dragging a splitter would save hundreds of times. */
  #unsent: ReturnType<typeof setTimeout> | null = null
  #sentAt = -Infinity
  #sending = 0
  #early: Partial<ViewState> = {}

  constructor(client: Client['settings'], subscribe: Subscribe) {
    this.#client = client
    subscribe('settingsChanged', settings => {
      // While a save is due or in progress, the view state in this window is newer than the one in the event.
      const isMoving = this.#unsent !== null || this.#sending > 0
      const viewState = isMoving ? this.settings.value?.viewState : undefined
      this.settings.set(viewState ? { ...settings, viewState } : settings)
    })
    void this.settings.read(() => client.all()).then(() => this.#go(this.#early))
    addEventListener('pagehide', () => {
      if (this.#unsent !== null) this.#sendPlace()
    })
  }

  get ownShortcuts(): OwnShortcuts {
    return this.settings.value ?? usualShortcuts
  }

  keys(id: ActionName): string | undefined {
    return keysOf(id, this.ownShortcuts)[0]
  }

  get viewState(): ViewState | undefined {
    return this.settings.value?.viewState
  }

  change(change: Change): Promise<boolean> {
    // A view state that hasn't been saved yet is saved first, because the response to this change would
    // otherwise undo it.
    if (this.#unsent !== null) this.#sendPlace()
    return this.settings.act(() => this.#client.change(change))
  }

  /** Like `change`, for a field that shows its own error. Resolves with the message, or null if saved. */
  async keep(change: Omit<Change, 'viewState'>): Promise<string | null> {
    if (await this.change(change)) return null
    const { fault } = this.settings
    return fault ? `${fault.what} ${fault.next}` : m.faults.what.disk()
  }

  /**
   * Changes the view. A single change is saved at once, because the window may close. Of several quick
   * changes, only the first and the last are saved.
   */
  go({ view, ...rest }: Partial<ViewState>): void {
    if (this.showInMain === null) return this.#go(view === undefined ? rest : { view, ...rest })
    if (view !== undefined) this.showInMain(view, rest.coin ?? null)
    else this.#go(rest)
  }

  #go(step: Partial<ViewState>): void {
    const settings = this.settings.value
    if (!settings) {
      this.#early = { ...this.#early, ...step }
      return
    }
    if (Object.keys(step).length === 0) return
    this.settings.set({ ...settings, viewState: { ...settings.viewState, ...step } })
    if (this.#unsent !== null) clearTimeout(this.#unsent)
    if (performance.now() - this.#sentAt > restMs) this.#sendPlace()
    else this.#unsent = setTimeout(() => this.#sendPlace(), restMs)
  }

  #sendPlace(): void {
    if (this.#unsent !== null) clearTimeout(this.#unsent)
    this.#unsent = null
    const viewState = this.settings.value?.viewState
    if (!viewState) return
    this.#sentAt = performance.now()
    this.#sending++
    void this.#client.change({ viewState }).finally(() => this.#sending--)
  }
}
