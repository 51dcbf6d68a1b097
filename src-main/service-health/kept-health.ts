import type { FactStore } from '../storage/fact-store'
import { allWell, type ServiceHealth } from './health'
import { healthFact } from './health-memory'

/** What stands in the way at the service now, as the clockwork learned it; kept over restarts. */
export class KeptHealth {
  readonly #facts: FactStore
  #health: ServiceHealth

  constructor(facts: FactStore) {
    this.#facts = facts
    this.#health = facts.read(healthFact) ?? allWell
  }

  get health(): ServiceHealth {
    return this.#health
  }

  remember(health: ServiceHealth): void {
    if (health === this.#health) return
    this.#health = health
    this.#facts.keep(healthFact, health)
  }

  /** Another key was entered: what the old one met says nothing of the new one. */
  forget(): void {
    this.remember(allWell)
  }
}
