import type { WordedFault } from '@contract'
import type { CoinNotesState } from '../../state/coin-notes.svelte'

const pauseMs = 700

/** Saved at each pause in typing. If saving fails, the text stays in the field. */
export class NoteDraft {
  fault = $state.raw<WordedFault | null>(null)
  readonly #notes: CoinNotesState
  readonly #coin: string
  /** Null if the field shows the saved note. */
  #typed = $state<string | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(notes: CoinNotesState, coin: string) {
    this.#notes = notes
    this.#coin = coin
    void notes.read(coin)
  }

  get isRead(): boolean {
    return this.#notes.of(this.#coin) !== undefined
  }

  get isSaved(): boolean {
    return this.#typed === null
  }

  get savedAt(): number | null {
    return this.#notes.of(this.#coin)?.changedAt ?? null
  }

  get text(): string {
    return this.#typed ?? this.#notes.of(this.#coin)?.text ?? ''
  }

  set text(text: string) {
    this.#typed = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.keep(), pauseMs)
  }

  /** Call this when the field loses the focus or the page closes. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer)
    const typed = this.#typed
    if (typed === null) return
    this.fault = await this.#notes.write(this.#coin, typed)
    // Keeps text that was typed during the save.
    if (this.fault === null && this.#typed === typed) this.#typed = null
  }
}
