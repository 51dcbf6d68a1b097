import type { Clock } from './clock'
import { startOfLocalDay, startOfNextLocalDay } from './local-day'

/** How often to check for a new day, because timers stop during sleep and the clock may be changed. */
const lookEveryMs = 60_000

/**
 * Calls `run` at the start of each local day. Also after the clock was set back, because it may have shown
 * another day. Returns a function that stops it.
 */
export function onEachLocalDay(clock: Clock, run: () => void): () => void {
  let lookedAt = clock.now()
  // Stored, because it can't be calculated after a time zone change.
  let today = startOfLocalDay(lookedAt)
  let cancelMidnight = (): void => undefined
  const awaitMidnight = (): void => {
    cancelMidnight()
    const now = clock.now()
    cancelMidnight = clock.after(startOfNextLocalDay(now) - now, look)
  }
  const look = (): void => {
    const [lookedBefore, before, now] = [lookedAt, today, clock.now()]
    lookedAt = now
    today = startOfLocalDay(now)
    awaitMidnight()
    if (now < lookedBefore || today !== before) run()
  }
  awaitMidnight()
  const cancelLooks = clock.every(lookEveryMs, look)
  return () => {
    cancelMidnight()
    cancelLooks()
  }
}
