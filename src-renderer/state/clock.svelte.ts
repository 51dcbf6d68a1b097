import { day } from '../../src-shared/time'

/** The main process's time. Stands still while the window is hidden. */
export class MirroredClock {
  now = $state(Date.now())
  /** The start of the current day in UTC, epoch ms. Code that reads it runs again only once a day. */
  readonly today = $derived(Math.floor(this.now / day) * day)
  #ahead = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  set(now: number): void {
    const ahead = now - Date.now()
    // A small difference is ignored, because messages take some time to arrive.
    this.#ahead = Math.abs(ahead) < 500 ? 0 : ahead
    this.now = Date.now() + this.#ahead
  }

  start(): () => void {
    const tick = (): void => {
      const now = Date.now() + this.#ahead
      // Reading `this.now` would make an effect that starts the clock rerun at every tick.
      this.now = now
      this.#timer = document.hidden ? null : setTimeout(tick, 1000 - (now % 1000))
    }
    const update = (): void => {
      if (!document.hidden && this.#timer === null) tick()
    }
    tick()
    document.addEventListener('visibilitychange', update)
    return () => {
      document.removeEventListener('visibilitychange', update)
      if (this.#timer !== null) clearTimeout(this.#timer)
      this.#timer = null
    }
  }
}
