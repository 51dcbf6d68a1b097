import type { ConnectionState, ScheduleStatus } from '@contract'

/** How things stand, in one word, as the status bar says it. */
export type Standing =
  'simulated' | 'live' | 'waiting' | 'closed' | 'paused' | 'offline' | 'stopped' | 'unplanned'

/** Trouble outranks pause, pause outranks calm; simulated data never passes for live. */
export function standing(
  status: ScheduleStatus | undefined,
  connection: ConnectionState | undefined
): Standing {
  if (connection?.mode === 'live' && connection.plan !== 'agreed') return 'unplanned'
  if (!status) return 'waiting'
  if (status.health === 'stopped' || status.health === 'offline' || status.health === 'closed')
    return status.health
  if (status.paused) return 'paused'
  if (connection?.mode === 'demo') return 'simulated'
  return status.health
}

export const standingWords: Readonly<Record<Standing, string>> = {
  simulated: 'Simulated',
  live: 'Live',
  waiting: 'Waiting',
  closed: 'On hold',
  paused: 'Paused',
  offline: 'Offline',
  stopped: 'Stopped',
  unplanned: 'Not started'
}
