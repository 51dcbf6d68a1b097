import type { Clock } from '../time/clock'

/** From a page that is loaded to a start of which nothing is under way any more. */
const startedMs = 2_500

/** Without mouse or keyboard: by then what was done is over, and a moment that is held up is nobody's. */
const unusedMs = 30_000

/** Tells when the window comes to rest: once after its page was loaded, and once each time it was used and is left alone. */
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
