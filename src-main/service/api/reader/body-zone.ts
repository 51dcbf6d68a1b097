import { isZone, momentAt } from '../../../../src-shared/format/zone'
import { isObject, type JsonObject } from '../answers/json'
import { timeOf } from '../answers/times'
import { minute } from '../../../../src-shared/time'

/** Converts wall-clock time, passed as if it were UTC, to UTC. Both are in ms. */
export type BodyZone = (wall: number) => number

const names = /^(?:exchange|market|data|server|iana)?(?:timezone|tz)(?:name|id)?$/
/**
 * Names in other languages, such as `zeitzone`, only count if the value is a name such as `Europe/Berlin`.
 */
const named = /zone|zona|huso|fuso|fuseau|dilim|strefa/
const area = /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//
const offsets = /^(?:utc|gmt|tz|timezone)offset(?:seconds|minutes|hours|ms|milliseconds)?$/
// A date alone isn't converted.
const wallClock =
  /^(?:\d{4}-\d{2}-\d{2}[T ]|\d{2}[./-]\d{2}[./-]\d{4},? )(\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?$/
const midnight = /^00:00(?::00)?$/

const deepest = 6

/**
 * Returns null if the zone is UTC, missing or contradictory. Also returns null if all times are midnight,
 * because they are probably dates and a conversion could change them.
 */
export function zoneIn(body: unknown): BodyZone | null {
  const zones = zonesIn(body)
  // A fixed offset is only right for part of the year, so a zone with daylight saving time is preferred.
  const zone = zones.find(one => offsetAt(one, winter) !== offsetAt(one, summer)) ?? zones[0]
  if (zone === undefined) return null
  const seasons = [winter, summer].filter(time => offsetAt(zone, time) !== 0)
  const agree = seasons.some(time => zones.every(one => offsetAt(one, time) === offsetAt(zone, time)))
  return agree && hasClock(body) ? zone : null
}

const [winter, summer] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)] as const
const offsetAt = (zone: BodyZone, time: number): number => time - zone(time)

export function withZone(text: string, zone: BodyZone): string {
  if (text.length < 16 || text.length > 29 || !wallClock.test(text)) return text
  const wall = timeOf(text)
  return wall === null ? text : new Date(zone(wall)).toISOString()
}

export const isNamedUtc = (key: string): boolean => /utc|gmt/i.test(key)

function zonesIn(node: unknown, depth = 0): readonly BodyZone[] {
  if (depth > deepest) return []
  // A zone in one entry of a list doesn't apply to the other entries.
  if (Array.isArray(node)) return node.length === 1 ? zonesIn(node[0], depth + 1) : zoneOfEach(node)
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([key, child]) => {
    if (typeof child === 'object') return zonesIn(child, depth + 1)
    const zone = zoneNamed(key.toLowerCase().replace(/[^a-z]/g, ''), child)
    return zone === null ? [] : [zone]
  })
}

function zoneOfEach(list: readonly unknown[]): readonly BodyZone[] {
  const [first] = list
  if (!isObject(first) || zonesIn(first, deepest).length === 0) return []
  const zoneOf = (entry: JsonObject): string =>
    JSON.stringify(
      Object.entries(entry).filter(([key, value]) => zonesIn({ [key]: value }, deepest).length > 0)
    )
  const isAlike = (entry: unknown): boolean => isObject(entry) && zoneOf(entry) === zoneOf(first)
  return list.every(isAlike) ? zonesIn(first, deepest) : []
}

function zoneNamed(key: string, value: unknown): BodyZone | null {
  const isZoneName = typeof value === 'string' && area.test(value) && named.test(key)
  if (isZoneName || names.test(key)) return typeof value === 'string' ? zoneCalled(value) : null
  if (!offsets.test(key)) return null
  if (typeof value === 'string' && /^[+-]\d{1,2}:\d{2}$/.test(value)) return zoneCalled(value)
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? behind(msOf(number)) : null
}

/** Converts an offset to ms. Its size shows whether it's in hours, minutes, seconds or ms. */
function msOf(offset: number): number {
  const size = Math.abs(offset)
  if (size <= 14) return offset * 60 * minute
  if (size <= 14 * 60) return offset * minute
  return size <= 14 * 3600 ? offset * 1000 : offset
}

const behind =
  (offset: number): BodyZone =>
  wall =>
    wall - offset

function zoneCalled(text: string): BodyZone | null {
  const name = text.trim().replace(/ time$/i, '')
  const [, sign, hours, minutes = '0'] = /^(?:utc|gmt)?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(name) ?? []
  if (sign !== undefined)
    return behind((Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1))
  // Most abbreviations are excluded because they are ambiguous: IST may be India, Ireland or Israel.
  if (!/^[A-Za-z_]+\/[A-Za-z_/+-]+$|^(?:UTC|GMT|EST|CET|Z)$/.test(name) || !isZone(name)) return null
  return wall => momentAt(wall, name)
}

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
