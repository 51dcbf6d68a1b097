/**
 * Clears the whole cache when it's full. New names such as dates appear daily, and only the oldest would be
 * kept otherwise.
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
