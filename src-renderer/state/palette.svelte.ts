import type { SettingsState } from './settings.svelte'

const mostRecent = 8

export class PaletteState {
  isOpen = $state(false)
  /** Letters typed after opening the palette but before it appeared. */
  typedEarly = $state('')
  areShortcutsOpen = $state(false)
  /** True while the user records a shortcut, which disables the others. */
  isRecording = false
  /** ID of a command that the user chose in the menu bar. Null once it has run. */
  pendingCommand = $state<string | null>(null)
  readonly #settings: SettingsState

  constructor(settings: SettingsState) {
    this.#settings = settings
  }

  /** IDs of recently used commands, newest first. */
  get recent(): readonly string[] {
    return this.#settings.settings.value?.recentCommands ?? []
  }

  remember(id: string): void {
    const recentCommands = [id, ...this.recent.filter(one => one !== id)].slice(0, mostRecent)
    void this.#settings.change({ recentCommands })
  }
}
