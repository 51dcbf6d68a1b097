/** The system's store of login items: a folder of entries, or a list. */
export interface LoginItems {
  /** current: starts this program correctly. other: has an outdated path or arguments. */
  state(): Promise<'current' | 'other' | 'none' | 'switched-off'>
  /** @throws the system's error */
  add(): Promise<void>
  /** @throws the system's error */
  remove(): Promise<void>
}

export interface LoginStartSources {
  readonly items: LoginItems
  readonly wanted: () => boolean
  /** Called if the system's own settings switched the item off. */
  readonly giveUp: () => void
  readonly failed: (error: unknown) => void
}

/** Synchronises the login item with the user's setting. */
export class LoginStart {
  readonly #sources: LoginStartSources
  #applied: boolean
  #working: Promise<void> = Promise.resolve()

  constructor(sources: LoginStartSources) {
    this.#sources = sources
    this.#applied = sources.wanted()
  }

  /**
   * At startup: updates an item with an outdated path. If the user removed it, leaves it removed.
   */
  repair(): Promise<void> {
    return this.#inTurn(async () => {
      const { items, wanted, giveUp } = this.#sources
      if (!wanted()) return
      const state = await items.state()
      if (state === 'other') await items.add()
      else if (state !== 'current') giveUp()
    })
  }

  /** Called when settings changed. */
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

  /** Runs changes one at a time, so the last one wins. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#working = this.#working.then(work).catch((error: unknown) => this.#sources.failed(error))
    return this.#working
  }
}
