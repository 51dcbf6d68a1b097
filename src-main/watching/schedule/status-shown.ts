import type { ScheduleStatus } from '../../../src-shared/contract/schedule'
import { policyOf } from '../service-health/fault-policy'
import { worstFault, type ServiceHealth } from '../service-health/health'

export interface StatusFacts {
  readonly serviceHealth: ServiceHealth
  readonly agreed: boolean
  /** Whether calls can be recorded. False while the disk refuses writes. */
  readonly bookable: boolean
  /** True because of an error, or because the last quotes had no readable, current price. */
  readonly noQuotes: boolean
  readonly paused: boolean
  readonly answered: boolean
}

/** If several statuses apply, returns the most important one. */
export function statusShown(facts: StatusFacts): ScheduleStatus['health'] {
  const { serviceHealth, agreed, bookable, noQuotes, paused, answered } = facts
  const { unauthorised, outage, rateLimited } = serviceHealth
  if (!agreed) return 'unplanned'
  if (unauthorised || !bookable) return 'stopped'
  if (outage) {
    const { blocks } = policyOf(outage.fault)
    return blocks.state === 'outage' ? blocks.shownAs : 'offline'
  }
  if (rateLimited) return 'rate-limited'
  if (worstFault(serviceHealth) || noQuotes) return 'failing'
  if (paused) return 'paused'
  return answered ? 'live' : 'waiting'
}
