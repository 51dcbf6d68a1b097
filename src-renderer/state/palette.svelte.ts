import type { SettingsState } from './settings.svelte'

const mostRecent = 8

export class PaletteState {
  isOpen = $state(false)
  areShortcutsOpen = $state(false)
  /** The user is recording a shortcut, so the keys must do nothing else. */
  isRecording = false
  /** Id of a command that was chosen in the menu bar and hasn't run yet. */
  asked = $state<string | null>(null)
  readonly #settings: SettingsState

  constructor(settings: SettingsState) {
    this.#settings = settings
  }

  /** Ids of the latest commands, newest first. */
  get recent(): readonly string[] {
    return this.#settings.settings.value?.recentCommands ?? []
  }

  remember(id: string): void {
    const recentCommands = [id, ...this.recent.filter(one => one !== id)].slice(0, mostRecent)
    void this.#settings.change({ recentCommands })
  }
}
