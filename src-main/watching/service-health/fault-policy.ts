import type { FaultCode } from '../../../src-shared/contract/fault'
import type { Remedy } from '../../../src-shared/contract/schedule'
import { incidents, type ServiceIncidentPolicy } from '../../platform/notices/policy'
import { waitSteps } from './wait'

/** How an error delays later calls. Waits are in ms, one for each failure in a row. */
export type Block =
  | { readonly state: 'none' }
  | { readonly state: 'locked' }
  | { readonly state: 'unauthorised' }
  | {
      readonly state: 'rateLimited'
      readonly waits: readonly number[]
      readonly reason: 'after-too-many-calls' | 'probing-limit'
    }
  | {
      readonly state: 'outage'
      readonly waits: readonly number[]
      readonly reason: 'probing-service' | 'probing-keychain'
      readonly shownAs: 'offline' | 'source-down' | 'waiting'
      /**
       * The waits of the failed operation if other operations succeed. Null if the error always affects all
       * of them.
       */
      readonly ownWaits: readonly number[] | null
    }
  /** Automatic calls of the operation wait, or only those with the same parameters. */
  | { readonly state: 'backoff'; readonly of: 'question' | 'operation' }

export interface FaultPolicy {
  /** Who responded. 'answer' may come from something other than the service, but the network works. */
  readonly reached: 'nothing' | 'answer' | 'service'
  /**
   * `proved` means that the service checked the key and it's valid. `accepted` means that it wasn't rejected.
   */
  readonly key: 'unknown' | 'accepted' | 'proved'
  readonly blocks: Block
  /**
   * Whether a failed call is retried after its usual interval if the service answers others. `no` means that
   * it would fail again. `lists` means that only calls about several coins are retried, because they leave
   * out refused coins next time.
   */
  readonly retriesEarly: 'yes' | 'lists' | 'no'
  /** Null if the error is only shown where the call was made. */
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
  // Each attempt may make the keychain ask the user for a password.
  retriesEarly: 'no',
  incident: incidents.keychain,
  remedy: 'unlock-keychain'
} as const
const limited = (
  waits: readonly number[],
  reason: 'after-too-many-calls' | 'probing-limit' = 'probing-limit'
) => ({ state: 'rateLimited', waits, reason }) as const

/** The call failed before anything was sent to the service. */
const ours = {
  reached: 'nothing',
  key: 'unknown',
  blocks: nothing,
  retriesEarly: 'yes',
  incident: null,
  remedy: null
} as const satisfies FaultPolicy
const unanswered = { ...ours, blocks: outOfReach, incident: incidents.service } as const
const misread = { ...ours, reached: 'answer', blocks: ofOperation, incident: incidents.quotes } as const
const refused = { ...ours, reached: 'service', key: 'proved' } as const
const keyRefused = { ...refused, key: 'unknown', blocks: untilPersonActs } as const
const onHold = { ...refused, incident: incidents.limit } as const

export const faultPolicies: Readonly<Record<FaultCode, FaultPolicy>> = {
  'key-missing': { ...ours, blocks: untilPersonActs, incident: incidents.key, remedy: 'enter-key' },
  'keychain-silent': { ...ours, ...keychainSilent },
  'key-refused': { ...keyRefused, incident: incidents.key, remedy: 'enter-key' },
  'plan-required': { ...refused, blocks: lockedOperation, incident: incidents.plan },
  'quota-exceeded': { ...onHold, blocks: limited(waitSteps.quota), remedy: 'see-credits' },
  'rate-limited': { ...onHold, blocks: limited(waitSteps.rate, 'after-too-many-calls') },
  // Some services count a call before they check its key, so the key may be invalid.
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

export function affectsEveryCall(fault: { readonly code: FaultCode }): boolean {
  const { blocks } = policyOf(fault)
  if (blocks.state === 'outage') return blocks.ownWaits === null
  return blocks.state === 'unauthorised' || blocks.state === 'rateLimited'
}

/** Whether the next call would fail too, or would be charged and couldn't be read. */
export const stopsLoading = (fault: { readonly code: FaultCode } | null): boolean =>
  fault !== null && (affectsEveryCall(fault) || fault.code === 'unreadable')
