import type { Client, FearGreedIndex } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

export class FearGreedState {
  readonly fearGreed = new Mirrored<FearGreedIndex>()
  readonly #client: Client['market']

  constructor(client: Client['market'], subscribe: Subscribe) {
    this.#client = client
    this.fearGreed.follow(subscribe, 'fearGreedChanged', () => client.fearGreed())
  }

  /** Makes a paid call at the price `fearGreed.value.price`. */
  load(): Promise<boolean> {
    return this.fearGreed.act(() => this.#client.loadFearGreed())
  }
}
