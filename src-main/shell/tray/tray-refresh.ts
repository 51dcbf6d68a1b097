import type { Clock } from '../../platform/time/clock'
import { Gathered } from '../../platform/time/gathered'

/** A call, its charge and its prices arrive one after the other. */
const gatherMs = 1_000

/** Some texts depend on the hour and day. */
const atLeastMs = 60_000

export class TrayRefresh {
  readonly #changes: Gathered

  constructor(clock: Pick<Clock, 'after' | 'every'>, draw: () => void) {
    this.#changes = new Gathered(clock, gatherMs, draw)
    clock.every(atLeastMs, draw)
  }

  note(): void {
    this.#changes.soon()
  }
}
