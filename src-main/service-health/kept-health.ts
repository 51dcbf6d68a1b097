import type { FactStore } from '../storage/fact-store'
import { OwnedFact } from '../storage/owned-fact'
import { allWell, type ServiceHealth } from './health'
import { healthFact } from './health-memory'

/** What stands in the way at the service now, as the clockwork learned it; kept over restarts. */
export class KeptHealth {
  readonly #health: OwnedFact<ServiceHealth>

  constructor(facts: FactStore) {
    this.#health = new OwnedFact(facts, healthFact, allWell)
  }

  get health(): ServiceHealth {
    return this.#health.value
  }

  remember(health: ServiceHealth): void {
    if (health !== this.#health.value) this.#health.keep(health)
  }

  /** Another key was entered: what the old one met says nothing of the new one. */
  forget(): void {
    this.remember(allWell)
  }
}
