/** Runs tasks one after the other. If one fails, the next still runs. */
export class TurnTaking {
  #last: Promise<unknown> = Promise.resolve()

  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Resolves once all tasks added so far are done. */
  async done(): Promise<void> {
    await this.#last
  }
}
