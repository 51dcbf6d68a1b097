import { day, hour, minute } from '../../../src-shared/time'

/** When to notify the user of a problem. */
export interface NotificationPolicy {
  /** How long the problem must last before the user is notified. */
  readonly graceMs: number
  /** The waits between notifications. The last wait repeats. Empty if the user is notified only once. */
  readonly silencesMs: readonly number[]
  /** True if reminders need a timer, because no event triggers them while the problem lasts. */
  readonly byTime: boolean
  readonly tellsEnd: boolean
}

export interface ServiceIncidentPolicy extends NotificationPolicy {
  readonly kind: 'plan' | 'limit' | 'key' | 'keychain' | 'service' | 'quotes'
  /** Whether the problem affects all calls, single operations, or only quotes. */
  readonly of: 'all' | 'operation' | 'quotes'
  /**
   * What shows that the problem is over. charged: a successful, charged call, because some services answer free calls
   * even without a valid key. key-proved: a response, or a refusal after the key was checked. anything-else: any
   * other outcome. reached: any response from the service. readable: quotes with a price.
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
    // Notifies only once, because only one operation is affected.
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
    // Users often unlock the keychain soon after login, so the notification waits.
    graceMs: minute / 2,
    silencesMs: [],
    byTime: false,
    tellsEnd: false
  },
  service: {
    kind: 'service',
    of: 'all',
    endsWith: 'reached',
    // After sleep, a network change or a restart of the service, calls usually succeed again within this time.
    graceMs: 2 * minute,
    silencesMs: growing,
    byTime: false,
    tellsEnd: true
  },
  quotes: {
    kind: 'quotes',
    of: 'quotes',
    endsWith: 'readable',
    // Long enough for the next quotes to arrive. A single odd response or refused manual call isn't worth a
    // notification.
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
