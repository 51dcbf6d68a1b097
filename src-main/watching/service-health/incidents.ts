import type { Fault, FaultCode } from '../../../src-shared/contract/fault'
import type { EpochMs } from '../../../src-shared/contract/values'
import {
  afterNotifying,
  begin,
  dueAt,
  end,
  isDue,
  isPast,
  isWorthAnEnd,
  type Incident
} from '../../platform/notices/incident'
import { incidents, type ServiceIncidentPolicy } from '../../platform/notices/policy'
import type { Outcome } from '../../service/api/outcome'
import { policyOf } from './fault-policy'
import { quotesOperation } from '../../../src-shared/quotes-operation'
import { unreadFault } from './unread-quotes'

export interface ServiceIncident extends Incident {
  readonly fault: Fault
}

/** Problems are saved, so that a restart doesn't repeat notifications. */
export type Incidents = Readonly<Record<string, ServiceIncident>>

export const noIncidents: Incidents = {}

export interface DueNotification {
  readonly fault: Fault
  /** `over` is only sent if the user was notified of the problem. */
  readonly phase: 'new' | 'again' | 'over'
  readonly since: EpochMs
}

export interface IncidentStep {
  readonly incidents: Incidents
  readonly notifications: readonly DueNotification[]
}

export function incidentsAfter(open: Incidents, outcome: Outcome, now: EpochMs): IncidentStep {
  const ended = endedBy(open, outcome, now)
  const fault = outcome.fault ?? unreadFault(outcome)
  const name = fault === null ? null : incidentNameOf(fault.code, outcome.operation)
  if (fault === null || name === null) return ended
  const before = ended.incidents[name] ?? null
  const begun = begin(before, now)
  const incident = begun === before && before.fault.code === fault.code ? before : { ...begun, fault }
  const opened = incident === before ? ended.incidents : { ...ended.incidents, [name]: incident }
  const step = notifyIfDue(opened, name, now)
  return { incidents: step.incidents, notifications: [...ended.notifications, ...step.notifications] }
}

/** A timer must call this, because no call does. */
export function incidentsAt(open: Incidents, now: EpochMs): IncidentStep {
  return Object.keys(open)
    .filter(name => incidentNamed(name).byTime)
    .reduce<IncidentStep>(
      (before, name) => {
        const step = notifyIfDue(before.incidents, name, now)
        return { incidents: step.incidents, notifications: [...before.notifications, ...step.notifications] }
      },
      { incidents: open, notifications: [] }
    )
}

export function nextNotificationAt(open: Incidents): EpochMs | null {
  const due = Object.entries(open)
    .filter(([name]) => incidentNamed(name).byTime)
    .flatMap(([name, incident]) => dueAt(incidentNamed(name), incident) ?? [])
  return due.length === 0 ? null : Math.min(...due)
}

function notifyIfDue(open: Incidents, name: string, now: EpochMs): IncidentStep {
  const incident = open[name]
  if (!incident || !isDue(incidentNamed(name), incident, now)) return { incidents: open, notifications: [] }
  const { fault, since, notifications: sent } = incident
  return {
    incidents: { ...open, [name]: afterNotifying(incident, now) },
    notifications: [{ fault, since, phase: sent === 0 ? 'new' : 'again' }]
  }
}

function endedBy(open: Incidents, outcome: Outcome, now: EpochMs): IncidentStep {
  const entries = Object.entries(open)
  const over = entries.filter(([name, { overAt }]) => overAt === null && isIncidentOver(name, outcome))
  const past = entries.filter(([, incident]) => isPast(incident, now))
  if (over.length === 0 && past.length === 0) return { incidents: open, notifications: [] }
  const current = Object.fromEntries(entries.filter(entry => !past.includes(entry)))
  const toNotify = over.filter(([name, incident]) => isWorthAnEnd(incidentNamed(name), incident, now))
  const ended = over.map(entry => [entry[0], end(entry[1], toNotify.includes(entry), now)] as const)
  const notifications = toNotify.map(([, { fault, since }]): DueNotification => ({
    fault,
    since,
    phase: 'over'
  }))
  return { incidents: { ...current, ...Object.fromEntries(ended) }, notifications }
}

const { disk: _, ...ofService } = incidents
const serviceIncidents: readonly ServiceIncidentPolicy[] = Object.values(ofService)

/** Null if the user isn't notified of the error. */
export function incidentNameOf(code: FaultCode, operation: string): string | null {
  const { incident } = policyOf({ code })
  if (incident === null || (incident.of === 'quotes' && operation !== quotesOperation)) return null
  return incident.of === 'operation' ? `${incident.kind} ${operation}` : incident.kind
}

export function incidentNamed(name: string): ServiceIncidentPolicy {
  const found = serviceIncidents.find(({ kind }) => kind === name.split(' ')[0])
  if (!found) throw new TypeError(`no incident has the name ${name}`)
  return found
}

export function isIncidentName(name: string): boolean {
  const [kind, operation, ...more] = name.split(' ')
  const found: ServiceIncidentPolicy | undefined = serviceIncidents.find(other => other.kind === kind)
  return (
    found !== undefined && more.length === 0 && (found.of === 'operation') === /^\w+$/.test(operation ?? '')
  )
}

export function isIncidentOver(name: string, outcome: Outcome): boolean {
  const incident = incidentNamed(name)
  const { fault, operation, charged } = outcome
  if (incident.of === 'operation' && name !== `${incident.kind} ${operation}`) return false
  switch (incident.endsWith) {
    case 'charged':
      return fault === null && charged !== null && charged > 0
    case 'readable':
      return fault === null && operation === quotesOperation && unreadFault(outcome) === null
    case 'key-proved':
      return fault === null || policyOf(fault).key === 'proved'
    case 'anything-else':
      return fault === null || policyOf(fault).incident !== incident
    case 'reached':
      return fault === null || policyOf(fault).reached === 'service'
  }
}
