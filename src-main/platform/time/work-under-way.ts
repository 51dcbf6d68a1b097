/** A session's files stay open until all of its work is done. */
export class WorkUnderWay {
  readonly #begun = new Set<Promise<unknown>>()
  readonly #report: (error: unknown, what: string) => void

  /** @param report logs errors of background work */
  constructor(report: (error: unknown, what: string) => void) {
    this.#report = report
  }

  /** For work whose result is awaited. */
  add<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.#begun.add(work)
    const end = (): void => void this.#begun.delete(work)
    work.then(end, end)
    return work
  }

  /** For work whose result isn't awaited. */
  inBackground(work: Promise<unknown>, what: string): void {
    void this.add(work.catch((error: unknown) => this.#report(error, what)))
  }

  /** Waits for all work, including work started by it. */
  async done(): Promise<void> {
    while (this.#begun.size > 0) await Promise.allSettled(this.#begun)
  }
}

/** Starts work whose result isn't awaited. Logs an error under `what`. */
export type InBackground = (work: Promise<unknown>, what: string) => void
