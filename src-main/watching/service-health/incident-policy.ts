import { day, hour, minute } from '../../../src-shared/time'

/** Waits between notifications. The last value repeats. */
const growing = [hour, day, 7 * day]

/** Most of the window depends on this operation. */
export const quotesOperation = 'getData'

export type IncidentKind = 'plan' | 'limit' | 'key' | 'keychain' | 'service' | 'quotes'

export interface IncidentPolicy {
  readonly kind: IncidentKind
  /** Whether the incident concerns all calls, single operations, or only quotes. */
  readonly of: 'all' | 'operation' | 'quotes'
  /** The incident must last this long before the user is notified. */
  readonly graceMs: number
  /** Empty if there's only one. */
  readonly silencesMs: readonly number[]
  /** No calls are made during such an incident, so a timer triggers its reminders. */
  readonly byTime: boolean
  readonly tellsEnd: boolean
  /**
   * charged: a successful call that was charged, because free answers are also given without a valid key. key-proved:
   * an answer, or a refusal after the key was checked. anything-else: any other outcome. reached: any response from
   * the service. readable: quotes with a price.
   */
  readonly endsWith: 'charged' | 'key-proved' | 'anything-else' | 'reached' | 'readable'
}

export const incidents = {
  plan: {
    ...{ kind: 'plan', of: 'operation', endsWith: 'charged' },
    // One notification is enough, because it's about a single operation and the user has to decide.
    ...{ graceMs: 0, silencesMs: [], byTime: false, tellsEnd: false }
  },
  limit: {
    ...{ kind: 'limit', of: 'all', endsWith: 'charged' },
    ...{ graceMs: 0, silencesMs: growing, byTime: false, tellsEnd: true }
  },
  key: {
    ...{ kind: 'key', of: 'all', endsWith: 'key-proved' },
    ...{ graceMs: 0, silencesMs: growing, byTime: true, tellsEnd: true }
  },
  keychain: {
    ...{ kind: 'keychain', of: 'all', endsWith: 'anything-else' },
    // The user often unlocks the keychain soon after login.
    ...{ graceMs: minute / 2, silencesMs: [], byTime: false, tellsEnd: false }
  },
  service: {
    ...{ kind: 'service', of: 'all', endsWith: 'reached' },
    // After waking up, a network change or a restart of the service, the first attempts usually succeed within this
    // time.
    ...{ graceMs: 2 * minute, silencesMs: growing, byTime: false, tellsEnd: true }
  },
  quotes: {
    ...{ kind: 'quotes', of: 'quotes', endsWith: 'readable' },
    // A single odd response or a refused manual call is over by the next scheduled call.
    ...{ graceMs: 5 * minute, silencesMs: growing, byTime: false, tellsEnd: true }
  }
} as const satisfies { readonly [Kind in IncidentKind]: IncidentPolicy & { readonly kind: Kind } }
