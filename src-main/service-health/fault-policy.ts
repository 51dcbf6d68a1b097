import type { FaultCode } from '../../src-shared/contract/fault'
import type { Remedy } from '../../src-shared/contract/schedule'
import { incidents, type IncidentPolicy } from './incident-policy'
import { waitSteps } from './wait'

/** What a fault stands in the way of, and for how long. Lengths are in ms, by the number of failures in a row. */
export type Block =
  | { readonly state: 'none' }
  /** The operation, until a person asks for it again. */
  | { readonly state: 'locked' }
  /** Every call, until a person acts. */
  | { readonly state: 'unauthorised' }
  /** Every call, with the same key. */
  | {
      readonly state: 'rateLimited'
      readonly waits: readonly number[]
      readonly reason: 'after-too-many-calls' | 'probing-limit'
    }
  /** Every call: the service, or the key, is out of reach. */
  | {
      readonly state: 'outage'
      readonly waits: readonly number[]
      readonly reason: 'probing-service' | 'probing-keychain'
      /** What the status bar says meanwhile. */
      readonly shownAs: 'offline' | 'source-down' | 'waiting'
      /** Where others are answered it was this operation's alone, which then waits by these; null = it never is. */
      readonly ownWaits: readonly number[] | null
    }
  /** What runs by itself of this one question, or of the whole operation; a person may ask by hand. */
  | { readonly state: 'backoff'; readonly of: 'question' | 'operation' }

/** What one fault code means for the calls that come after it, and for the person who watches. */
export interface FaultPolicy {
  /** How far the call came. answer: something answered, perhaps not the service; that ends an outage. */
  readonly reached: 'nothing' | 'answer' | 'service'
  /** What it says of the key. proved: it was looked at and good. accepted: nothing was said against it. */
  readonly key: 'unknown' | 'accepted' | 'proved'
  readonly blocks: Block
  /**
   * Whether it is tried again at the need's own rhythm while the service answers others, before the wait is over. no: it would
   * fail the same way. lists: only where the question is about a list, which leaves out by itself what was refused.
   */
  readonly retriesEarly: 'yes' | 'lists' | 'no'
  /** What a person is told of on the desktop, how often and until when; null = nothing, it is shown where it was asked. */
  readonly incident: IncidentPolicy | null
  /** What mends it, beyond trying again. */
  readonly remedy: Remedy | null
}

const lockedOperation = { state: 'locked' } as const
const untilPersonActs = { state: 'unauthorised' } as const
const ofQuestion = { state: 'backoff', of: 'question' } as const
const ofOperation = { state: 'backoff', of: 'operation' } as const
const nothing = { state: 'none' } as const
const outOfReach = {
  state: 'outage',
  waits: waitSteps.outage,
  reason: 'probing-service',
  shownAs: 'offline',
  ownWaits: null
} as const
const upstreamGone = { ...outOfReach, shownAs: 'source-down', ownWaits: waitSteps.upstream } as const
const keychainSilent = {
  blocks: { ...outOfReach, waits: waitSteps.keychain, reason: 'probing-keychain', shownAs: 'waiting' },
  // Each try may open a dialog.
  retriesEarly: 'no',
  incident: incidents.keychain,
  remedy: 'unlock-keychain'
} as const
const limited = (
  waits: readonly number[],
  reason: 'after-too-many-calls' | 'probing-limit' = 'probing-limit'
) => ({ state: 'rateLimited', waits, reason }) as const

/** Ours: nothing was sent. */
const ours = {
  reached: 'nothing',
  key: 'unknown',
  blocks: nothing,
  retriesEarly: 'yes',
  incident: null,
  remedy: null
} as const satisfies FaultPolicy
/** No word of the service came. */
const unanswered = { ...ours, blocks: outOfReach, incident: incidents.service } as const
/** Something answered, and not as agreed. */
const misread = { ...ours, reached: 'answer', blocks: ofOperation, incident: incidents.quotes } as const
/** The service refused, and had looked at the key. */
const refused = { ...ours, reached: 'service', key: 'proved' } as const
const keyRefused = { ...refused, key: 'unknown', blocks: untilPersonActs } as const
/** The service takes no calls for now. */
const onHold = { ...refused, incident: incidents.limit } as const

/** The one table of fault policy: what is decided by a fault's code is decided here. */
export const faultPolicies: Readonly<Record<FaultCode, FaultPolicy>> = {
  'key-missing': { ...ours, blocks: untilPersonActs, incident: incidents.key, remedy: 'enter-key' },
  'keychain-silent': { ...ours, ...keychainSilent },
  'key-refused': { ...keyRefused, incident: incidents.key, remedy: 'enter-key' },
  'plan-required': { ...refused, blocks: lockedOperation, incident: incidents.plan },
  'quota-exceeded': { ...onHold, blocks: limited(waitSteps.quota), remedy: 'see-credits' },
  'rate-limited': { ...onHold, blocks: limited(waitSteps.rate, 'after-too-many-calls') },
  // Some services count calls before they look at the key.
  limited: { ...onHold, key: 'accepted', blocks: limited(waitSteps.limited), remedy: 'see-credits' },
  'upstream-unavailable': { ...unanswered, key: 'accepted', blocks: upstreamGone },
  offline: unanswered,
  'sign-in-page': unanswered,
  'timed-out': unanswered,
  refused: { ...refused, blocks: ofQuestion, retriesEarly: 'lists', incident: incidents.quotes },
  'unknown-endpoint': misread,
  unreadable: misread,
  'unexpected-status': misread,
  'budget-stopped': { ...ours, remedy: 'see-credits' },
  'bad-input': { ...ours, blocks: ofQuestion, retriesEarly: 'lists' },
  internal: { ...ours, blocks: ofOperation, retriesEarly: 'no' },
  disk: ours
}

export const policyOf = ({ code }: { readonly code: FaultCode }): FaultPolicy => faultPolicies[code]

/** Whether any other call would meet the same. */
export function meetsEveryCall(fault: { readonly code: FaultCode }): boolean {
  const { blocks } = policyOf(fault)
  if (blocks.state === 'outage') return blocks.ownWaits === null
  return blocks.state === 'unauthorised' || blocks.state === 'rateLimited'
}

/** Whether loading one after the other ends with it: the next would fail, or be paid for and not be read. */
export const stopsLoading = (fault: { readonly code: FaultCode } | null): boolean =>
  fault !== null && (meetsEveryCall(fault) || fault.code === 'unreadable')
