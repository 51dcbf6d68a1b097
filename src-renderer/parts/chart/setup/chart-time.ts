import { momentAt } from '../../../../src-shared/format/zone'
import { momentLabel } from '../../../charts/scales/time-scale'
import { chartOffset, chartZone } from '../../../charts/scales/zone'
import { day } from '../../../../src-shared/time'

/** Daily and longer bars have UTC days, like those of the service. */
const zoneOf = (intervalMs: number): 'utc' | 'local' => (intervalMs >= day ? 'utc' : 'local')

export function chartMoment(time: number, intervalMs: number): string {
  return momentLabel(time, zoneOf(intervalMs))
}

/**
 * Formats a time as the user can type it: `2026-02-17 08:27` in the charts' time zone, or `2026-02-17` for
 * days.
 */
export function typedForm(time: number, intervalMs: number): string {
  if (zoneOf(intervalMs) === 'utc') return new Date(time).toISOString().slice(0, 10)
  return new Date(time + chartOffset(time)).toISOString().slice(0, 16).replace('T', ' ')
}

const form = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2}):(\d{2}))?$/

/**
 * Reads a typed time. It is midnight if there is only a date, and NaN if it is invalid, such as 30 February.
 */
export function typedTime(text: string, intervalMs: number): number {
  const [, ...parts] = form.exec(text.trim()) ?? []
  const [year = NaN, month = NaN, date = NaN, hours = 0, minutes = 0] = parts
    .filter(part => part !== undefined)
    .map(Number)
  const isUtc = zoneOf(intervalMs) === 'utc'
  const wall = Date.UTC(year, month - 1, date, hours, minutes)
  const at = isUtc || Number.isNaN(wall) ? wall : momentAt(wall, chartZone())
  const day = Number.isNaN(at) ? '' : typedForm(at, intervalMs).slice(0, 10)
  return day === text.trim().slice(0, 10) ? at : NaN
}
