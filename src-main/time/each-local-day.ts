import type { Clock } from './clock'
import { startOfLocalDay, startOfNextLocalDay } from './local-day'

/** A timer does not count the time a machine sleeps, and a clock can be set: it looks again at least this often. */
const lookEveryMs = 60_000

/** Calls back whenever the local day is another one than before. @returns what ends it */
export function onEachLocalDay(clock: Clock, run: () => void): () => void {
  let day = startOfLocalDay(clock.now())
  let cancel = (): void => undefined
  const look = (): void => {
    const before = day
    day = startOfLocalDay(clock.now())
    arm()
    if (day !== before) run()
  }
  const arm = (): void => {
    const now = clock.now()
    cancel = clock.after(Math.min(startOfNextLocalDay(now) - now, lookEveryMs), look)
  }
  arm()
  return () => cancel()
}
