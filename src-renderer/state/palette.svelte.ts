import type { SettingsState } from './settings.svelte'

const mostRecent = 8

export class PaletteState {
  isOpen = $state(false)
  areShortcutsOpen = $state(false)
  /** Other shortcuts are off while one is recorded. */
  isRecording = false
  asked = $state<string | null>(null)
  readonly #settings: SettingsState

  constructor(settings: SettingsState) {
    this.#settings = settings
  }

  /** Newest first. */
  get recent(): readonly string[] {
    return this.#settings.settings.value?.recentCommands ?? []
  }

  remember(id: string): void {
    const recentCommands = [id, ...this.recent.filter(one => one !== id)].slice(0, mostRecent)
    void this.#settings.change({ recentCommands })
  }
}
