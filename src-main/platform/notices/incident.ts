import type { EpochMs } from '../../../src-shared/contract/values'
import { hour, minute } from '../../../src-shared/time'
import type { NotificationPolicy } from './incident-policy'

/** An incident lasts from the first failure until an hour after the problem ended. */
export interface Incident {
  readonly since: EpochMs
  /** When the problem last began. Later than `since` if it ended and came back within the hour. */
  readonly openedAt: EpochMs
  /** The number of notifications. */
  readonly told: number
  readonly toldAt: EpochMs | null
  /** When the problem ended. */
  readonly overAt: EpochMs | null
  /** False again after another notification. */
  readonly endTold: boolean
}

const sameWithinMs = hour
/** For a shorter incident, the user isn't notified of the end. */
const worthAnEndMs = 10 * minute

/** Returns the same object if nothing changed, because most outcomes during a long outage are the same. */
export function begin<Begun extends Incident>(before: Begun | null, now: EpochMs): Begun | Incident {
  if (before === null || isPast(before, now))
    return { since: now, openedAt: now, told: 0, toldAt: null, overAt: null, endTold: false }
  return before.overAt === null ? before : { ...before, overAt: null, openedAt: now }
}

/** The time of the next notification. Null if the problem is over or there is none. */
export function dueAt({ graceMs, silencesMs }: NotificationPolicy, incident: Incident): EpochMs | null {
  const { told, toldAt, since, overAt } = incident
  if (overAt !== null) return null
  if (toldAt === null) return since + graceMs
  const silence = silencesMs[Math.min(told, silencesMs.length) - 1]
  return silence === undefined ? null : toldAt + silence
}

export function isDue(policy: NotificationPolicy, incident: Incident, now: EpochMs): boolean {
  const due = dueAt(policy, incident)
  // If the clock was set far back, there might be no notification for years.
  const isBack = now < (incident.toldAt ?? incident.since) - sameWithinMs
  return due !== null && (now >= due || isBack)
}

export const afterNotifying = <Told extends Incident>(incident: Told, now: EpochMs): Told => ({
  ...incident,
  told: incident.told + 1,
  toldAt: now,
  endTold: false
})

/** Whether the end deserves a notification. */
export const isWorthAnEnd = (
  { tellsEnd }: NotificationPolicy,
  { told, endTold, openedAt }: Incident,
  now: EpochMs
): boolean => told > 0 && !endTold && tellsEnd && now - openedAt >= worthAnEndMs

export const end = <Ended extends Incident>(incident: Ended, isTold: boolean, now: EpochMs): Ended => ({
  ...incident,
  overAt: now,
  endTold: incident.endTold || isTold
})

/** Whether the problem ended too long ago to be the same incident if it came back. */
export const isPast = ({ overAt }: Incident, now: EpochMs): boolean =>
  overAt !== null && Math.abs(now - overAt) >= sameWithinMs
