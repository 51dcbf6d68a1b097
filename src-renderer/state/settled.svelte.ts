/**
 * A value that follows another once that has stood still for `ms`: arrowing through a list must not open, and pay
 * for, every chart on the way. The first value is taken at once. Use it while a component is set up.
 */
export class Settled<Value> {
  value: Value = $state.raw() as Value
  readonly #read: () => Value

  constructor(read: () => Value, ms: number) {
    this.#read = read
    this.value = read()
    $effect(() => {
      const next = read()
      const timer = setTimeout(() => (this.value = next), ms)
      return () => clearTimeout(timer)
    })
  }

  /** Takes the value now. */
  settle(): void {
    this.value = this.#read()
  }
}
