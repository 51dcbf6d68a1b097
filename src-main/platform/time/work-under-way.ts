export class WorkUnderWay {
  readonly #begun = new Set<Promise<unknown>>()
  readonly #report: (error: unknown, what: string) => void

  constructor(report: (error: unknown, what: string) => void) {
    this.#report = report
  }

  add<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.#begun.add(work)
    const end = (): void => void this.#begun.delete(work)
    work.then(end, end)
    return work
  }

  inBackground(work: Promise<unknown>, what: string): void {
    void this.add(work.catch((error: unknown) => this.#report(error, what)))
  }

  async done(): Promise<void> {
    while (this.#begun.size > 0) await Promise.allSettled(this.#begun)
  }
}

/** Errors are logged under `what`. */
export type InBackground = (work: Promise<unknown>, what: string) => void
