import type { ConnectionState, ScheduleStatus } from '@contract'

/** How things stand, as the status bar says it: what the main process says, but simulated data never pass for live. */
export type Standing = 'simulated' | ScheduleStatus['health']

export function standing(
  status: ScheduleStatus | undefined,
  connection: ConnectionState | undefined
): Standing {
  if (connection?.mode === 'live' && connection.plan !== 'agreed') return 'unplanned'
  if (!status) return 'waiting'
  const isCalm = status.health === 'live' || status.health === 'waiting'
  return isCalm && connection?.mode === 'demo' ? 'simulated' : status.health
}

export const standingWords: Readonly<Record<Standing, string>> = {
  simulated: 'Simulated',
  live: 'Live',
  waiting: 'Waiting',
  'rate-limited': 'On hold',
  failing: 'No new prices',
  paused: 'Paused',
  offline: 'Offline',
  stopped: 'Stopped',
  unplanned: 'Not started'
}
