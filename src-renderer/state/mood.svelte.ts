import type { Client, Mood } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

/** The fear and greed index. */
export class MoodState {
  readonly mood = new Mirrored<Mood>()
  readonly #client: Client['market']

  constructor(client: Client['market'], hear: Hear) {
    this.#client = client
    hear('moodChanged', mood => this.mood.tell(mood))
    void this.mood.read(() => client.mood())
  }

  /** Asks the service now. Costs what `mood.value.price` says. */
  load(): Promise<boolean> {
    return this.mood.act(() => this.#client.loadMood())
  }
}
