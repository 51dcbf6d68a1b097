import type { ScheduleStatus } from '../../src-shared/contract/schedule'
import { policyOf } from '../service-health/fault-policy'
import { worstFault, type ServiceHealth } from '../service-health/health'

export interface StandingFacts {
  readonly serviceHealth: ServiceHealth
  readonly agreed: boolean
  /** Calls can be booked: the disk takes them. */
  readonly bookable: boolean
  /** No price can come in: the board can't say what it needs, or its last answer held none that can be read, or none of now. */
  readonly noQuotes: boolean
  readonly paused: boolean
  readonly answered: boolean
}

/** The one standing that status bar, banners and tray show: what outranks the rest. */
export function standingOf(facts: StandingFacts): ScheduleStatus['health'] {
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
