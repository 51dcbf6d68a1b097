import type { FaultCode } from '../../../src-shared/contract/fault'
import type { Remedy } from '../../../src-shared/contract/schedule'
import { incidents, type IncidentPolicy } from './incident-policy'
import { waitSteps } from './wait'

/** What a fault blocks. Waits are in ms, by the number of failures in a row. */
export type Block =
  | { readonly state: 'none' }
  /** Blocks the operation until the user requests it again. */
  | { readonly state: 'locked' }
  /** Blocks every call until the user acts. */
  | { readonly state: 'unauthorised' }
  /** Blocks every call with this key. */
  | {
      readonly state: 'rateLimited'
      readonly waits: readonly number[]
      readonly reason: 'after-too-many-calls' | 'probing-limit'
    }
  /** Blocks every call: the service or the keychain can't be reached. */
  | {
      readonly state: 'outage'
      readonly waits: readonly number[]
      readonly reason: 'probing-service' | 'probing-keychain'
      readonly shownAs: 'offline' | 'source-down' | 'waiting'
      /** For the operation, if others are answered. Null if the fault never concerns just one. */
      readonly ownWaits: readonly number[] | null
    }
  /** Blocks automatic calls of this question, or of the whole operation. */
  | { readonly state: 'backoff'; readonly of: 'question' | 'operation' }

export interface FaultPolicy {
  /** How far the call got. An 'answer' may not be from the service, but ends an outage. */
  readonly reached: 'nothing' | 'answer' | 'service'
  /** proved: checked and valid. accepted: not rejected. */
  readonly key: 'unknown' | 'accepted' | 'proved'
  readonly blocks: Block
  /**
   * Whether to retry at the need's own interval while the service answers other calls. no: it would fail again.
   * lists: only for lists, which leave out refused coins.
   */
  readonly retriesEarly: 'yes' | 'lists' | 'no'
  /** Null if the fault is only shown where the call was made. */
  readonly incident: IncidentPolicy | null
  /** What fixes it, other than retrying. */
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
  // Each attempt may open a dialog.
  retriesEarly: 'no',
  incident: incidents.keychain,
  remedy: 'unlock-keychain'
} as const
const limited = (
  waits: readonly number[],
  reason: 'after-too-many-calls' | 'probing-limit' = 'probing-limit'
) => ({ state: 'rateLimited', waits, reason }) as const

/** Candlewick's own fault. Nothing was sent. */
const ours = {
  reached: 'nothing',
  key: 'unknown',
  blocks: nothing,
  retriesEarly: 'yes',
  incident: null,
  remedy: null
} as const satisfies FaultPolicy
const unanswered = { ...ours, blocks: outOfReach, incident: incidents.service } as const
/** Something answered, but not as the contract requires. */
const misread = { ...ours, reached: 'answer', blocks: ofOperation, incident: incidents.quotes } as const
/** The service refused after checking the key. */
const refused = { ...ours, reached: 'service', key: 'proved' } as const
const keyRefused = { ...refused, key: 'unknown', blocks: untilPersonActs } as const
/** The service takes no calls for now. */
const onHold = { ...refused, incident: incidents.limit } as const

/** Every decision that depends on a fault code is made here. */
export const faultPolicies: Readonly<Record<FaultCode, FaultPolicy>> = {
  'key-missing': { ...ours, blocks: untilPersonActs, incident: incidents.key, remedy: 'enter-key' },
  'keychain-silent': { ...ours, ...keychainSilent },
  'key-refused': { ...keyRefused, incident: incidents.key, remedy: 'enter-key' },
  'plan-required': { ...refused, blocks: lockedOperation, incident: incidents.plan },
  'quota-exceeded': { ...onHold, blocks: limited(waitSteps.quota), remedy: 'see-credits' },
  'rate-limited': { ...onHold, blocks: limited(waitSteps.rate, 'after-too-many-calls') },
  // Some services count calls before they check the key.
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

/** True if any other call would fail the same way. */
export function meetsEveryCall(fault: { readonly code: FaultCode }): boolean {
  const { blocks } = policyOf(fault)
  if (blocks.state === 'outage') return blocks.ownWaits === null
  return blocks.state === 'unauthorised' || blocks.state === 'rateLimited'
}

/** Whether to stop loading item by item, because the next call would fail, or be charged but unreadable. */
export const stopsLoading = (fault: { readonly code: FaultCode } | null): boolean =>
  fault !== null && (meetsEveryCall(fault) || fault.code === 'unreadable')
