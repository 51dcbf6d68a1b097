import type { ScheduleStatus } from '../../../src-shared/contract/schedule'
import { policyOf } from '../service-health/fault-policy'
import { worstFault, type ServiceHealth } from '../service-health/health'

export interface StatusFacts {
  readonly serviceHealth: ServiceHealth
  readonly agreed: boolean
  /** Calls can be booked because the disk accepts writes. */
  readonly bookable: boolean
  /** The board's needs throw, or its last response had no readable or current price. */
  readonly noQuotes: boolean
  readonly paused: boolean
  readonly answered: boolean
}

/** The status shown in status bar, banners and tray, by precedence. */
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
