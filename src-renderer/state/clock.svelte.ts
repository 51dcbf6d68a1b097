/**
 * The main process's time, for ages and countdowns. It ticks once a second while the window is visible, on the
 * second, and is set by what the main process says the time is.
 */
export class Clock {
  now = $state(Date.now())
  #ahead = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  /** Sets the difference between the main process's time and this window's. */
  set(now: number): void {
    const ahead = now - Date.now()
    // Two processes asked one after the other always differ by the way between them.
    this.#ahead = Math.abs(ahead) < 500 ? 0 : ahead
    this.now = Date.now() + this.#ahead
  }

  /** Ticks until the function it answers with is called. */
  start(): () => void {
    const tick = (): void => {
      const now = Date.now() + this.#ahead
      // Not read again: an effect that starts the clock would be run by each of its ticks.
      this.now = now
      this.#timer = document.hidden ? null : setTimeout(tick, 1000 - (now % 1000))
    }
    const look = (): void => {
      if (!document.hidden && this.#timer === null) tick()
    }
    tick()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      if (this.#timer !== null) clearTimeout(this.#timer)
      this.#timer = null
    }
  }
}
