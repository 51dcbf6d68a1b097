import type { EpochMs } from '../../src-shared/contract/values'
import { startOfLocalDay, startOfNextLocalDay } from '../time/local-day'

const hour = 3_600_000

/** `14:05:20` within the hour, else `14:05`, `tomorrow 00:00`, `14 Jun 02:00`: the local time of a moment to come. */
export function clockText(at: EpochMs, now: EpochMs): string {
  const second = at - now < hour ? ({ second: '2-digit' } as const) : {}
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', ...second })
  const day = startOfLocalDay(at)
  if (day === startOfLocalDay(now)) return time
  if (day === startOfNextLocalDay(now)) return `tomorrow ${time}`
  return `${new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })} ${time}`
}
