import type { Client, Settings } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { m } from '../../src-shared/messages/m'

type Change = Parameters<Client['settings']['change']>[0]
export type Place = Settings['place']

/** What a person set, and where they are. */
export class SettingsState {
  readonly settings = new Mirrored<Settings>()
  readonly #client: Client['settings']
  /** Steps not yet told, so that dragging a splitter is one write and not two hundred. */
  #untold: ReturnType<typeof setTimeout> | null = null
  /** A step asked for before the settings were known. */
  #early: Partial<Place> = {}

  constructor(client: Client['settings'], hear: Hear) {
    this.#client = client
    hear('settingsChanged', settings => {
      // Our own place is newer than the one that comes back while we are moving.
      const place = this.#untold === null ? undefined : this.settings.value?.place
      this.settings.tell(place ? { ...settings, place } : settings)
    })
    void this.settings.read(() => client.all()).then(() => this.go(this.#early))
    // The window may close on the very step that was just taken.
    addEventListener('pagehide', () => {
      if (this.#untold !== null) this.#tellPlace()
    })
  }

  get place(): Place | undefined {
    return this.settings.value?.place
  }

  change(change: Change): Promise<boolean> {
    // The answer holds the place as the main process knows it: a step not yet told would be taken back.
    if (this.#untold !== null) this.#tellPlace()
    return this.settings.act(() => this.#client.change(change))
  }

  /** The same for a field that says beside itself why it could not be kept; null where it was. */
  async keep(change: Omit<Change, 'place'>): Promise<string | null> {
    if (await this.change(change)) return null
    const { fault } = this.settings
    return fault ? `${fault.what} ${fault.next}` : m.shell.couldNotKept()
  }

  /** Shows another place at once and tells the main process shortly after. */
  go(step: Partial<Place>): void {
    const settings = this.settings.value
    if (!settings) {
      this.#early = { ...this.#early, ...step }
      return
    }
    if (Object.keys(step).length === 0) return
    this.settings.tell({ ...settings, place: { ...settings.place, ...step } })
    if (this.#untold !== null) clearTimeout(this.#untold)
    this.#untold = setTimeout(() => this.#tellPlace(), 150)
  }

  #tellPlace(): void {
    if (this.#untold !== null) clearTimeout(this.#untold)
    this.#untold = null
    const place = this.settings.value?.place
    if (place) void this.#client.change({ place })
  }
}
