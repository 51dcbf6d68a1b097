import type { EpochMs } from '../../src-shared/contract/values'
import type { Clock } from '../time/clock'

/** A network that comes and goes forgives an outage so often in so long, and then only this long after. */
const flapping = { most: 6, withinMs: 1_800_000, restMs: 5 * 60_000 }

/** Lets an outage be forgiven when the network is back. Each try may be charged: where it flaps they must not become a storm. */
export class OutageForgiveness {
  readonly #clock: Clock
  readonly #forgive: () => boolean
  readonly #forgivenLate: () => void
  #forgivenAt: readonly EpochMs[] = []
  #cancel: (() => void) | null = null

  /**
   * @param forgive answers with whether there was anything to forgive.
   * @param forgivenLate it was forgiven some time after it was asked for.
   */
  constructor(clock: Clock, forgive: () => boolean, forgivenLate: () => void) {
    this.#clock = clock
    this.#forgive = forgive
    this.#forgivenLate = forgivenLate
  }

  /** The network is back: forgives at once, or once it has been back for a while. */
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
