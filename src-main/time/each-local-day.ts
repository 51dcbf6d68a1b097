import type { Clock } from './clock'
import { startOfLocalDay, startOfNextLocalDay } from './local-day'

/** A timer does not count the time a machine sleeps, and a clock can be set: it looks again at least this often. */
const lookEveryMs = 60_000

/**
 * Calls back whenever the local day is another one than before, or the clock was set back: since the last look it may have been
 * another day, and something may have been told of it. @returns what ends it
 */
export function onEachLocalDay(clock: Clock, run: () => void): () => void {
  let lookedAt = clock.now()
  // Kept, and not counted anew: with another time zone it would be another day's beginning.
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
