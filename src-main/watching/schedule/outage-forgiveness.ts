import type { EpochMs } from '../../../src-shared/contract/values'
import type { Clock } from '../../platform/time/clock'

/** While the network is unstable, at most this many retries within `withinMs` are made immediately. */
const flapping = { most: 6, withinMs: 1_800_000, restMs: 5 * 60_000 }

/** Ends the wait after an outage when the network is back. Failed retries may be charged, so they are limited. */
export class OutageForgiveness {
  readonly #clock: Clock
  readonly #forgive: () => boolean
  readonly #forgivenLate: () => void
  #forgivenAt: readonly EpochMs[] = []
  #cancel: (() => void) | null = null

  /**
   * @param forgive ends the wait, and returns whether there was one
   * @param forgivenLate called after a delayed `forgive`
   */
  constructor(clock: Clock, forgive: () => boolean, forgivenLate: () => void) {
    this.#clock = clock
    this.#forgive = forgive
    this.#forgivenLate = forgivenLate
  }

  /** Must be called when the network is back. */
  ask(): void {
    if (this.#cancel) return
    const now = this.#clock.now()
    this.#forgivenAt = this.#forgivenAt.filter(at => at <= now && now - at < flapping.withinMs)
    if (this.#forgivenAt.length < flapping.most) {
      if (this.#forgive()) this.#forgivenAt = [...this.#forgivenAt, now]
      return
    }
    this.#cancel = this.#clock.after(flapping.restMs, () => {
      this.#cancel = null
      this.#forgivenAt = this.#forgivenAt.slice(1)
      this.ask()
      this.#forgivenLate()
    })
  }

  stop(): void {
    this.#cancel?.()
  }
}
