import { chartOffset } from './zone'
import { formatMarketDay, formatMarketMonth, formatMarketWeekday } from '../../../src-shared/format/date'
import { day, hour, minute } from '../../../src-shared/time'

export interface TimeTick {
  readonly slot: number
  readonly label: string
  readonly isBorder: boolean
}

export interface TimePlace {
  readonly slot: number
  readonly time: number
}

/**
 * Daily and longer candles use UTC days. Shorter ones use the time zone that the user has chosen for charts.
 */
export type ChartZone = 'local' | 'utc'

type Unit = 'time' | 'day' | 'month' | 'year'
interface Step {
  readonly unit: Unit
  /**
   * The number of units between ticks. If the unit is `time`, it is in milliseconds, otherwise in days,
   * months or years.
   */
  readonly size: number
  readonly roughlyMs: number
}

const step = (unit: Unit, size: number, unitMs: number): Step => ({ unit, size, roughlyMs: size * unitMs })
const ladder: readonly Step[] = [
  ...[1, 2, 5, 10, 15, 30].map(n => step('time', n * minute, 1)),
  ...[1, 2, 3, 6, 12].map(n => step('time', n * hour, 1)),
  ...[1, 2, 5, 10].map(n => step('day', n, day)),
  ...[1, 2, 3, 6].map(n => step('month', n, 30.4 * day)),
  ...[1, 2, 5, 10].map(n => step('year', n, 365 * day))
]

/** Minimum distance between ticks, wide enough for `17 Feb`. */
const spacingInPx = 76

/**
 * Each round period of local time has a tick at its first bar, so ticks don't move while panning. `before` is
 * the time of the bar to the left of the first one, or NaN.
 */
export function timeTicks(
  places: readonly TimePlace[],
  before: number,
  pxPerMs: number,
  pxPerSlot: number,
  zone: ChartZone
): TimeTick[] {
  const fits = ladder.find(one => one.roughlyMs * pxPerMs >= spacingInPx) ?? ladder[ladder.length - 1]
  if (!fits) return []
  const ticks: TimeTick[] = []
  let previous = Number.isNaN(before) ? null : partsOf(before, zone)
  let lastSlot = -Infinity
  for (const { slot, time } of places) {
    const parts = partsOf(time, zone)
    const isNew = previous !== null && spanNumber(parts, fits) !== spanNumber(previous, fits)
    if (isNew && previous) {
      const border = borderBetween(previous, parts)
      // After a gap or at the end of a month, two ticks can be too close together. The one that starts the
      // longer period is kept.
      const tooClose = (slot - lastSlot) * pxPerSlot < spacingInPx * 0.6
      if (tooClose && border !== 'time') ticks.pop()
      if (!tooClose || border !== 'time') {
        ticks.push({ slot, label: labelOf(parts, border), isBorder: border !== 'time' })
        lastSlot = slot
      }
    }
    previous = parts
  }
  return ticks
}

interface Parts {
  /** Local time as if it were UTC, epoch ms. */
  readonly wall: number
  readonly year: number
  readonly month: number
  readonly day: number
}

function partsOf(time: number, zone: ChartZone): Parts {
  const wall = zone === 'utc' ? time : time + chartOffset(time)
  const date = new Date(wall)
  return { wall, year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() }
}

function spanNumber(parts: Parts, { unit, size }: Step): number {
  switch (unit) {
    case 'time':
      return Math.floor(parts.wall / size)
    case 'day': {
      // Days are counted from the start of the month, so that the 1st always has a tick. The last period
      // includes the remaining days.
      const inMonth = Math.floor((parts.day - 1) / size)
      const month = parts.year * 12 + parts.month
      return month * 32 + (size === 1 ? inMonth : Math.min(inMonth, Math.round(30 / size) - 1))
    }
    case 'month':
      return Math.floor((parts.year * 12 + parts.month) / size)
    case 'year':
      return Math.floor(parts.year / size)
  }
}

function borderBetween(before: Parts, after: Parts): Unit {
  if (before.year !== after.year) return 'year'
  if (before.month !== after.month) return 'month'
  return before.day === after.day ? 'time' : 'day'
}

function labelOf(parts: Parts, border: Unit): string {
  if (border === 'year') return String(parts.year)
  if (border === 'month') return formatMarketMonth(parts.wall)
  if (border === 'day') return formatMarketDay(parts.wall)
  return new Date(parts.wall).toISOString().slice(11, 16)
}

export function momentLabel(time: number, zone: ChartZone): string {
  if (!Number.isFinite(time)) return ''
  const parts = partsOf(time, zone)
  const date = formatMarketWeekday(parts.wall)
  return zone === 'utc' ? date : `${date} ${new Date(parts.wall).toISOString().slice(11, 16)}`
}
