import { untrack } from 'svelte'

/**
 * A delayed copy. The first change after a pause of `ms` applies immediately, further changes once the value
 * stops changing. If the user holds down an arrow key in a list, only the first and the last row apply.
 * Create during component setup.
 */
export class Settled<Value> {
  value = $state.raw<Value | null>(null)
  /** The value has stopped changing, so it's worth spending credits on. Always true for the first value. */
  isStill = $state(true)

  constructor(read: () => Value | null, ms: number) {
    this.value = read()
    $effect(() => {
      const next = read()
      const { value, isStill } = untrack(() => ({ value: this.value, isStill: this.isStill }))
      if (isStill && value === next) return
      if (isStill || value === null) this.value = next
      this.isStill = value === null
      if (value === null) return
      const timer = setTimeout(() => {
        this.value = next
        this.isStill = true
      }, ms)
      return () => clearTimeout(timer)
    })
  }
}
