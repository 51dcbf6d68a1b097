import type { Clock } from './clock'
import { startOfLocalDay, startOfNextLocalDay } from './local-day'

/** Timers don't count sleep, and the clock may be set, so check at least this often. */
const lookEveryMs = 60_000

/**
 * Also runs after the clock was set back, since it may have been another day in between.
 * @returns a function that stops it
 */
export function onEachLocalDay(clock: Clock, run: () => void): () => void {
  let lookedAt = clock.now()
  // Stored, because it can't be recalculated after a change of time zone.
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
