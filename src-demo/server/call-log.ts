import type { ReceivedCall } from '../demo-controls'

const mostCalls = 50_000
const mostCharacters = 16_000_000

/** The total length of the log is limited too, because callers can send very long queries. */
export class CallLog {
  #calls: ReceivedCall[] = []
  #characters = 0

  /** Call the returned function when the outcome is known. */
  open(call: ReceivedCall): (outcome: Pick<ReceivedCall, 'status' | 'charged'>) => void {
    let entry = call
    this.#calls.push(entry)
    this.#characters += charactersOf(entry)
    if (this.#calls.length > mostCalls || this.#characters > mostCharacters) this.#letGo()
    return outcome => {
      const at = this.#calls.lastIndexOf(entry)
      if (at === -1) return
      entry = { ...entry, ...outcome }
      this.#calls[at] = entry
    }
  }

  all(): readonly ReceivedCall[] {
    return [...this.#calls]
  }

  clear(): void {
    this.#calls = []
    this.#characters = 0
  }

  /**
   * Drops a tenth of the limit more than necessary, because moving the remaining calls after each new call
   * would be slow.
   */
  #letGo(): void {
    let gone = 0
    while (
      this.#calls.length - gone > 0.9 * mostCalls ||
      (this.#characters > 0.9 * mostCharacters && gone < this.#calls.length - 1)
    ) {
      const call = this.#calls[gone++]
      if (call) this.#characters -= charactersOf(call)
    }
    this.#calls.splice(0, gone)
  }
}

function charactersOf({ operation, query, headers }: ReceivedCall): number {
  const written = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  return operation.length + query.length + written
}
