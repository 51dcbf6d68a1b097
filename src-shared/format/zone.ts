import { minute } from '../time'

/** The formatters are reused, because creating one is expensive. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric'
  })
  clocks.set(zone, made)
  return made
}

/**
 * Returns how far a time zone is ahead of UTC, in ms. Negative if behind.
 * @param zone such as `Europe/Berlin`. Null means this computer's zone
 */
export function zoneOffset(time: number, zone: string | null): number {
  if (zone === null) return -new Date(time).getTimezoneOffset() * minute
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)])
  )
  const { year = NaN, month = NaN, day = NaN, hour = NaN, minute: minutes = NaN, second = NaN } = parts
  return Date.UTC(year, month - 1, day, hour, minutes, second) - Math.floor(time / 1000) * 1000
}

/**
 * `wall` is a local time that is passed as if it were UTC. If clocks show it twice, returns the first
 * moment.
 */
export function momentAt(wall: number, zone: string | null): number {
  const guess = wall - zoneOffset(wall, zone)
  const [before, after] = [guess - 12 * 60 * minute, guess + 12 * 60 * minute].map(at => zoneOffset(at, zone))
  const fits = [before ?? 0, after ?? 0]
    .map(offset => wall - offset)
    .filter(at => at + zoneOffset(at, zone) === wall)
  // If no moment fits, clocks are set forward and never show this time. The offset from before the change is
  // used.
  return fits.length > 0 ? Math.min(...fits) : wall - (before ?? 0)
}

/**
 * Returns a name such as `UTC`, `UTC+1` or `UTC−3:30`.
 * @param offset ms ahead of UTC
 */
export function offsetName(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minute)
  if (minutes === 0) return 'UTC'
  const rest = minutes % 60
  const of = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${of}`
}

export function isZone(zone: string): boolean {
  try {
    return clockOf(zone).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
