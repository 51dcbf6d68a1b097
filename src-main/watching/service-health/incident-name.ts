import type { FaultCode } from '../../../src-shared/contract/fault'
import { unreadFault } from './quote-lack'
import type { Outcome } from '../../service/api/outcome'
import { policyOf } from './fault-policy'
import { incidents, quotesOperation, type IncidentPolicy } from './incident-policy'

/**
 * Null if the fault code isn't an incident. `plan getNews` is about one operation, all other names are about the key.
 */
export function incidentNameOf(code: FaultCode, operation: string): string | null {
  const { incident } = policyOf({ code })
  if (incident === null || (incident.of === 'quotes' && operation !== quotesOperation)) return null
  return incident.of === 'operation' ? `${incident.kind} ${operation}` : incident.kind
}

export function incidentNamed(name: string): IncidentPolicy {
  const found = Object.values(incidents).find(({ kind }) => kind === name.split(' ')[0])
  if (!found) throw new TypeError(`no incident has the name ${name}`)
  return found
}

export function isIncidentName(name: string): boolean {
  const [kind, operation, ...more] = name.split(' ')
  const found: IncidentPolicy | undefined = Object.values(incidents).find(other => other.kind === kind)
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
