import type { EpochMs } from '../../src-shared/contract/values'
import { MovableClock } from './movable-clock'

/** Time that stands still until a test advances it. */
export function stillClock(at: EpochMs): MovableClock {
  return new MovableClock({ now: () => at, after: () => () => undefined })
}
