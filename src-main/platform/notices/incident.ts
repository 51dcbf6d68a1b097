import type { EpochMs } from '../../../src-shared/contract/values'
import { hour, minute } from '../../../src-shared/time'
import type { NotificationPolicy } from './policy'

/** A problem to notify the user of. If it returns within an hour, it's the same incident. */
export interface Incident {
  readonly since: EpochMs
  /** When the problem last began. Later than `since` if it stopped in between. */
  readonly openedAt: EpochMs
  /** The number of notifications so far. */
  readonly told: number
  readonly toldAt: EpochMs | null
  readonly overAt: EpochMs | null
  /** Whether the user was notified of the end. False again after another notification of the problem. */
  readonly endTold: boolean
}

const sameWithinMs = hour
/** Users aren't notified of the end of a shorter problem. */
const worthAnEndMs = 10 * minute

/** Returns the same object if nothing has changed, to avoid a write for each failed call of a long outage. */
export function begin<Begun extends Incident>(before: Begun | null, now: EpochMs): Begun | Incident {
  if (before === null || isPast(before, now))
    return { since: now, openedAt: now, told: 0, toldAt: null, overAt: null, endTold: false }
  return before.overAt === null ? before : { ...before, overAt: null, openedAt: now }
}

/** When to notify the user next. Null if the problem is over or no notification is due. */
export function dueAt({ graceMs, silencesMs }: NotificationPolicy, incident: Incident): EpochMs | null {
  const { told, toldAt, since, overAt } = incident
  if (overAt !== null) return null
  if (toldAt === null) return since + graceMs
  const silence = silencesMs[Math.min(told, silencesMs.length) - 1]
  return silence === undefined ? null : toldAt + silence
}

export function isDue(policy: NotificationPolicy, incident: Incident, now: EpochMs): boolean {
  const due = dueAt(policy, incident)
  // If the clock was set far back, the next notification might be years away.
  const isBack = now < (incident.toldAt ?? incident.since) - sameWithinMs
  return due !== null && (now >= due || isBack)
}

export const afterNotifying = <Of extends Incident>(incident: Of, now: EpochMs): Of => ({
  ...incident,
  told: incident.told + 1,
  toldAt: now,
  endTold: false
})

export const isWorthAnEnd = (
  { tellsEnd }: NotificationPolicy,
  { told, endTold, openedAt }: Incident,
  now: EpochMs
): boolean => told > 0 && !endTold && tellsEnd && now - openedAt >= worthAnEndMs

export const end = <Ended extends Incident>(incident: Ended, notifiesEnd: boolean, now: EpochMs): Ended => ({
  ...incident,
  overAt: now,
  endTold: incident.endTold || notifiesEnd
})

/** Whether the problem ended so long ago that it would be a new incident if it came back. */
export const isPast = ({ overAt }: Incident, now: EpochMs): boolean =>
  overAt !== null && Math.abs(now - overAt) >= sameWithinMs
