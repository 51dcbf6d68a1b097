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
  #told = 0
  #asking = 0
  #readAgain: () => Promise<void> = () => Promise.resolve()

  /** True before the first response, while views show a skeleton. */
  get loading(): boolean {
    return this.value === undefined && this.fault === null
  }

  /** Reads the state and subscribes to its updates. */
  follow<Name extends keyof Events>(
    this: Mirrored<Events[Name]>,
    subscribe: Subscribe,
    event: Name,
    ask: () => Promise<WordedReply<Events[Name]>>
  ): void {
    subscribe(event, value => this.tell(value))
    this.#readAgain = () => this.read(ask)
    void this.#readAgain()
  }

  /** Repeats the first request after it failed. Makes no call to the service. */
  retry(): Promise<void> {
    return this.#readAgain()
  }

  tell(value: Value): void {
    this.#told++
    this.value = value
    this.fault = null
  }

  /** Reads the state. Ignores the response if an update has arrived in the meantime, because that is newer. */
  async read(ask: () => Promise<WordedReply<Value>>): Promise<void> {
    const told = this.#told
    await this.#ask(ask, value => {
      if (told === this.#told) this.tell(value)
    })
  }

  /** Requests a change whose response is the new state. Resolves with true if it succeeded. */
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
