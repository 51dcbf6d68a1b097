import type { FaultCode } from '../../../src-shared/contract/fault'
import type { Remedy } from '../../../src-shared/contract/schedule'
import { incidents, type ServiceIncidentPolicy } from '../../platform/notices/incident-policy'
import { waitSteps } from './wait'

/** Waits depend on the number of failures in a row, in ms. */
export type Block =
  | { readonly state: 'none' }
  | { readonly state: 'locked' }
  | { readonly state: 'unauthorised' }
  | {
      readonly state: 'rateLimited'
      readonly waits: readonly number[]
      readonly reason: 'after-too-many-calls' | 'probing-limit'
    }
  /** The service or the keychain can't be reached. */
  | {
      readonly state: 'outage'
      readonly waits: readonly number[]
      readonly reason: 'probing-service' | 'probing-keychain'
      readonly shownAs: 'offline' | 'source-down' | 'waiting'
      /**
       * Waits for just this operation, in case others are answered. Null if the fault always concerns all of them.
       */
      readonly ownWaits: readonly number[] | null
    }
  /** Blocks automatic calls of this question or of the whole operation. */
  | { readonly state: 'backoff'; readonly of: 'question' | 'operation' }

export interface FaultPolicy {
  /** With 'answer', something answered that may not be the service. That still ends an outage. */
  readonly reached: 'nothing' | 'answer' | 'service'
  /** proved: the service checked the key, and it's valid. accepted: the service didn't reject it. */
  readonly key: 'unknown' | 'accepted' | 'proved'
  readonly blocks: Block
  /**
   * Whether a call is retried at the need's own interval while the service answers other calls. no: it would fail
   * again. lists: only calls about lists, because the next list leaves out refused coins.
   */
  readonly retriesEarly: 'yes' | 'lists' | 'no'
  /** Null if the fault is shown only where the call was made, without a notification. */
  readonly incident: ServiceIncidentPolicy | null
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
  // The keychain may ask the user with each attempt.
  retriesEarly: 'no',
  incident: incidents.keychain,
  remedy: 'unlock-keychain'
} as const
const limited = (
  waits: readonly number[],
  reason: 'after-too-many-calls' | 'probing-limit' = 'probing-limit'
) => ({ state: 'rateLimited', waits, reason }) as const

/** Nothing was sent to the service. */
const ours = {
  reached: 'nothing',
  key: 'unknown',
  blocks: nothing,
  retriesEarly: 'yes',
  incident: null,
  remedy: null
} as const satisfies FaultPolicy
const unanswered = { ...ours, blocks: outOfReach, incident: incidents.service } as const
/** Something answered, but not in the form that the contract requires. */
const misread = { ...ours, reached: 'answer', blocks: ofOperation, incident: incidents.quotes } as const
/** The service refused after checking the key. */
const refused = { ...ours, reached: 'service', key: 'proved' } as const
const keyRefused = { ...refused, key: 'unknown', blocks: untilPersonActs } as const
/** The service accepts no calls for some time. */
const onHold = { ...refused, incident: incidents.limit } as const

/** This table decides everything that depends on a fault code. */
export const faultPolicies: Readonly<Record<FaultCode, FaultPolicy>> = {
  'key-missing': { ...ours, blocks: untilPersonActs, incident: incidents.key, remedy: 'enter-key' },
  'keychain-silent': { ...ours, ...keychainSilent },
  'key-refused': { ...keyRefused, incident: incidents.key, remedy: 'enter-key' },
  'plan-required': { ...refused, blocks: lockedOperation, incident: incidents.plan },
  'quota-exceeded': { ...onHold, blocks: limited(waitSteps.quota), remedy: 'see-credits' },
  'rate-limited': { ...onHold, blocks: limited(waitSteps.rate, 'after-too-many-calls') },
  // Some services count a call before they check its key, so this doesn't prove that the key is valid.
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

/** Whether every other call would fail for the same reason. */
export function meetsEveryCall(fault: { readonly code: FaultCode }): boolean {
  const { blocks } = policyOf(fault)
  if (blocks.state === 'outage') return blocks.ownWaits === null
  return blocks.state === 'unauthorised' || blocks.state === 'rateLimited'
}

/** The next call would also fail, or would be charged and unreadable. */
export const stopsLoading = (fault: { readonly code: FaultCode } | null): boolean =>
  fault !== null && (meetsEveryCall(fault) || fault.code === 'unreadable')
