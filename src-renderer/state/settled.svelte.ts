import { untrack } from 'svelte'

/**
 * A value that follows another: at once where that stood still for `ms` before, and else once it stands still again. Arrowing through a
 * list so shows the first step and the last. Make it while a component is set up.
 */
export class Settled<Value> {
  value = $state.raw<Value | null>(null)
  /** The value was rested on, and may cost what it costs: not one that is passed on the way. The first is, whatever follows. */
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
