import type { Events, WordedFault, WordedReply } from '@contract'
import type { Hear } from '../bridge/client'

/**
 * A fact the main process owns, as last told. `value` is undefined until the first answer; afterwards a failure
 * leaves the last value standing and sets `fault`.
 */
export class Mirrored<Value> {
  value = $state.raw<Value>()
  fault = $state.raw<WordedFault | null>(null)
  /** A request is under way. */
  busy = $state(false)
  #told = 0
  #asking = 0

  /** Nothing is known yet and nothing has failed: show a skeleton. */
  get loading(): boolean {
    return this.value === undefined && this.fault === null
  }

  /** Reads the state, and takes whatever is announced of it from now on. */
  follow<Name extends keyof Events>(
    this: Mirrored<Events[Name]>,
    hear: Hear,
    event: Name,
    ask: () => Promise<WordedReply<Events[Name]>>
  ): void {
    hear(event, value => this.tell(value))
    void this.read(ask)
  }

  /** Takes a state the main process announced. */
  tell(value: Value): void {
    this.#told++
    this.value = value
    this.fault = null
  }

  /** Reads the state; an announcement heard while reading is newer and wins. */
  async read(ask: () => Promise<WordedReply<Value>>): Promise<void> {
    const told = this.#told
    await this.#ask(ask, value => {
      if (told === this.#told) this.tell(value)
    })
  }

  /** Asks for something to be done; its answer is the new state. Answers with whether it was done. */
  async act(ask: () => Promise<WordedReply<Value>>): Promise<boolean> {
    return this.#ask(ask, value => this.tell(value))
  }

  async #ask(ask: () => Promise<WordedReply<Value>>, take: (value: Value) => void): Promise<boolean> {
    this.#asking++
    this.busy = true
    const reply = await ask()
    this.busy = --this.#asking > 0
    if (reply.ok) take(reply.answer)
    else this.fault = reply.fault
    return reply.ok
  }
}
