import type { DaySpent, SpentBy } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import { amountsOf } from './breakdown'
import { startOfLocalDay, startOfNextLocalDay } from '../platform/time/local-day'

/**
 * Returns the last `count` local days, oldest first. Today and days without calls are included.
 * @param read returns the spending between two times by kind of call, most expensive first
 */
export function recentDays(
  read: (from: EpochMs, to: EpochMs) => readonly SpentBy[],
  count: number,
  now: EpochMs
): readonly DaySpent[] {
  const days: DaySpent[] = []
  for (let to = startOfNextLocalDay(now); days.length < count;) {
    // A day can have 23 or 25 hours.
    const from = startOfLocalDay(to - 1)
    const by = read(from, to)
    const calls = by.reduce((total, kind) => total + kind.calls, 0)
    days.push({ from, calls, ...amountsOf(by), by })
    to = from
  }
  return days.toReversed()
}
