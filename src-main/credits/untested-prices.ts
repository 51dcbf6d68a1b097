import { z } from 'zod'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import { OwnedFact } from '../platform/storage/owned-fact'

const untestedFact = fact<readonly string[]>('untestedPrices', z.string().array())

/**
 * Operations whose latest charge exceeded the shown price and wasn't confirmed by the quota. The charge may
 * be wrong, so it doesn't delay the next call.
 */
export class UntestedPrices {
  readonly #operations: OwnedFact<readonly string[]>

  constructor(facts: FactStore) {
    this.#operations = new OwnedFact(facts, untestedFact, [])
  }

  has(operation: string): boolean {
    return this.#operations.value.includes(operation)
  }

  note(operation: string, isUntested: boolean): void {
    if (isUntested === this.has(operation)) return
    const others = this.#operations.value.filter(name => name !== operation)
    this.#operations.writeOrQueue(isUntested ? [...others, operation] : others)
  }
}
