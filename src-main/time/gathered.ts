import type { Clock } from './clock'

/** Runs something once a while after it was first asked for: what comes meanwhile is told together. */
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

  /** What was asked for is not run any more. */
  stop(): void {
    this.#cancel?.()
  }
}
