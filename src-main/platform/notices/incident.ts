import type { EpochMs } from '../../../src-shared/contract/values'
import { hour, minute } from '../../../src-shared/time'
import type { NotificationPolicy } from './policy'

/** A problem over time. If it returns within an hour, it's the same incident. */
export interface Incident {
  readonly since: EpochMs
  /** When the problem last began. This is later than `since` if it stopped in between. */
  readonly openedAt: EpochMs
  readonly notifications: number
  readonly notifiedAt: EpochMs | null
  readonly overAt: EpochMs | null
  /** Whether the user was notified of the end. False again after another notification of the problem. */
  readonly endNotified: boolean
}

const sameWithinMs = hour
/** The user isn't notified of the end of a shorter problem. */
const worthAnEndMs = 10 * minute

/** Returns the same object if nothing changes, to avoid a write for each failed call. */
export function begin<Begun extends Incident>(before: Begun | null, now: EpochMs): Begun | Incident {
  if (before === null || isPast(before, now))
    return { since: now, openedAt: now, notifications: 0, notifiedAt: null, overAt: null, endNotified: false }
  return before.overAt === null ? before : { ...before, overAt: null, openedAt: now }
}

/** Null if the problem is over or no notification is due. */
export function dueAt({ graceMs, silencesMs }: NotificationPolicy, incident: Incident): EpochMs | null {
  const { notifications, notifiedAt, since, overAt } = incident
  if (overAt !== null) return null
  if (notifiedAt === null) return since + graceMs
  const silence = silencesMs[Math.min(notifications, silencesMs.length) - 1]
  return silence === undefined ? null : notifiedAt + silence
}

export function isDue(policy: NotificationPolicy, incident: Incident, now: EpochMs): boolean {
  const due = dueAt(policy, incident)
  // If the clock was set far back, the due time might be years away.
  const isBack = now < (incident.notifiedAt ?? incident.since) - sameWithinMs
  return due !== null && (now >= due || isBack)
}

export const afterNotifying = <Of extends Incident>(incident: Of, now: EpochMs): Of => ({
  ...incident,
  notifications: incident.notifications + 1,
  notifiedAt: now,
  endNotified: false
})

export const isWorthAnEnd = (
  { notifiesEnd }: NotificationPolicy,
  { notifications, endNotified, openedAt }: Incident,
  now: EpochMs
): boolean => notifications > 0 && !endNotified && notifiesEnd && now - openedAt >= worthAnEndMs

export const end = <Ended extends Incident>(incident: Ended, notifiesEnd: boolean, now: EpochMs): Ended => ({
  ...incident,
  overAt: now,
  endNotified: incident.endNotified || notifiesEnd
})

/** Whether the incident is so long ago that the same problem would now be a new one. */
export const isPast = ({ overAt }: Incident, now: EpochMs): boolean =>
  overAt !== null && Math.abs(now - overAt) >= sameWithinMs
