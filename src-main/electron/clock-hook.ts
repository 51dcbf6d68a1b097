import type { Clock } from '../time/clock'
import { MovableClock } from '../time/movable-clock'

/** The one way to move the main process's time from outside: for tests, and never in a packaged app. */
export function clockFor(packaged: boolean, wanted: string | undefined, usual: Clock): Clock {
  if (packaged || wanted !== 'manual') return usual
  const clock = new MovableClock(usual)
  Object.assign(globalThis, { candlewickClock: clock })
  return clock
}
