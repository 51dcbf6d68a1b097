import type { Client, FearGreedIndex } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

/** The fear and greed index. */
export class FearGreedState {
  readonly fearGreed = new Mirrored<FearGreedIndex>()
  readonly #client: Client['market']

  constructor(client: Client['market'], hear: Hear) {
    this.#client = client
    this.fearGreed.follow(hear, 'fearGreedChanged', () => client.fearGreed())
  }

  /** Asks the service now. Costs what `fearGreed.value.price` says. */
  load(): Promise<boolean> {
    return this.fearGreed.act(() => this.#client.loadFearGreed())
  }
}
