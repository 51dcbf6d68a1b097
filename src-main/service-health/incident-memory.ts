import type { Fault } from '../../src-shared/contract/fault'
import type { Incident, Incidents } from './incidents'
import { isIncidentName } from './incident-name'
import { incidents } from './incident-policy'

/** Reads what an earlier start kept; what can't be read is no incident. */
export function readIncidents(value: unknown): Incidents {
  const entries = isRecord(value)
    ? Object.entries(value).map(([name, one]) => [nameNow(name), one] as const)
    : []
  return Object.fromEntries(
    entries.filter(
      (entry): entry is readonly [string, Incident] => isIncidentName(entry[0]) && isIncident(entry[1])
    )
  )
}

/** The name that an earlier version gave an incident, as it is now. */
const nameNow = (name: string): string =>
  name === '429' ? incidents.limit.kind : name.replace(/^402 /, `${incidents.plan.kind} `)

function isIncident(value: unknown): value is Incident {
  if (!isRecord(value)) return false
  const { since, openedAt, told, toldAt, overAt, endTold, fault } = value
  return (
    [since, openedAt, told].every(isNumber) &&
    [toldAt, overAt].every(isNumberOrNull) &&
    typeof endTold === 'boolean' &&
    isFault(fault)
  )
}

function isFault(value: unknown): value is Fault {
  return isRecord(value) && ['code', 'what', 'means', 'next'].every(name => typeof value[name] === 'string')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const isNumberOrNull = (value: unknown): boolean => value === null || isNumber(value)
