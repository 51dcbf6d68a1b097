import type { Clock } from '../../platform/time/clock'

/** The window is idle this long after its page has loaded. */
const startedMs = 2_500

/** After this long without input, the user won't notice a short pause. */
const unusedMs = 30_000

/** Reports when the window is idle: after its page has loaded, and after each period of use. */
export class WindowRest {
  readonly #clock: Pick<Clock, 'after'>
  readonly #rests: () => void
  #cancel: () => void = () => undefined

  constructor(clock: Pick<Clock, 'after'>, rests: () => void) {
    this.#clock = clock
    this.#rests = rests
  }

  loaded(): void {
    this.#await(startedMs)
  }

  used(): void {
    this.#await(unusedMs)
  }

  closed(): void {
    this.#cancel()
  }

  #await(ms: number): void {
    this.#cancel()
    this.#cancel = this.#clock.after(ms, this.#rests)
  }
}
