import { untrack } from 'svelte'

/**
 * A copy that skips values in a quick sequence. A change applies immediately if none came in the `burstMs`
 * before it, and otherwise once none has come for `burstMs`. If the user holds down an arrow key in a list,
 * only the first and the last row apply. Create during component setup.
 */
export class Settled<Value> {
  value = $state.raw<Value | null>(null)
  /** Nothing changed for `settleMs`, so the value is worth spending credits on. True for the first value. */
  isStill = $state(true)
  #isInBurst = false

  constructor(read: () => Value | null, { burstMs, settleMs }: { burstMs: number; settleMs: number }) {
    this.value = read()
    $effect(() => {
      const next = read()
      const { value, isStill } = untrack(() => ({ value: this.value, isStill: this.isStill }))
      if (isStill && value === next) return
      if (!this.#isInBurst || value === null) this.value = next
      this.#isInBurst = value !== null
      this.isStill = value === null
      if (value === null) return
      const burst = setTimeout(() => {
        this.#isInBurst = false
        this.value = next
      }, burstMs)
      const settling = setTimeout(() => (this.isStill = true), settleMs)
      return () => {
        clearTimeout(burst)
        clearTimeout(settling)
      }
    })
  }
}
