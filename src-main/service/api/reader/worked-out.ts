/**
 * Caches values by name. Names may be coins or days, and every day adds new ones. So the cache is cleared when it's
 * full, because it would otherwise only contain the oldest names.
 */
export class WorkedOut<Value> {
  readonly #most: number
  readonly #known = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  of(name: string, workOut: () => Value): Value {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const value = workOut()
    if (this.#known.size >= this.#most) this.#known.clear()
    this.#known.set(name, value)
    return value
  }
}
