import type { EpochMs } from '../../src-shared/contract/values'
import { MovableClock } from './movable-clock'

/** A clock that only moves when the test advances it. */
export function stillClock(at: EpochMs): MovableClock {
  return new MovableClock({ now: () => at, after: () => () => undefined })
}
