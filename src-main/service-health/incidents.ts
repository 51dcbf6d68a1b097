import type { Fault } from '../../src-shared/contract/fault'
import type { EpochMs } from '../../src-shared/contract/values'
import { unreadFault } from '../market/quote-lack'
import type { Outcome } from '../service-api/outcome'
import { incidentNamed, incidentNameOf, isOver } from './incident-name'

/** One stretch of the same trouble: from the first refusal to what shows that it is over, and an hour beyond. */
export interface Incident {
  readonly since: EpochMs
  /** When it came last: later than `since` where it came back within the hour. */
  readonly openedAt: EpochMs
  /** What a person was or would be told. */
  readonly fault: Fault
  /** How often it was told; each time the silence after it grows. */
  readonly told: number
  readonly toldAt: EpochMs | null
  /** It is over since then, unless it comes back within the hour. */
  readonly overAt: EpochMs | null
  /** Its end was told since it was told itself. */
  readonly endTold: boolean
}

/** By name: `402 getNews`, `429`, `key`, `service`. Kept over restarts, so that a restart tells nothing twice. */
export type Incidents = Readonly<Record<string, Incident>>

export const noIncidents: Incidents = {}

/** Something to tell a person. */
export interface Telling {
  readonly fault: Fault
  /** again: it was told before and still is so. over: it was told and has ended. */
  readonly what: 'new' | 'again' | 'over'
  readonly since: EpochMs
}

export interface Told {
  readonly incidents: Incidents
  readonly tell: readonly Telling[]
}

/** Trouble that comes back within this span is the same trouble: a service that flaps is one story, not a hundred. */
const sameWithinMs = 3_600_000
/** A trouble that was over sooner than this is not worth another word. */
const worthAnEndMs = 10 * 60_000

/** The incidents after one more outcome, and what to tell a person of it. */
export function incidentsAfter(incidents: Incidents, outcome: Outcome, now: EpochMs): Told {
  const { operation } = outcome
  const ended = endedBy(incidents, outcome, now)
  const fault = outcome.fault ?? unreadFault(outcome)
  const name = fault === null ? null : incidentNameOf(fault.code, operation)
  if (fault === null || name === null) return ended
  const before = ended.incidents[name]
  const same = before && isSame(before, now)
  // An open incident is written anew only where a word of it changed: most outcomes of a long outage say the same.
  const incident: Incident = same
    ? before.overAt === null && before.fault.code === fault.code
      ? before
      : { ...before, fault, overAt: null, openedAt: before.overAt === null ? before.openedAt : now }
    : { since: now, openedAt: now, fault, told: 0, toldAt: null, overAt: null, endTold: false }
  const opened = incident === before ? ended.incidents : { ...ended.incidents, [name]: incident }
  const looked = lookAt(opened, name, now)
  return { incidents: looked.incidents, tell: [...ended.tell, ...looked.tell] }
}

/** What is due by time alone: trouble that stops every call has no outcome that could remind of it. */
export function incidentsAt(incidents: Incidents, now: EpochMs): Told {
  return Object.keys(incidents)
    .filter(name => incidentNamed(name).byTime)
    .reduce<Told>(
      (told, name) => {
        const looked = lookAt(told.incidents, name, now)
        return { incidents: looked.incidents, tell: [...told.tell, ...looked.tell] }
      },
      { incidents, tell: [] }
    )
}

/** When something is due by time alone; null = nothing is. */
export function nextTellingAt(incidents: Incidents): EpochMs | null {
  const due = Object.entries(incidents)
    .filter(([name, { overAt }]) => overAt === null && incidentNamed(name).byTime)
    .flatMap(([name, incident]) => dueAt(name, incident) ?? [])
  return due.length === 0 ? null : Math.min(...due)
}

function lookAt(incidents: Incidents, name: string, now: EpochMs): Told {
  const incident = incidents[name]
  if (!incident || incident.overAt !== null) return { incidents, tell: [] }
  const due = dueAt(name, incident)
  // A clock that was set back far must not silence us for years.
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

/** Marks what this outcome shows to be over, says so where that is worth a word, and forgets what is long over. */
function endedBy(incidents: Incidents, outcome: Outcome, now: EpochMs): Told {
  const entries = Object.entries(incidents)
  const over = entries.filter(([name, { overAt }]) => overAt === null && isOver(name, outcome))
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
