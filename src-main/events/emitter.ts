/** A typed event with its listeners; `on` answers with the way to stop listening. */
export class Emitter<Payload> {
  readonly #listeners = new Set<(payload: Payload) => void>()

  on(listener: (payload: Payload) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells every listener, then throws what the first failing one threw: one mistake silences nobody else. */
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
