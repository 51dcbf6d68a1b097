import { day, hour, minute } from '../../../src-shared/time'

/** When to notify the user of a problem. */
export interface NotificationPolicy {
  /** How long the problem must last first. */
  readonly graceMs: number
  /** Waits between notifications. The last one repeats. Empty to notify once. */
  readonly silencesMs: readonly number[]
  /** Reminders need a timer if no event occurs during the problem. */
  readonly byTime: boolean
  readonly tellsEnd: boolean
}

export interface ServiceIncidentPolicy extends NotificationPolicy {
  readonly kind: 'plan' | 'limit' | 'key' | 'keychain' | 'service' | 'quotes'
  /** What the problem affects. */
  readonly of: 'all' | 'operation' | 'quotes'
  /**
   * What shows that the problem is over. `charged`: a charged call, because some services answer free calls
   * without a valid key. `key-proved`: a response, or a refusal after checking the key. `anything-else`: any
   * other outcome. `reached`: any response. `readable`: quotes with a price.
   */
  readonly endsWith: 'charged' | 'key-proved' | 'anything-else' | 'reached' | 'readable'
}

const growing = [hour, day, 7 * day]

/** The problems that the user is notified of, and how. */
export const incidents = {
  plan: {
    kind: 'plan',
    of: 'operation',
    endsWith: 'charged',
    graceMs: 0,
    // Only one operation is affected.
    silencesMs: [],
    byTime: false,
    tellsEnd: false
  },
  limit: {
    kind: 'limit',
    of: 'all',
    endsWith: 'charged',
    graceMs: 0,
    silencesMs: growing,
    byTime: false,
    tellsEnd: true
  },
  key: {
    kind: 'key',
    of: 'all',
    endsWith: 'key-proved',
    graceMs: 0,
    silencesMs: growing,
    byTime: true,
    tellsEnd: true
  },
  keychain: {
    kind: 'keychain',
    of: 'all',
    endsWith: 'anything-else',
    // Users often unlock the keychain soon after login.
    graceMs: minute / 2,
    silencesMs: [],
    byTime: false,
    tellsEnd: false
  },
  service: {
    kind: 'service',
    of: 'all',
    endsWith: 'reached',
    // Calls usually recover within this time after sleep, a network change or a restart of the service.
    graceMs: 2 * minute,
    silencesMs: growing,
    byTime: false,
    tellsEnd: true
  },
  quotes: {
    kind: 'quotes',
    of: 'quotes',
    endsWith: 'readable',
    // The next quotes arrive within this time. A single odd response isn't worth a notification.
    graceMs: 5 * minute,
    silencesMs: growing,
    byTime: false,
    tellsEnd: true
  },
  // The disk can't be written, so watching has stopped.
  disk: { graceMs: 0, silencesMs: [hour, day], byTime: true, tellsEnd: true }
} as const satisfies { readonly disk: NotificationPolicy } & {
  readonly [Kind in ServiceIncidentPolicy['kind']]: ServiceIncidentPolicy & { readonly kind: Kind }
}
