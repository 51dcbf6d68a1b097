import { m } from '../messages/m'
import { perLanguage } from './per-language'
import { day as dayMs } from '../time'

const dates = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  perLanguage(() => new Intl.DateTimeFormat(m.formats.dateLocale(), options))
const time = dates({ hour: '2-digit', minute: '2-digit' })
const timeToSecond = dates({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
const dayAndMonth = dates({ day: 'numeric', month: 'short' })
const longDay = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const fullDay = dates({ day: 'numeric', month: 'short', year: 'numeric' })
const utcDay = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' })
const utcFullDay = dates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const utcMonth = dates({ month: 'short', timeZone: 'UTC' })
const utcWeekday = dates({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC'
})
const weekday = dates({ weekday: 'long' })
const shortDay = dates({ weekday: 'short', day: 'numeric', month: 'short' })
const wholeDay = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const wholeDate = dates({ day: 'numeric', month: 'long', year: 'numeric' })

function sameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate()
}

export function formatMoment(at: number | null): string {
  if (at === null) return m.formats.unknown()
  return m.formats.dayAndTime({ day: fullDay().format(at), time: timeToSecond().format(at) })
}

/** Formats a local time: `08:27` today, `16 Feb, 08:27` this year, otherwise `17 Feb 2025`. */
export function formatWhen(at: number | null, now: number): string {
  if (at === null) return m.formats.unknown()
  const [then, today] = [new Date(at), new Date(now)]
  if (sameDay(then, today)) return time().format(at)
  if (then.getFullYear() === today.getFullYear())
    return m.formats.dayAndTime({ day: dayAndMonth().format(at), time: time().format(at) })
  return fullDay().format(at)
}

export const formatTime = (at: number, toSecond = false): string =>
  (toSecond ? timeToSecond : time)().format(at)

export const formatDayTime = (at: number): string =>
  m.formats.dayAndTime({ day: dayAndMonth().format(at), time: time().format(at) })

/** Formats a UTC day like `2026-11-22`. */
export const formatUtcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Formats a UTC day like `Saturday, 1 March 2025`. */
export const formatLongDay = (at: number): string => longDay().format(at)

/** Formats a local day like `16 Feb`. */
export const formatDay = (at: number): string => dayAndMonth().format(at)

/** Formats a local day like `17 Feb 2025`. */
export const formatFullDay = (at: number): string => fullDay().format(at)

/** Formats a UTC day like `16 Feb`. */
export const formatMarketDay = (at: number): string => utcDay().format(at)

/** Formats a UTC day like `17 Feb 2025`. */
export const formatCandleDay = (at: number): string => utcFullDay().format(at)

/** Formats a UTC month like `Feb`. */
export const formatMarketMonth = (at: number): string => utcMonth().format(at)

/** Formats a UTC day like `Tue, 17 Feb 2026`. */
export const formatMarketWeekday = (at: number): string => utcWeekday().format(at)

/** Formats a local day like `Tuesday 17 February 2026`. */
export const formatHeadingDay = (at: number): string => wholeDay().format(at).replace(',', '')

/** Formats a local day like `23 August 2026`. */
export const formatDate = (at: number): string => wholeDate().format(at)

/**
 * Names a local day: `Today`, `Yesterday`, `Tuesday` within a week, otherwise `Tue 10 Feb`.
 * @param from start of the day
 */
export function formatRecentDay(from: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  // The quotient is rounded, because a day is an hour shorter or longer when the clocks change.
  const ago = Math.round((midnight - from) / dayMs)
  if (ago <= 0) return m.formats.today()
  if (ago === 1) return m.formats.yesterday()
  return ago < 7 ? weekday().format(from) : shortDay().format(from)
}

/**
 * Formats a future local time: `14:10` today, `tomorrow 14:10`, `Friday 14:10` within a week, otherwise with
 * the date.
 */
export function formatComing(at: number, now: number): string {
  // In a week, the weekday will be the same as today's, which would be ambiguous.
  if (sameDay(new Date(at), new Date(now)) || at - now >= 6 * dayMs) return formatWhen(at, now)
  const midnight = new Date(now).setHours(24, 0, 0, 0)
  if (sameDay(new Date(at), new Date(midnight))) return m.formats.tomorrowAt({ time: time().format(at) })
  return m.formats.weekdayAndTime({ weekday: weekday().format(at), time: time().format(at) })
}
