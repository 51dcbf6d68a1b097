import { isZone, momentAt } from '../../../../src-shared/format/zone'
import { isObject, type JsonObject } from '../answers/json'
import { timeOf } from '../answers/times'
import { minute } from '../../../../src-shared/time'

/** The moment at which the clocks of a zone show a time, given as if it were UTC. */
export type Zone = (wall: number) => number

const names = /^(?:exchange|market|data|server|iana)?(?:timezone|tz)(?:name|id)?$/
const offsets = /^(?:utc|gmt)offset(?:seconds|minutes|hours|ms|milliseconds)?$/
// A day and a time of day without a zone. Days alone are days wherever they are.
const wallClock = /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?$/
const midnight = /^00:00(?::00)?$/

const deepest = 6

/**
 * The zone that a body says its times are in; null where it says none, or UTC, or several that do not agree. Where all its
 * times are midnights they are days, and no zone moves them.
 */
export function zoneIn(body: unknown): Zone | null {
  const zones = zonesIn(body)
  // An offset beside a name is that of the summer or of the winter.
  const zone = zones.find(one => offsetAt(one, winter) !== offsetAt(one, summer)) ?? zones[0]
  if (zone === undefined) return null
  const seasons = [winter, summer].filter(time => offsetAt(zone, time) !== 0)
  const agree = seasons.some(time => zones.every(one => offsetAt(one, time) === offsetAt(zone, time)))
  return agree && hasClock(body) ? zone : null
}

const [winter, summer] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)] as const
const offsetAt = (zone: Zone, time: number): number => time - zone(time)

/** A time of day that says no zone, as the moment it is in the zone of its body; any other text as it is. */
export function withZone(text: string, zone: Zone): string {
  if (text.length < 16 || text.length > 29 || !wallClock.test(text)) return text
  const wall = timeOf(text)
  return wall === null ? text : new Date(zone(wall)).toISOString()
}

/** Says itself that it is in UTC: `time_utc`. */
export const isNamedUtc = (key: string): boolean => /utc|gmt/i.test(key)

function zonesIn(node: unknown, depth = 0): readonly Zone[] {
  if (depth > deepest) return []
  // What one entry of a list says is not said of the others.
  if (Array.isArray(node)) return node.length === 1 ? zonesIn(node[0], depth + 1) : zoneOfEach(node)
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([key, child]) => {
    if (typeof child === 'object') return zonesIn(child, depth + 1)
    const zone = zoneNamed(key.toLowerCase().replace(/[^a-z]/g, ''), child)
    return zone === null ? [] : [zone]
  })
}

/** The zone that all entries of a list name alike. */
function zoneOfEach(list: readonly unknown[]): readonly Zone[] {
  const [first] = list
  if (!isObject(first) || zonesIn(first, deepest).length === 0) return []
  const told = (entry: JsonObject): string =>
    JSON.stringify(
      Object.entries(entry).filter(([key, value]) => zonesIn({ [key]: value }, deepest).length > 0)
    )
  const isAlike = (entry: unknown): boolean => isObject(entry) && told(entry) === told(first)
  return list.every(isAlike) ? zonesIn(first, deepest) : []
}

function zoneNamed(key: string, value: unknown): Zone | null {
  if (names.test(key)) return typeof value === 'string' ? zoneCalled(value) : null
  if (!offsets.test(key)) return null
  if (typeof value === 'string' && /^[+-]\d{1,2}:\d{2}$/.test(value)) return zoneCalled(value)
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? behind(msOf(number)) : null
}

/** Hours, minutes, seconds and milliseconds of any zone are numbers far apart. */
function msOf(offset: number): number {
  const size = Math.abs(offset)
  if (size <= 14) return offset * 60 * minute
  if (size <= 14 * 60) return offset * minute
  return size <= 14 * 3600 ? offset * 1000 : offset
}

const behind =
  (offset: number): Zone =>
  wall =>
    wall - offset

/** `America/New_York`, `US/Eastern Time`, `UTC+9`, `+05:30`. */
function zoneCalled(text: string): Zone | null {
  const name = text.trim().replace(/ time$/i, '')
  const [, sign, hours, minutes = '0'] = /^(?:utc|gmt)?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(name) ?? []
  if (sign !== undefined)
    return behind((Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1))
  // `Local` is no zone; IST is one in India, in Ireland and in Israel.
  if (!/^[A-Za-z_]+\/[A-Za-z_/+-]+$|^(?:UTC|GMT|EST|CET|Z)$/.test(name) || !isZone(name)) return null
  return wall => momentAt(wall, name)
}

/** Whether a time of day stands anywhere in a body, in a value or as what a value stands under. */
function hasClock(body: unknown): boolean {
  const open: unknown[] = [body]
  const isClock = (text: string): boolean => {
    const [, clock] = text.length < 16 || text.length > 29 ? [] : (wallClock.exec(text) ?? [])
    return clock !== undefined && !midnight.test(clock)
  }
  while (open.length > 0) {
    const node = open.pop()
    if (typeof node === 'string' && isClock(node)) return true
    if (Array.isArray(node)) for (const entry of node) open.push(entry)
    else if (isObject(node))
      for (const key in node) {
        if (isClock(key)) return true
        if (!isNamedUtc(key)) open.push(node[key])
      }
  }
  return false
}
