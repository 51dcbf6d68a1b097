import { momentAt } from '../../../../src-shared/format/zone'
import { momentLabel } from '../../../charts/scales/time-scale'
import { chartOffset, chartZone } from '../../../charts/scales/zone'
import { day } from '../../../../src-shared/time'

/** Days are the service's, in UTC; times within a day are those of the zone chosen for charts. */
const zoneOf = (intervalMs: number): 'utc' | 'local' => (intervalMs >= day ? 'utc' : 'local')

/** The moment a bar stands for: `Tue 17 Feb 2026 08:27`. */
export function chartMoment(time: number, intervalMs: number): string {
  return momentLabel(time, zoneOf(intervalMs))
}

/** A time as it is typed: `2026-02-17 08:27` in the zone of charts, `2026-02-17` for days. */
export function typedForm(time: number, intervalMs: number): string {
  if (zoneOf(intervalMs) === 'utc') return new Date(time).toISOString().slice(0, 10)
  return new Date(time + chartOffset(time)).toISOString().slice(0, 16).replace('T', ' ')
}

const form = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2}):(\d{2}))?$/

/** The time that was typed, a day alone as its midnight; NaN for what is none, such as 30 February. */
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
