import type { Fact } from './fact'
import type { FactStore } from './fact-store'

/**
 * A fact with one owner, who reads it all the time: its value stands in memory, and each change goes to the disk as well.
 * `None` is what stands for it before anything was kept.
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

  /** What a person set. @throws DiskError; the value stays as it was then */
  write(value: Value | None): void {
    this.#facts.write(this.#fact, value)
    this.#value = value
  }

  /** What the app itself remembers: it holds from now on, and is written when the disk takes it (`FactStore.keep`). */
  keep(value: Value | None): void {
    this.#facts.keep(this.#fact, value)
    this.#value = value
  }
}
