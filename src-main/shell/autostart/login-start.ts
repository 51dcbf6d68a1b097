export interface LoginItems {
  /** `other` means that Candlewick starts at login, but with an old path or old arguments. */
  state(): Promise<'current' | 'other' | 'none' | 'switched-off'>
  /** @throws the system's error */
  add(): Promise<void>
  /** @throws the system's error */
  remove(): Promise<void>
}

export interface LoginStartSources {
  readonly items: LoginItems
  readonly wanted: () => boolean
  /** Called if the user turned autostart off in the system's settings. Turns Candlewick's setting off too. */
  readonly giveUp: () => void
  readonly failed: (error: unknown) => void
}

export class LoginStart {
  readonly #sources: LoginStartSources
  #applied: boolean
  #working: Promise<void> = Promise.resolve()

  constructor(sources: LoginStartSources) {
    this.#sources = sources
    this.#applied = sources.wanted()
  }

  /** Updates an entry with an outdated path. */
  repair(): Promise<void> {
    return this.#inTurn(async () => {
      const { items, wanted, giveUp } = this.#sources
      if (!wanted()) return
      const state = await items.state()
      if (state === 'other') await items.add()
      else if (state !== 'current') giveUp()
    })
  }

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

  /** Makes one change at a time, so that the last one wins. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#working = this.#working.then(work).catch((error: unknown) => this.#sources.failed(error))
    return this.#working
  }
}
