/** Where a system keeps what is started with a session: an entry in a folder, or a list of its own. */
export interface LoginItems {
  /** current: it starts this program as it should. other: a place or words that are no longer right. */
  state(): Promise<'current' | 'other' | 'none' | 'switched-off'>
  /** @throws the system's error */
  add(): Promise<void>
  /** @throws the system's error */
  remove(): Promise<void>
}

export interface LoginStartSources {
  readonly items: LoginItems
  readonly wanted: () => boolean
  /** The system's own settings had the last word. */
  readonly giveUp: () => void
  readonly failed: (error: unknown) => void
}

/** Keeps what the system starts in step with what a person set. */
export class LoginStart {
  readonly #sources: LoginStartSources
  #applied: boolean
  #working: Promise<void> = Promise.resolve()

  constructor(sources: LoginStartSources) {
    this.#sources = sources
    this.#applied = sources.wanted()
  }

  /** At a start: an entry that leads to where the program was before is put right; one a person took away stays so. */
  repair(): Promise<void> {
    return this.#inTurn(async () => {
      const { items, wanted, giveUp } = this.#sources
      if (!wanted()) return
      const state = await items.state()
      if (state === 'other') await items.add()
      else if (state !== 'current') giveUp()
    })
  }

  /** The setting may have changed. */
  follow(): Promise<void> {
    return this.#inTurn(async () => {
      const { items, wanted } = this.#sources
      const want = wanted()
      if (want === this.#applied) return
      this.#applied = want
      if (want) await items.add()
      else await items.remove()
    })
  }

  /** One change after the other: the last one set is the one that stays. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#working = this.#working.then(work).catch((error: unknown) => this.#sources.failed(error))
    return this.#working
  }
}
