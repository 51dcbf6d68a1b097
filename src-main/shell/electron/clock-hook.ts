import type { Clock } from '../../platform/time/clock'
import { MovableClock } from '../../platform/time/movable-clock'

/** Lets tests move the clock. Packaged apps ignore this. */
export function clockFor(packaged: boolean, wanted: string | undefined, usual: Clock): Clock {
  if (packaged || wanted !== 'manual') return usual
  const clock = new MovableClock(usual)
  Object.assign(globalThis, { candlewickClock: clock })
  return clock
}
