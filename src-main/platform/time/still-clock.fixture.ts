import type { EpochMs } from '../../../src-shared/contract/values'
import { MovableClock } from './movable-clock'

export function stillClock(at: EpochMs): MovableClock {
  return new MovableClock({ now: () => at, after: () => () => undefined })
}
