import type { SeenCall } from '../demo-controls'

const mostKept = 50_000

/** Calls as they were seen, the latest ones kept. */
export class CallLog {
  #calls: SeenCall[] = []

  /** Books a call and answers with how to change its entry once its outcome is known. */
  open(call: SeenCall): (outcome: Pick<SeenCall, 'status' | 'charged'>) => void {
    let entry = call
    this.#calls.push(entry)
    if (this.#calls.length > mostKept) this.#calls.splice(0, mostKept / 10)
    return outcome => {
      const at = this.#calls.lastIndexOf(entry)
      if (at === -1) return
      entry = { ...entry, ...outcome }
      this.#calls[at] = entry
    }
  }

  all(): readonly SeenCall[] {
    return [...this.#calls]
  }

  clear(): void {
    this.#calls = []
  }
}
