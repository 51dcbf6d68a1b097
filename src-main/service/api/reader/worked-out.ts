/**
 * What was worked out before, by its name. Names of answers may be coins or days, of which others come every day, so it is
 * emptied when it is full: what it would otherwise hold for weeks are those that came first.
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
