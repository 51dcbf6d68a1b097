/**
 * Caches values by name. Clears the cache when it's full. Otherwise it would only keep the oldest names,
 * because new ones such as dates appear every day.
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
