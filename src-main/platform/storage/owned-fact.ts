import type { Fact } from './fact'
import type { FactStore } from './fact-store'

/** A stored value that only one service changes. */
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

  /**
   * Writes a value that the user has set.
   * @throws DiskError and leaves the value unchanged
   */
  write(value: Value | None, within: (write: () => void) => void = write => write()): void {
    within(() => this.#facts.write(this.#fact, value))
    this.#value = value
  }

  /** See `FactStore.writeOrQueue`. */
  writeOrQueue(value: Value | None): void {
    this.#facts.writeOrQueue(this.#fact, value)
    this.#value = value
  }
}
