/** A typed event with its listeners; `on` answers with the way to stop listening. */
export class Emitter<Payload> {
  readonly #listeners = new Set<(payload: Payload) => void>()

  on(listener: (payload: Payload) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  emit(payload: Payload): void {
    for (const listener of [...this.#listeners]) listener(payload)
  }
}
