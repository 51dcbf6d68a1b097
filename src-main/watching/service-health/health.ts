import type { Fault } from '../../../src-shared/contract/fault'
import type { EpochMs } from '../../../src-shared/contract/values'
import { internalFault } from '../../platform/faults/fault-error'
import type { Outcome } from '../../service/api/outcome'
import { policyOf } from './fault-policy'
import { quotesOperation } from '../../../src-shared/quotes-operation'
import { longerWait, waitAt, waitSteps, type Wait } from './wait'

export interface ServiceHealth {
  /** Operations that the key's plan excludes (status 402). They are only called manually. */
  readonly locked: Readonly<Record<string, Fault>>
  /** Calls stop until the user acts. */
  readonly unauthorised: Fault | null
  /** After status 429, all calls with this key wait. */
  readonly rateLimited: Wait | null
  /** The service or its data source can't be reached, so all calls wait. */
  readonly outage: Wait | null
  /**
   * How long scheduled calls wait after a failure, by their key. If the error may affect all calls of an
   * operation (404, unreadable …), the wait is also stored under the operation's name. A manual call never
   * starts such a wait and is never held back by one.
   */
  readonly backoffs: Readonly<Record<string, Wait>>
}

export const healthy: ServiceHealth = {
  locked: {},
  unauthorised: null,
  rateLimited: null,
  outage: null,
  backoffs: {}
}

/**
 * How the service is after a call.
 * @param random 0 to 1. After an outage, clients wait for half to all of the time, so that they don't all
 * retry at once.
 */
export function healthAfter(
  health: ServiceHealth,
  outcome: Outcome,
  now: EpochMs,
  random: number
): ServiceHealth {
  const { fault, operation } = outcome
  if (fault === null) return afterAnswer(health, outcome)
  const refused = afterRefusal(health, fault)
  const { blocks } = policyOf(fault)
  switch (blocks.state) {
    case 'locked':
      return { ...refused, locked: { ...health.locked, [operation]: fault } }
    case 'unauthorised':
      return { ...refused, unauthorised: fault }
    case 'rateLimited':
      return { ...refused, rateLimited: waitAfter(health.rateLimited, outcome, fault, now, blocks.waits) }
    case 'outage':
      return {
        ...refused,
        outage: waitAfter(health.outage, outcome, fault, now, blocks.waits, 0.5 + random / 2)
      }
    case 'backoff':
    case 'none':
      return refused
  }
}

interface NeedKey {
  readonly key: string
  readonly operation: string
}

/** This wait is separate, because each retry could be charged and would delay the others. */
export function backoffAfter(
  health: ServiceHealth,
  need: NeedKey,
  outcome: Outcome,
  now: EpochMs
): ServiceHealth {
  const { fault, charge } = outcome
  if (fault === null)
    return need.key in health.backoffs ? { ...health, backoffs: without(health.backoffs, need.key) } : health
  const { blocks } = policyOf(fault)
  if (blocks.state === 'backoff') {
    const names = blocks.of === 'question' ? [need.key] : [need.key, need.operation]
    return withBackoff(health, names, fault, now, waitSteps.backoff)
  }
  // Any success ends an outage, but the wait of the failed operation continues.
  if (blocks.state !== 'outage') return health
  const waits = charge === 'unknown' ? waitSteps.doubtful : blocks.ownWaits
  return waits === null ? health : withBackoff(health, [need.key, need.operation], fault, now, waits)
}

/** After a bug in Candlewick, the call waits as long as after a response that can't be read. */
export function healthAfterMistake(
  health: ServiceHealth,
  { key, operation }: NeedKey,
  now: EpochMs
): ServiceHealth {
  return withBackoff(health, [key, operation], { ...internalFault, operation }, now, waitSteps.backoff)
}

export function healthFor(
  needs: readonly (NeedKey & { readonly answeredAt: EpochMs | null })[],
  health: ServiceHealth
): ServiceHealth {
  const names = new Set(needs.flatMap(({ key, operation }) => [key, operation]))
  const answeredAt = new Map(needs.map(({ key, answeredAt: at }) => [key, at ?? 0]))
  const remaining = Object.entries(health.backoffs).filter(
    ([name, { since }]) => names.has(name) && (answeredAt.get(name) ?? 0) <= since
  )
  return remaining.length === Object.keys(health.backoffs).length
    ? health
    : { ...health, backoffs: Object.fromEntries(remaining) }
}

/**
 * Operations that the plan excludes stay blocked. `outage` means that the network is back or the computer
 * woke up.
 */
export function healthAfterReset(health: ServiceHealth, what: 'outage' | 'all'): ServiceHealth {
  if (what === 'all') return { ...healthy, locked: health.locked }
  const remaining = Object.entries(health.backoffs).filter(
    ([, { fault }]) => policyOf(fault).blocks.state !== 'outage'
  )
  if (!health.outage && remaining.length === Object.keys(health.backoffs).length) return health
  return { ...health, outage: null, backoffs: Object.fromEntries(remaining) }
}

/** If the clock was set back, waits keep their length. */
export function healthAt(health: ServiceHealth, now: EpochMs): ServiceHealth {
  const { rateLimited, outage, backoffs } = health
  const waits = [rateLimited, outage, ...Object.values(backoffs)]
  if (waits.every(wait => wait === null || wait.since <= now)) return health
  return {
    ...health,
    rateLimited: rateLimited && waitAt(rateLimited, now),
    outage: outage && waitAt(outage, now),
    backoffs: Object.fromEntries(Object.entries(backoffs).map(([name, wait]) => [name, waitAt(wait, now)]))
  }
}

/**
 * The fault to show everywhere. An error of a single operation is shown in its own panel, except for quotes,
 * because the user must notice if prices stop updating.
 */
export function worstFault({
  unauthorised,
  outage,
  rateLimited,
  locked,
  backoffs
}: ServiceHealth): Fault | null {
  const still = Object.values(backoffs).find(({ fault }) => fault.operation === quotesOperation)
  return (
    unauthorised ?? outage?.fault ?? rateLimited?.fault ?? locked[quotesOperation] ?? still?.fault ?? null
  )
}

function afterAnswer(health: ServiceHealth, { operation, sentAt }: Outcome): ServiceHealth {
  const { unauthorised, outage, locked, backoffs } = health
  // A call that was sent before the rate limit began may succeed although the limit still applies.
  const rateLimited = health.rateLimited && sentAt < health.rateLimited.since ? health.rateLimited : null
  const named = Object.hasOwn(locked, operation) || Object.hasOwn(backoffs, operation)
  if (!unauthorised && rateLimited === health.rateLimited && !outage && !named) return health
  return {
    locked: without(locked, operation),
    unauthorised: null,
    rateLimited,
    outage: null,
    backoffs: without(backoffs, operation)
  }
}

function withBackoff(
  health: ServiceHealth,
  names: readonly string[],
  fault: Fault,
  now: EpochMs,
  lengths: readonly number[]
): ServiceHealth {
  const waits = names.map(name => [name, longerWait(health.backoffs[name], fault, now, lengths)] as const)
  return { ...health, backoffs: { ...health.backoffs, ...Object.fromEntries(waits) } }
}

/** Starts or extends a wait. Calls that fail at the same time count as one failure. */
function waitAfter(
  before: Wait | null,
  { sentAt }: Outcome,
  fault: Fault,
  now: EpochMs,
  lengths: readonly number[],
  share = 1
): Wait {
  const isSame = before !== null && sentAt < before.since
  return longerWait(isSame ? { ...before, steps: before.steps - 1 } : before, fault, now, lengths, share)
}

/**
 * A refusal still shows that the service can be reached. If it checked the key first, it also shows that the
 * key is valid.
 */
function afterRefusal(health: ServiceHealth, fault: Fault): ServiceHealth {
  const { reached, key } = policyOf(fault)
  const unauthorised = key === 'proved' ? null : health.unauthorised
  const outage = reached === 'nothing' ? health.outage : null
  return outage === health.outage && unauthorised === health.unauthorised
    ? health
    : { ...health, outage, unauthorised }
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  name: string
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))
}
