import { day, hour, minute } from '../../../src-shared/time'

/** When to notify the user of a problem. */
export interface NotificationPolicy {
  /** The incident must last this long before the user is notified. */
  readonly graceMs: number
  /** How long to wait after each notification before the next. Empty if there's only one. The last value repeats. */
  readonly silencesMs: readonly number[]
  /** True if nothing else happens during the incident, so that reminders need a timer. */
  readonly byTime: boolean
  readonly tellsEnd: boolean
}

export interface ServiceIncidentPolicy extends NotificationPolicy {
  readonly kind: 'plan' | 'limit' | 'key' | 'keychain' | 'service' | 'quotes'
  /** Whether the incident concerns all calls, single operations, or only quotes. */
  readonly of: 'all' | 'operation' | 'quotes'
  /**
   * charged: a successful call that was charged, because free answers are also given without a valid key. key-proved:
   * an answer, or a refusal after the key was checked. anything-else: any other outcome. reached: any response from
   * the service. readable: quotes with a price.
   */
  readonly endsWith: 'charged' | 'key-proved' | 'anything-else' | 'reached' | 'readable'
}

const growing = [hour, day, 7 * day]

/** Everything that the user is notified of as long as it lasts. */
export const incidents = {
  plan: {
    kind: 'plan',
    of: 'operation',
    endsWith: 'charged',
    graceMs: 0,
    // Notify only once, because it's about a single operation and the user has to decide.
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
    // The user often unlocks the keychain soon after login.
    graceMs: minute / 2,
    silencesMs: [],
    byTime: false,
    tellsEnd: false
  },
  service: {
    kind: 'service',
    of: 'all',
    endsWith: 'reached',
    // After waking up, a network change or a restart of the service, the first attempts usually succeed within this
    // time.
    graceMs: 2 * minute,
    silencesMs: growing,
    byTime: false,
    tellsEnd: true
  },
  quotes: {
    kind: 'quotes',
    of: 'quotes',
    endsWith: 'readable',
    // By the next turn, a single odd response or a refused manual call is over.
    graceMs: 5 * minute,
    silencesMs: growing,
    byTime: false,
    tellsEnd: true
  },
  // Nothing can be written, so watching has stopped.
  disk: { graceMs: 0, silencesMs: [hour, day], byTime: true, tellsEnd: true }
} as const satisfies { readonly disk: NotificationPolicy } & {
  readonly [Kind in ServiceIncidentPolicy['kind']]: ServiceIncidentPolicy & { readonly kind: Kind }
}
