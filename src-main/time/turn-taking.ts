/** Does one thing after the other, whether or not the one before succeeded. */
export class TurnTaking {
  #last: Promise<unknown> = Promise.resolve()

  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Resolves once everything that was begun by now is done. */
  async done(): Promise<void> {
    await this.#last
  }
}
