import { day, hour, minute } from '../../src-shared/time'

/** Between two words about the same incident: each silence is longer than the one before, and the last one repeats. */
const growing = [hour, day, 7 * day]

/** The operation the whole window lives by. */
export const quotesOperation = 'getData'

/** What is told apart on the desktop. */
export type IncidentKind = 'plan' | 'limit' | 'key' | 'keychain' | 'service' | 'quotes'

/** How one kind of incident is told, and what ends it. */
export interface IncidentPolicy {
  readonly kind: IncidentKind
  /** Whose it is: everybody's, each operation's own, or only that of quotes. */
  readonly of: 'all' | 'operation' | 'quotes'
  /** How long it must last before the first word. */
  readonly graceMs: number
  /** Silence after each word; none = it is told once. */
  readonly silencesMs: readonly number[]
  /** Nothing is asked while it lasts, so time alone reminds. */
  readonly byTime: boolean
  readonly tellsEnd: boolean
  /**
   * What shows that it is over. charged: a charged success, since a free answer is given to anyone. key-proved: an answer, or a refusal
   * that looked at more than the key. anything-else: any other outcome. reached: any word of the service. readable: quotes
   * with a price.
   */
  readonly endsWith: 'charged' | 'key-proved' | 'anything-else' | 'reached' | 'readable'
}

/** By kind. */
export const incidents = {
  plan: {
    ...{ kind: 'plan', of: 'operation', endsWith: 'charged' },
    // Nothing else suffers and a person's choice is needed: once is enough.
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
    // At the start of a session the keychain is often unlocked a moment later.
    ...{ graceMs: minute / 2, silencesMs: [], byTime: false, tellsEnd: false }
  },
  service: {
    ...{ kind: 'service', of: 'all', endsWith: 'reached' },
    // Waking up, changing networks and a service that restarts are over within the first tries.
    ...{ graceMs: 2 * minute, silencesMs: growing, byTime: false, tellsEnd: true }
  },
  quotes: {
    ...{ kind: 'quotes', of: 'quotes', endsWith: 'readable' },
    // One odd answer, or a question by hand that was refused, is over with the next turn.
    ...{ graceMs: 5 * minute, silencesMs: growing, byTime: false, tellsEnd: true }
  }
} as const satisfies { readonly [Kind in IncidentKind]: IncidentPolicy & { readonly kind: Kind } }
