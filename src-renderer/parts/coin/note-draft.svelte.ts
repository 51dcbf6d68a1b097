import type { WordedFault } from '@contract'
import type { CoinNotesState } from '../../state/coin-notes.svelte'

/** Saves after a typing pause of this length. */
const pauseMs = 700

/** The note is saved at each pause. If that fails, the text stays in the field. */
export class NoteDraft {
  /** Why the text isn't saved, null if it is or will be. */
  fault = $state.raw<WordedFault | null>(null)
  readonly #notes: CoinNotesState
  readonly #coin: string
  /** The text as typed, until it is saved. Null if the field shows the saved note. */
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

  get isKept(): boolean {
    return this.#typed === null
  }

  get keptAt(): number | null {
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

  /** Saves pending text immediately, because the field or page closes. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer)
    const typed = this.#typed
    if (typed === null) return
    this.fault = await this.#notes.write(this.#coin, typed)
    // Text that was typed in the meantime isn't saved yet.
    if (this.fault === null && this.#typed === typed) this.#typed = null
  }
}
