import type { Fault } from '../../../src-shared/contract/fault'
import type { EpochMs } from '../../../src-shared/contract/values'
import { unreadFault } from './quote-lack'
import type { Outcome } from '../../service/api/outcome'
import { incidentNamed, incidentNameOf, isIncidentOver } from './incident-name'

/** An incident lasts from the first failure until an hour after the outcome that ends it. */
export interface Incident {
  readonly since: EpochMs
  /** When the problem last began. Later than `since` if it ended and came back within the hour. */
  readonly openedAt: EpochMs
  readonly fault: Fault
  readonly told: number
  readonly toldAt: EpochMs | null
  readonly overAt: EpochMs | null
  /** False again after another notification. */
  readonly endTold: boolean
}

/**
 * By name: `plan getNews`, `limit`, `key`, `service`. Saved, so that notifications aren't repeated after a restart.
 */
export type Incidents = Readonly<Record<string, Incident>>

export const noIncidents: Incidents = {}

export interface Telling {
  readonly fault: Fault
  /** again: the incident continues after a notification. over: it ended after a notification. */
  readonly what: 'new' | 'again' | 'over'
  readonly since: EpochMs
}

export interface IncidentStep {
  readonly incidents: Incidents
  readonly tell: readonly Telling[]
}

/** A problem that comes back within this time is the same incident. */
const sameWithinMs = 3_600_000
/** For a shorter incident, the user isn't notified of the end. */
const worthAnEndMs = 10 * 60_000

export function incidentsAfter(incidents: Incidents, outcome: Outcome, now: EpochMs): IncidentStep {
  const { operation } = outcome
  const ended = endedBy(incidents, outcome, now)
  const fault = outcome.fault ?? unreadFault(outcome)
  const name = fault === null ? null : incidentNameOf(fault.code, operation)
  if (fault === null || name === null) return ended
  const before = ended.incidents[name]
  const same = before && isSame(before, now)
  // Returns the same object if nothing changed, because most outcomes during a long outage are the same.
  const incident: Incident = same
    ? before.overAt === null && before.fault.code === fault.code
      ? before
      : { ...before, fault, overAt: null, openedAt: before.overAt === null ? before.openedAt : now }
    : { since: now, openedAt: now, fault, told: 0, toldAt: null, overAt: null, endTold: false }
  const opened = incident === before ? ended.incidents : { ...ended.incidents, [name]: incident }
  const looked = lookAt(opened, name, now)
  return { incidents: looked.incidents, tell: [...ended.tell, ...looked.tell] }
}

/** For incidents that stop every call, because no outcome can trigger their reminders. */
export function incidentsAt(incidents: Incidents, now: EpochMs): IncidentStep {
  return Object.keys(incidents)
    .filter(name => incidentNamed(name).byTime)
    .reduce<IncidentStep>(
      (told, name) => {
        const looked = lookAt(told.incidents, name, now)
        return { incidents: looked.incidents, tell: [...told.tell, ...looked.tell] }
      },
      { incidents, tell: [] }
    )
}

export function nextTellingAt(incidents: Incidents): EpochMs | null {
  const due = Object.entries(incidents)
    .filter(([name, { overAt }]) => overAt === null && incidentNamed(name).byTime)
    .flatMap(([name, incident]) => dueAt(name, incident) ?? [])
  return due.length === 0 ? null : Math.min(...due)
}

function lookAt(incidents: Incidents, name: string, now: EpochMs): IncidentStep {
  const incident = incidents[name]
  if (!incident || incident.overAt !== null) return { incidents, tell: [] }
  const due = dueAt(name, incident)
  // If the clock was set far back, there might be no notification for years.
  const isBack = now < (incident.toldAt ?? incident.since) - sameWithinMs
  if (due === null || (now < due && !isBack)) return { incidents, tell: [] }
  const { fault, since, told } = incident
  return {
    incidents: { ...incidents, [name]: { ...incident, told: told + 1, toldAt: now, endTold: false } },
    tell: [{ fault, since, what: told === 0 ? 'new' : 'again' }]
  }
}

function dueAt(name: string, { told, toldAt, since }: Incident): EpochMs | null {
  const { graceMs, silencesMs } = incidentNamed(name)
  if (toldAt === null) return since + graceMs
  const silence = silencesMs[Math.min(told, silencesMs.length) - 1]
  return silence === undefined ? null : toldAt + silence
}

const isSame = ({ overAt }: Incident, now: EpochMs): boolean =>
  overAt === null || Math.abs(now - overAt) < sameWithinMs

function endedBy(incidents: Incidents, outcome: Outcome, now: EpochMs): IncidentStep {
  const entries = Object.entries(incidents)
  const over = entries.filter(([name, { overAt }]) => overAt === null && isIncidentOver(name, outcome))
  const stale = entries.filter(([, incident]) => incident.overAt !== null && !isSame(incident, now))
  if (over.length === 0 && stale.length === 0) return { incidents, tell: [] }
  const kept = Object.fromEntries(entries.filter(entry => !stale.includes(entry)))
  const toTell = over.filter(([name, incident]) => isWorthAnEnd(name, incident, now))
  const ended = over.map(entry => {
    const [name, incident] = entry
    return [name, { ...incident, overAt: now, endTold: incident.endTold || toTell.includes(entry) }] as const
  })
  const tell = toTell.map(([, { fault, since }]): Telling => ({ fault, since, what: 'over' }))
  return { incidents: { ...kept, ...Object.fromEntries(ended) }, tell }
}

const isWorthAnEnd = (name: string, { told, endTold, openedAt }: Incident, now: EpochMs): boolean =>
  told > 0 && !endTold && incidentNamed(name).tellsEnd && now - openedAt >= worthAnEndMs
