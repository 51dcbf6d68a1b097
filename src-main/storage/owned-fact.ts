import type { Fact } from './fact'
import type { FactStore } from './fact-store'

/**
 * A fact with one owner that reads it often. The value is in memory, and each change is also written to disk. `None`
 * is the value before anything is stored.
 */
export class OwnedFact<Value, None extends Value | null = Value> {
  readonly #facts: FactStore
  readonly #fact: Fact<Value>
  #value: Value | None

  constructor(facts: FactStore, fact: Fact<Value>, none: NoInfer<None>) {
    this.#facts = facts
    this.#fact = fact
    this.#value = facts.read(fact) ?? none
  }

  get value(): Value | None {
    return this.#value
  }

  /** Stores a value set by the user. @throws DiskError and leaves the value unchanged */
  write(value: Value | None): void {
    this.#facts.write(this.#fact, value)
    this.#value = value
  }

  /** Stores a value of the app itself. Applies at once, and is written when the disk allows (`FactStore.keep`). */
  keep(value: Value | None): void {
    this.#facts.keep(this.#fact, value)
    this.#value = value
  }
}
