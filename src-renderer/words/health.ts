import type { ConnectionState, ScheduleStatus } from '@contract'
import { m } from '../../src-shared/messages/m'

/** A status as it is shown. Simulated data is never labelled live. */
export type ShownStatus = 'simulated' | ScheduleStatus['health']

export function shownStatus(
  status: ScheduleStatus | undefined,
  connection: ConnectionState | undefined
): ShownStatus {
  if (connection?.mode === 'live' && connection.plan !== 'agreed') return 'unplanned'
  if (!status) return 'waiting'
  const isCalm = status.health === 'live' || status.health === 'waiting'
  return isCalm && connection?.mode === 'demo' ? 'simulated' : status.health
}

export const shownStatusWords: Readonly<Record<ShownStatus, string>> = {
  simulated: m.health.standing.simulated(),
  live: m.health.standing.live(),
  waiting: m.health.standing.waiting(),
  'rate-limited': m.health.standing['rate-limited'](),
  failing: m.health.standing.failing(),
  paused: m.health.standing.paused(),
  offline: m.health.standing.offline(),
  'source-down': m.health.standing['source-down'](),
  stopped: m.health.standing.stopped(),
  unplanned: m.health.standing.unplanned()
}
