import type { SettingsState } from './settings.svelte'

const mostRecent = 8

export class PaletteState {
  isOpen = $state(false)
  typedEarly = $state('')
  areShortcutsOpen = $state(false)
  /** Disables other shortcuts while the user records one. */
  isRecording = false
  /** The command that the user has chosen in the menu bar. Null once it has run. */
  pendingCommand = $state<string | null>(null)
  readonly #settings: SettingsState

  constructor(settings: SettingsState) {
    this.#settings = settings
  }

  get recent(): readonly string[] {
    return this.#settings.settings.value?.recentCommands ?? []
  }

  remember(id: string): void {
    const recentCommands = [id, ...this.recent.filter(one => one !== id)].slice(0, mostRecent)
    void this.#settings.change({ recentCommands })
  }
}
