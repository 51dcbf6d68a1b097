import type { EpochMs } from '../../../src-shared/contract/values'
import { hour, minute } from '../../../src-shared/time'
import type { NotificationPolicy } from './policy'

/** If the problem returns within an hour, it's the same incident. */
export interface Incident {
  readonly since: EpochMs
  /** Later than `since` if the problem stopped in between. */
  readonly openedAt: EpochMs
  readonly notifications: number
  readonly notifiedAt: EpochMs | null
  readonly overAt: EpochMs | null
  /** False again after another notification of the problem. */
  readonly endNotified: boolean
}

const sameWithinMs = hour
/** The end of a shorter problem isn't notified. */
const worthAnEndMs = 10 * minute

/** The same object if nothing changes, to avoid a write for each failed call. */
export function begin<Begun extends Incident>(before: Begun | null, now: EpochMs): Begun | Incident {
  if (before === null || isPast(before, now))
    return { since: now, openedAt: now, notifications: 0, notifiedAt: null, overAt: null, endNotified: false }
  return before.overAt === null ? before : { ...before, overAt: null, openedAt: now }
}

/** Null if the problem is over or nothing is due. */
export function dueAt({ graceMs, silencesMs }: NotificationPolicy, incident: Incident): EpochMs | null {
  const { notifications, notifiedAt, since, overAt } = incident
  if (overAt !== null) return null
  if (notifiedAt === null) return since + graceMs
  const silence = silencesMs[Math.min(notifications, silencesMs.length) - 1]
  return silence === undefined ? null : notifiedAt + silence
}

export function isDue(policy: NotificationPolicy, incident: Incident, now: EpochMs): boolean {
  const due = dueAt(policy, incident)
  // If the clock was set far back, this might be years away.
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

/** Whether the same problem would now be a new incident. */
export const isPast = ({ overAt }: Incident, now: EpochMs): boolean =>
  overAt !== null && Math.abs(now - overAt) >= sameWithinMs
