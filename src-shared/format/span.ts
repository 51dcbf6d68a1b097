import { m } from '../messages/m'
import { day, hour, minute, second } from '../time'

/** Rounds down. Negative durations count as zero. */
export function formatSpan(ms: number): string {
  const span = Math.max(0, ms)
  if (span < minute) return m.formats.seconds({ count: Math.floor(span / second) })
  if (span < hour) return m.formats.minutes({ count: Math.floor(span / minute) })
  if (span < 2 * day) return m.formats.hours({ count: Math.floor(span / hour) })
  return m.formats.days({ count: Math.floor(span / day) })
}

/** Like `formatSpan`, but shows minutes after hours: `1 h 5 min`. */
export function formatSpanToMinute(ms: number): string {
  const [hours, minutes] = [Math.floor(ms / hour), Math.floor((ms % hour) / minute)]
  return hours > 0 && ms < day && minutes > 0 ? m.formats.hoursAndMinutes({ hours, minutes }) : formatSpan(ms)
}

export function formatLongSpan(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minute))
  if (minutes < 90) return m.formats.longMinutes({ count: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48
    ? m.formats.longHours({ count: hours })
    : m.formats.longDays({ count: Math.round(hours / 24) })
}

/** Rounds up to the second. */
export function formatTimer(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / second))
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, two(left % 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`
}

/** Rounds up, so that the last value is 1 and not 0. */
export function formatCountdown(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / second))
  if (left < 60) return m.formats.seconds({ count: left })
  if (left < 3600) {
    const seconds = String(left % 60).padStart(2, '0')
    return m.formats.minutesAndSeconds({ minutes: Math.floor(left / 60), seconds })
  }
  if (left < 2 * 86_400) return m.formats.hours({ count: Math.ceil(left / 3600) })
  return m.formats.days({ count: Math.ceil(left / 86_400) })
}
