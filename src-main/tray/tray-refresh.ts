import type { Clock } from '../time/clock'
import { Gathered } from '../time/gathered'

/** What changes at the same time (a call, its charge, its prices) is drawn once. */
const gatherMs = 1_000

/** Moments to come are said by the day and the hour in which they are read. */
const atLeastMs = 60_000

/** Draws the item in the tray when what it tells may be another: nothing wakes the machine to find that it is not. */
export class TrayRefresh {
  readonly #changes: Gathered

  constructor(clock: Pick<Clock, 'after' | 'every'>, draw: () => void) {
    this.#changes = new Gathered(clock, gatherMs, draw)
    clock.every(atLeastMs, draw)
  }

  /** Something changed. */
  note(): void {
    this.#changes.soon()
  }
}
