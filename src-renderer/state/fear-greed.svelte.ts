import type { Client, FearGreedIndex } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

export class FearGreedState {
  readonly fearGreed = new Mirrored<FearGreedIndex>()
  readonly #client: Client['market']

  constructor(client: Client['market'], hear: Hear) {
    this.#client = client
    this.fearGreed.follow(hear, 'fearGreedChanged', () => client.fearGreed())
  }

  /** Calls the service. Costs `fearGreed.value.price`. */
  load(): Promise<boolean> {
    return this.fearGreed.act(() => this.#client.loadFearGreed())
  }
}
