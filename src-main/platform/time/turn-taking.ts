/** If one piece of work fails, the next still runs. */
export class TurnTaking {
  #last: Promise<unknown> = Promise.resolve()

  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  async done(): Promise<void> {
    await this.#last
  }
}
