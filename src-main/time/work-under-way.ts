/** Work that a session has begun: its files stay open until all of it is done. */
export class WorkUnderWay {
  readonly #begun = new Set<Promise<unknown>>()
  readonly #report: (error: unknown, what: string) => void

  /** @param report records what went wrong in work that nobody waits for */
  constructor(report: (error: unknown, what: string) => void) {
    this.#report = report
  }

  /** Work that somebody waits for. */
  add<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.#begun.add(work)
    const end = (): void => void this.#begun.delete(work)
    work.then(end, end)
    return work
  }

  /** Work that nobody waits for. */
  inBackground(work: Promise<unknown>, what: string): void {
    void this.add(work.catch((error: unknown) => this.#report(error, what)))
  }

  /** Waits for all of it, and for what that begins. */
  async done(): Promise<void> {
    while (this.#begun.size > 0) await Promise.allSettled(this.#begun)
  }
}

/** Starts work that nobody waits for; what goes wrong is recorded under a name. */
export type InBackground = (work: Promise<unknown>, what: string) => void
