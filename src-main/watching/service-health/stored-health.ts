import type { FactStore } from '../../platform/storage/fact-store'
import { OwnedFact } from '../../platform/storage/owned-fact'
import { healthy, type ServiceHealth } from './health'
import { healthFact } from './health-memory'

export class StoredHealth {
  readonly #health: OwnedFact<ServiceHealth>

  constructor(facts: FactStore) {
    this.#health = new OwnedFact(facts, healthFact, healthy)
  }

  get health(): ServiceHealth {
    return this.#health.value
  }

  remember(health: ServiceHealth): void {
    if (health !== this.#health.value) this.#health.writeOrQueue(health)
  }

  /** Must be called after another key was entered. */
  forget(): void {
    this.remember(healthy)
  }
}
