import type { Clock } from '../../platform/time/clock'
import { MovableClock } from '../../platform/time/movable-clock'

/** Packaged apps ignore a changed clock. */
export function clockFor(packaged: boolean, wanted: string | undefined, usual: Clock): Clock {
  if (packaged || wanted !== 'manual') return usual
  const clock = new MovableClock(usual)
  Object.assign(globalThis, { candlewickClock: clock })
  return clock
}
