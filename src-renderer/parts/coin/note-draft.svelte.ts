import type { WordedFault } from '@contract'
import type { CoinNotesState } from '../../state/coin-notes.svelte'

/** Who pauses this long has finished a thought. */
const pauseMs = 700

/** The note of a coin while it is written: kept at each pause, and what the disk refuses stays in the field. */
export class NoteDraft {
  /** Why what stands here is not kept; null where it is, or will be. */
  fault = $state.raw<WordedFault | null>(null)
  readonly #notes: CoinNotesState
  readonly #coin: string
  /** What was typed and is not kept yet; null: what is kept is shown. */
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

  /** Keeps at once what is still to be kept: the field, or the page, is left. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer)
    const typed = this.#typed
    if (typed === null) return
    this.fault = await this.#notes.write(this.#coin, typed)
    // What was typed meanwhile has its own turn.
    if (this.fault === null && this.#typed === typed) this.#typed = null
  }
}
