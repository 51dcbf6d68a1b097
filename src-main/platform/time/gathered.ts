import type { Clock } from './clock'

/** Combines requests into one run shortly after the first. */
export class Gathered {
  readonly #clock: Pick<Clock, 'after'>
  readonly #ms: number
  readonly #run: () => void
  #cancel: (() => void) | null = null

  constructor(clock: Pick<Clock, 'after'>, ms: number, run: () => void) {
    this.#clock = clock
    this.#ms = ms
    this.#run = run
  }

  soon(): void {
    this.#cancel ??= this.#clock.after(this.#ms, () => {
      this.#cancel = null
      this.#run()
    })
  }

  stop(): void {
    this.#cancel?.()
  }
}
