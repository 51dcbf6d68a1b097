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
const weekday = dates({ weekday: 'long' })
const shortDay = dates({ weekday: 'short', day: 'numeric', month: 'short' })
const wholeDay = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const wholeDate = dates({ day: 'numeric', month: 'long', year: 'numeric' })

function sameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate()
}

/** Local time to the second with its day: `17 Feb 2026, 08:27:54`. Unknown: an en dash. */
export function formatMoment(at: number | null): string {
  if (at === null) return m.formats.unknown()
  return m.formats.dayAndTime({ day: fullDay().format(at), time: timeToSecond().format(at) })
}

/** As short as it can be without doubt: `08:27` today, `16 Feb, 08:27` this year, `17 Feb 2025` before. Local. */
export function formatWhen(at: number | null, now: number): string {
  if (at === null) return m.formats.unknown()
  const [then, today] = [new Date(at), new Date(now)]
  if (sameDay(then, today)) return time().format(at)
  if (then.getFullYear() === today.getFullYear())
    return m.formats.dayAndTime({ day: dayAndMonth().format(at), time: time().format(at) })
  return fullDay().format(at)
}

/** The local time of day: `08:27`; to the second `08:27:54`. */
export const formatTime = (at: number, toSecond = false): string =>
  (toSecond ? timeToSecond : time)().format(at)

/** The local day and time without the year, always both: `16 Feb, 08:27`. */
export const formatDayTime = (at: number): string =>
  m.formats.dayAndTime({ day: dayAndMonth().format(at), time: time().format(at) })

/** The day in UTC, as candles count it: `2026-11-22`. */
export const formatUtcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The day in UTC with its weekday, for a day that was chosen: `Saturday, 1 March 2025`. */
export const formatLongDay = (at: number): string => longDay().format(at)

/** The local day without its year: `16 Feb`. */
export const formatDay = (at: number): string => dayAndMonth().format(at)

/** The local day with its year: `17 Feb 2025`. */
export const formatFullDay = (at: number): string => fullDay().format(at)

/** The day in UTC, as markets count it, without its year: `16 Feb`. */
export const formatMarketDay = (at: number): string => utcDay().format(at)

/** The local day as a heading: `Tuesday 17 February 2026`. */
export const formatHeadingDay = (at: number): string => wholeDay().format(at).replace(',', '')

/** The local day within a sentence: `23 August 2026`. */
export const formatDate = (at: number): string => wholeDate().format(at)

/** `Today`, `Yesterday`, `Tuesday` within a week, else `Tue 10 Feb`. Local. @param from the day's first moment */
export function formatRecentDay(from: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  // A day may be an hour shorter or longer than another.
  const ago = Math.round((midnight - from) / dayMs)
  if (ago <= 0) return m.formats.today()
  if (ago === 1) return m.formats.yesterday()
  return ago < 7 ? weekday().format(from) : shortDay().format(from)
}

/** A moment to come: `14:10` today, `Friday 14:10` within a week, else with its date. Local. */
export function formatComing(at: number, now: number): string {
  // A week from now bears the same weekday as today.
  if (sameDay(new Date(at), new Date(now)) || at - now >= 6 * dayMs) return formatWhen(at, now)
  return m.formats.weekdayAndTime({ weekday: weekday().format(at), time: time().format(at) })
}
