import type { DaySpent, SpentBy } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import { amountsOf } from './breakdown'
import { startOfLocalDay, startOfNextLocalDay } from '../time/local-day'

/**
 * The last local days up to the one that holds `now`, oldest first, those without a call included.
 * @param read what each kind of call came to in a span, dearest first.
 */
export function lastDays(
  read: (from: EpochMs, to: EpochMs) => readonly SpentBy[],
  count: number,
  now: EpochMs
): readonly DaySpent[] {
  const days: DaySpent[] = []
  for (let to = startOfNextLocalDay(now); days.length < count;) {
    // A day may be 23 hours long: the moment before its end is in it all the same.
    const from = startOfLocalDay(to - 1)
    const by = read(from, to)
    const calls = by.reduce((total, kind) => total + kind.calls, 0)
    days.push({ from, calls, ...amountsOf(by), by })
    to = from
  }
  return days.toReversed()
}
