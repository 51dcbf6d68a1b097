/** A cache that drops everything when it's full, because new names such as dates appear every day. */
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
