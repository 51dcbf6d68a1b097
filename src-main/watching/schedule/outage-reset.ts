import type { EpochMs } from '../../../src-shared/contract/values'
import type { Clock } from '../../platform/time/clock'

/** If the network is unstable, at most this many retries within `withinMs` are immediate. */
const flapping = { most: 6, withinMs: 1_800_000, restMs: 5 * 60_000 }

/** Failed retries may be charged, so their number is limited. */
export class OutageReset {
  readonly #clock: Clock
  readonly #reset: () => boolean
  readonly #onLateReset: () => void
  #resetTimes: readonly EpochMs[] = []
  #cancel: (() => void) | null = null

  constructor(clock: Clock, reset: () => boolean, onLateReset: () => void) {
    this.#clock = clock
    this.#reset = reset
    this.#onLateReset = onLateReset
  }

  request(): void {
    if (this.#cancel) return
    const now = this.#clock.now()
    this.#resetTimes = this.#resetTimes.filter(at => at <= now && now - at < flapping.withinMs)
    if (this.#resetTimes.length < flapping.most) {
      if (this.#reset()) this.#resetTimes = [...this.#resetTimes, now]
      return
    }
    this.#cancel = this.#clock.after(flapping.restMs, () => {
      this.#cancel = null
      this.#resetTimes = this.#resetTimes.slice(1)
      this.request()
      this.#onLateReset()
    })
  }

  stop(): void {
    this.#cancel?.()
  }
}
