import type { FactStore } from '../storage/fact-store'
import { allWell, type ServiceHealth } from './health'
import { readHealth } from './health-memory'

/** What stands in the way at the service now, as the clockwork learned it; kept over restarts. */
export class KeptHealth {
  readonly #facts: FactStore
  #health: ServiceHealth

  constructor(facts: FactStore) {
    this.#facts = facts
    this.#health = readHealth(facts.read('trouble'))
  }

  get health(): ServiceHealth {
    return this.#health
  }

  remember(health: ServiceHealth): void {
    if (health === this.#health) return
    this.#health = health
    this.#facts.keep('trouble', health)
  }

  /** Another key was entered: what the old one met says nothing of the new one. */
  forget(): void {
    this.remember(allWell)
  }
}
