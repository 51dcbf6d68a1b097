import type { Clock } from './clock'
import { startOfLocalDay, startOfNextLocalDay } from './local-day'

/** How often to check the date, because timers stop during sleep, and the clock may be changed. */
const checkEveryMs = 60_000

/**
 * Calls `run` at the start of each local day, and after the clock was set back, because the date may have
 * changed.
 */
export function onEachLocalDay(clock: Clock, run: () => void): () => void {
  let lastCheckedAt = clock.now()
  // Remembered, because it can't be calculated after a time zone change.
  let today = startOfLocalDay(lastCheckedAt)
  let cancelMidnight = (): void => undefined
  const awaitMidnight = (): void => {
    cancelMidnight()
    const now = clock.now()
    cancelMidnight = clock.after(startOfNextLocalDay(now) - now, check)
  }
  const check = (): void => {
    const [checkedBefore, before, now] = [lastCheckedAt, today, clock.now()]
    lastCheckedAt = now
    today = startOfLocalDay(now)
    awaitMidnight()
    if (now < checkedBefore || today !== before) run()
  }
  awaitMidnight()
  const cancelChecks = clock.every(checkEveryMs, check)
  return () => {
    cancelMidnight()
    cancelChecks()
  }
}
