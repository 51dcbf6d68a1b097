import type { Client, ContactState as Contact } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

/** Operations that cost this many credits or more aren't selected by default. */
const dear = 50

export class ContactState {
  readonly check = new Mirrored<Contact>()
  /**
   * What the user has selected or deselected. By default, operations that haven't been called are selected,
   * except expensive ones.
   */
  #chosen = $state.raw<Readonly<Record<string, boolean>>>({})
  readonly #client: Client['contact']

  readonly ticked = $derived(
    (this.check.value?.steps ?? []).filter(({ operation, price, result }) => {
      const isDear = price.credits !== null && price.credits >= dear
      return this.#chosen[operation] ?? (result === null && !isDear)
    })
  )

  constructor(client: Client['contact'], subscribe: Subscribe) {
    this.#client = client
    subscribe('contactChanged', check => {
      // Deselects answered operations, so that the next check doesn't repeat them. Results are compared by
      // time, because each event creates new objects.
      for (const { operation, result } of check.steps)
        if (
          result !== null &&
          result.at !== this.check.value?.steps.find(one => one.operation === operation)?.result?.at
        )
          this.#untick(operation)
      this.check.set(check)
    })
  }

  read(): Promise<void> {
    return this.check.read(() => this.#client.state())
  }

  tick(operations: readonly string[], on: boolean): void {
    this.#chosen = { ...this.#chosen, ...Object.fromEntries(operations.map(name => [name, on])) }
  }

  /** Selects the cheap operations. One whose price is unknown doesn't count as cheap. */
  tickCheap(): void {
    const steps = this.check.value?.steps ?? []
    this.#chosen = Object.fromEntries(
      steps.map(({ operation, price }) => [operation, price.credits !== null && price.credits < dear])
    )
  }

  /** Makes one paid call per selected operation. */
  start(): Promise<boolean> {
    const operations = this.ticked.map(({ operation }) => operation)
    return this.check.act(() => this.#client.start({ operations }))
  }

  stop(): Promise<boolean> {
    return this.check.act(() => this.#client.stop())
  }

  #untick(operation: string): void {
    if (this.#chosen[operation] === true) this.#chosen = { ...this.#chosen, [operation]: false }
  }
}
