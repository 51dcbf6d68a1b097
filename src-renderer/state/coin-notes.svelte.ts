import type { Client, CoinNote, WordedFault } from '@contract'
import { SvelteMap } from 'svelte/reactivity'
import type { Subscribe } from '../bridge/client'
import type { ServiceChanges } from './service-changes'

export class CoinNotesState {
  readonly #client: Client['coinNotes']
  readonly #known = new SvelteMap<string, CoinNote>()

  constructor(client: Client['coinNotes'], subscribe: Subscribe, service: ServiceChanges) {
    this.#client = client
    subscribe('coinNotesChanged', note => this.#known.set(note.coin, note))
    // Other services have other notes, so all of them are read again.
    service.on(() => {
      for (const coin of this.#known.keys()) void this.read(coin)
    })
  }

  of(coin: string): CoinNote | undefined {
    return this.#known.get(coin)
  }

  async read(coin: string): Promise<void> {
    const reply = await this.#client.of({ coin })
    if (reply.ok) this.#known.set(coin, reply.answer)
  }

  async write(coin: string, text: string): Promise<WordedFault | null> {
    const reply = await this.#client.write({ coin, text })
    if (!reply.ok) return reply.fault
    this.#known.set(coin, reply.answer)
    return null
  }

  async search(text: string): Promise<readonly CoinNote[]> {
    const reply = await this.#client.search({ text })
    return reply.ok ? reply.answer : []
  }
}
