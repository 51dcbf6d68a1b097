import type { Clock } from '../../platform/time/clock'

const startedMs = 2_500

/** After this long without input, the user won't notice a short pause. */
const unusedMs = 30_000

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
