import { untrack } from 'svelte'

/**
 * Follows another value: immediately if that hasn't changed for `ms`, else once it stops changing. If the user holds
 * an arrow key in a list, shows the first and last step. Create during component setup.
 */
export class Settled<Value> {
  value = $state.raw<Value | null>(null)
  /**
   * The user stopped at this value rather than passing by, so it may cost credits. True for the first value in any
   * case.
   */
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
