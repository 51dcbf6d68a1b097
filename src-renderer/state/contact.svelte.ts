import type { Client, ContactState as Contact } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

/** Credits of a known price from which an operation is not ticked by itself. */
const dear = 50

/** The first-contact check: which operations are ticked, and what asking them came to. */
export class ContactState {
  readonly check = new Mirrored<Contact>()
  /** What a person ticked or unticked; others are ticked where they are cheap, open and not asked yet. */
  #chosen = $state.raw<Readonly<Record<string, boolean>>>({})
  readonly #client: Client['contact']

  readonly ticked = $derived(
    (this.check.value?.steps ?? []).filter(({ operation, price, result }) => {
      const isCheap = (price.credits ?? 0) < dear && result === null
      return this.#chosen[operation] ?? isCheap
    })
  )

  constructor(client: Client['contact'], hear: Hear) {
    this.#client = client
    hear('contactChanged', check => {
      // What was answered is not asked again by the next start; what an early end left out stays ticked. Every event
      // brings results of its own: a new one is told by its moment.
      for (const { operation, result } of check.steps)
        if (
          result !== null &&
          result.at !== this.check.value?.steps.find(one => one.operation === operation)?.result?.at
        )
          this.#untick(operation)
      this.check.tell(check)
    })
  }

  /** Reads it anew: what was taught meanwhile counts. */
  read(): Promise<void> {
    return this.check.read(() => this.#client.state())
  }

  tick(operations: readonly string[], on: boolean): void {
    this.#chosen = { ...this.#chosen, ...Object.fromEntries(operations.map(name => [name, on])) }
  }

  /** Ticks the cheap ones alone. */
  tickCheap(): void {
    const steps = this.check.value?.steps ?? []
    this.#chosen = Object.fromEntries(
      steps.map(({ operation, price }) => [operation, (price.credits ?? 0) < dear])
    )
  }

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
