import type { Clock } from './clock'
import { startOfLocalDay, startOfNextLocalDay } from './local-day'

/** A timer does not count the time a machine sleeps, and a clock can be set: it looks again at least this often. */
const lookEveryMs = 60_000

/** Calls back whenever the local day is another one than before. @returns what ends it */
export function onEachLocalDay(clock: Clock, run: () => void): () => void {
  let day = startOfLocalDay(clock.now())
  let cancelMidnight = (): void => undefined
  const awaitMidnight = (): void => {
    cancelMidnight()
    const now = clock.now()
    cancelMidnight = clock.after(startOfNextLocalDay(now) - now, look)
  }
  const look = (): void => {
    const before = day
    day = startOfLocalDay(clock.now())
    awaitMidnight()
    if (day !== before) run()
  }
  awaitMidnight()
  const cancelLooks = clock.every(lookEveryMs, look)
  return () => {
    cancelMidnight()
    cancelLooks()
  }
}
