/** `on` returns a function that unsubscribes. */
export class Emitter<Payload> {
  readonly #listeners = new Set<(payload: Payload) => void>()

  get hasListeners(): boolean {
    return this.#listeners.size > 0
  }

  on(listener: (payload: Payload) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** All listeners run before the first error is rethrown. */
  emit(payload: Payload): void {
    const failures: unknown[] = []
    for (const listener of [...this.#listeners]) {
      try {
        listener(payload)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  }
}
