import { day, hour, minute } from '../../../src-shared/time'

/** Silence between notifications. The last one repeats. */
const growing = [hour, day, 7 * day]

/** The operation most of the window depends on. */
export const quotesOperation = 'getData'

export type IncidentKind = 'plan' | 'limit' | 'key' | 'keychain' | 'service' | 'quotes'

export interface IncidentPolicy {
  readonly kind: IncidentKind
  /** Whether it concerns all calls, single operations, or only quotes. */
  readonly of: 'all' | 'operation' | 'quotes'
  /** Minimum duration before the first notification. */
  readonly graceMs: number
  /** Silence after each notification. Empty means notified once. */
  readonly silencesMs: readonly number[]
  /** No calls are made meanwhile, so only time triggers reminders. */
  readonly byTime: boolean
  readonly tellsEnd: boolean
  /**
   * charged: a charged success, since free answers are given to anyone. key-proved: an answer, or a refusal after
   * checking the key. anything-else: any other outcome. reached: any response of the service. readable: quotes with a
   * price.
   */
  readonly endsWith: 'charged' | 'key-proved' | 'anything-else' | 'reached' | 'readable'
}

export const incidents = {
  plan: {
    ...{ kind: 'plan', of: 'operation', endsWith: 'charged' },
    // Only this operation is affected and the user must decide, so once is enough.
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
    // At login, the keychain is often unlocked shortly after.
    ...{ graceMs: minute / 2, silencesMs: [], byTime: false, tellsEnd: false }
  },
  service: {
    ...{ kind: 'service', of: 'all', endsWith: 'reached' },
    // Waking up, network changes and service restarts are over within the first attempts.
    ...{ graceMs: 2 * minute, silencesMs: growing, byTime: false, tellsEnd: true }
  },
  quotes: {
    ...{ kind: 'quotes', of: 'quotes', endsWith: 'readable' },
    // One odd response, or a refused manual call, is over at the next turn.
    ...{ graceMs: 5 * minute, silencesMs: growing, byTime: false, tellsEnd: true }
  }
} as const satisfies { readonly [Kind in IncidentKind]: IncidentPolicy & { readonly kind: Kind } }
