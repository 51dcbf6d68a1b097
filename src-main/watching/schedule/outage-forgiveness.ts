import type { EpochMs } from '../../../src-shared/contract/values'
import type { Clock } from '../../platform/time/clock'

/** A flapping network gets this many retries within the span. Further ones wait. */
const flapping = { most: 6, withinMs: 1_800_000, restMs: 5 * 60_000 }

/** Ends an outage's wait when the network is back. Retries may be charged, so a flapping network gets only a few. */
export class OutageForgiveness {
  readonly #clock: Clock
  readonly #forgive: () => boolean
  readonly #forgivenLate: () => void
  #forgivenAt: readonly EpochMs[] = []
  #cancel: (() => void) | null = null

  /**
   * @param forgive returns true if there was a wait to end
   * @param forgivenLate called after a delayed `forgive`
   */
  constructor(clock: Clock, forgive: () => boolean, forgivenLate: () => void) {
    this.#clock = clock
    this.#forgive = forgive
    this.#forgivenLate = forgivenLate
  }

  /** Call when the network is back. */
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
