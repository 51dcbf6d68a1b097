import type { Events, WordedFault, WordedReply } from '@contract'
import type { Subscribe } from '../bridge/client'

/**
 * The window's copy of some state of the main process. `value` is undefined until the first response. If a
 * later request fails, the last value stays and `fault` is set.
 */
export class Mirrored<Value> {
  value = $state.raw<Value>()
  fault = $state.raw<WordedFault | null>(null)
  busy = $state(false)
  #updates = 0
  #pending = 0
  #readAgain: () => Promise<void> = () => Promise.resolve()

  get loading(): boolean {
    return this.value === undefined && this.fault === null
  }

  follow<Name extends keyof Events>(
    this: Mirrored<Events[Name]>,
    subscribe: Subscribe,
    event: Name,
    ask: () => Promise<WordedReply<Events[Name]>>
  ): void {
    subscribe(event, value => this.set(value))
    this.#readAgain = () => this.read(ask)
    void this.#readAgain()
  }

  retry(): Promise<void> {
    return this.#readAgain()
  }

  set(value: Value): void {
    this.#updates++
    this.value = value
    this.fault = null
  }

  /** Ignores the response if an update has arrived in the meantime, because that is newer. */
  async read(ask: () => Promise<WordedReply<Value>>): Promise<void> {
    const updates = this.#updates
    await this.#ask(ask, value => {
      if (updates === this.#updates) this.set(value)
    })
  }

  /** Requests a change whose response is the new state. Resolves with true if it succeeded. */
  async act(ask: () => Promise<WordedReply<Value>>): Promise<boolean> {
    return this.#ask(ask, value => this.set(value))
  }

  async #ask(ask: () => Promise<WordedReply<Value>>, take: (value: Value) => void): Promise<boolean> {
    this.#pending++
    this.busy = true
    const reply = await ask()
    this.busy = --this.#pending > 0
    if (reply.ok) take(reply.answer)
    else this.fault = reply.fault
    return reply.ok
  }
}
