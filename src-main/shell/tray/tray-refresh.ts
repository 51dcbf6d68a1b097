import type { Clock } from '../../platform/time/clock'
import { Gathered } from '../../platform/time/gathered'

/**
 * Changes within this time are drawn together, because a call, its charge and its prices arrive one after the
 * other.
 */
const gatherMs = 1_000

/** The tray is redrawn at least this often, because some texts depend on the hour and day. */
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
