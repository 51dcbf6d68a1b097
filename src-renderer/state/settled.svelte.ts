/**
 * A value that follows another once that has stood still for `ms`: arrowing through a list must not open, and pay
 * for, every chart on the way. Where there was none (null), the next is taken at once. Make it while a component is
 * set up.
 */
export class Settled<Value> {
  value = $state.raw<Value | null>(null)

  constructor(read: () => Value | null, ms: number) {
    this.value = read()
    $effect(() => {
      const next = read()
      const timer = setTimeout(() => (this.value = next), this.value === null ? 0 : ms)
      return () => clearTimeout(timer)
    })
  }
}
