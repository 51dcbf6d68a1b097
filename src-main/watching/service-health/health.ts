import type { Fault } from '../../../src-shared/contract/fault'
import type { EpochMs } from '../../../src-shared/contract/values'
import { internalFault } from '../../platform/faults/fault-error'
import type { Outcome } from '../../service/api/outcome'
import { policyOf } from './fault-policy'
import { quotesOperation } from './incident-policy'
import { longerWait, waitSeenAt, waitSteps, type Wait } from './wait'

/** Everything that blocks calls to the service. */
export interface ServiceHealth {
  /** 402: only the user retries these operations. */
  readonly locked: Readonly<Record<string, Fault>>
  /** 401, or no key: no calls until the user acts. */
  readonly unauthorised: Fault | null
  /** 429: all calls with this key wait. */
  readonly rateLimited: Wait | null
  /** The service, or its data source, can't be reached. All calls wait. */
  readonly outage: Wait | null
  /**
   * By a need's key, and by operation if the fault may concern all of it (404, unreadable …). Only automatic calls
   * set these. The user may call anything.
   */
  readonly backoffs: Readonly<Record<string, Wait>>
}

export const allWell: ServiceHealth = {
  locked: {},
  unauthorised: null,
  rateLimited: null,
  outage: null,
  backoffs: {}
}

/**
 * After any call.
 * @param random 0 to 1, for jitter on outages (half to all of the wait), so that clients don't retry at the same time
 */
export function healthAfter(
  health: ServiceHealth,
  outcome: Outcome,
  now: EpochMs,
  random: number
): ServiceHealth {
  const { fault, operation } = outcome
  if (fault === null) return afterAnswer(health, outcome)
  const seen = afterRefusal(health, fault)
  const { blocks } = policyOf(fault)
  switch (blocks.state) {
    case 'locked':
      return { ...seen, locked: { ...health.locked, [operation]: fault } }
    case 'unauthorised':
      return { ...seen, unauthorised: fault }
    case 'rateLimited':
      return { ...seen, rateLimited: waitAfter(health.rateLimited, outcome, fault, now, blocks.waits) }
    case 'outage':
      return {
        ...seen,
        outage: waitAfter(health.outage, outcome, fault, now, blocks.waits, 0.5 + random / 2)
      }
    case 'backoff':
    case 'none':
      return seen
  }
}

/** An automatic call. */
interface Asked {
  readonly key: string
  readonly operation: string
}

/**
 * After an automatic call. A need that fails while others are answered must not be retried each time, especially if
 * attempts may be charged, and must not block the others.
 */
export function backoffAfter(
  health: ServiceHealth,
  need: Asked,
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
  // The outage itself ends with any operation's next answer.
  if (blocks.state !== 'outage') return health
  const waits = charge === 'unknown' ? waitSteps.doubtful : blocks.ownWaits
  return waits === null ? health : withBackoff(health, [need.key, need.operation], fault, now, waits)
}

/** For a bug in Candlewick. Waits as after a bad response. */
export function healthAfterMistake(
  health: ServiceHealth,
  { key, operation }: Asked,
  now: EpochMs
): ServiceHealth {
  return withBackoff(health, [key, operation], { ...internalFault, operation }, now, waitSteps.backoff)
}

/** Drops waits of needs that no longer exist, or were answered since by any call. */
export function healthFor(
  needs: readonly (Asked & { readonly answeredAt: EpochMs | null })[],
  health: ServiceHealth
): ServiceHealth {
  const names = new Set(needs.flatMap(({ key, operation }) => [key, operation]))
  const answeredAt = new Map(needs.map(({ key, answeredAt: at }) => [key, at ?? 0]))
  const kept = Object.entries(health.backoffs).filter(
    ([name, { since }]) => names.has(name) && (answeredAt.get(name) ?? 0) <= since
  )
  return kept.length === Object.keys(health.backoffs).length
    ? health
    : { ...health, backoffs: Object.fromEntries(kept) }
}

/**
 * all: every wait but no locks, when the user retries. outage: what an outage caused, when the network is back or the
 * machine awake.
 */
export function healthForgiven(health: ServiceHealth, what: 'outage' | 'all'): ServiceHealth {
  if (what === 'all') return { ...allWell, locked: health.locked }
  const kept = Object.entries(health.backoffs).filter(
    ([, { fault }]) => policyOf(fault).blocks.state !== 'outage'
  )
  if (!health.outage && kept.length === Object.keys(health.backoffs).length) return health
  return { ...health, outage: null, backoffs: Object.fromEntries(kept) }
}

/** After the clock was set back, no wait gets longer. */
export function healthSeenAt(health: ServiceHealth, now: EpochMs): ServiceHealth {
  const { rateLimited, outage, backoffs } = health
  const waits = [rateLimited, outage, ...Object.values(backoffs)]
  if (waits.every(wait => wait === null || wait.since <= now)) return health
  return {
    ...health,
    rateLimited: rateLimited && waitSeenAt(rateLimited, now),
    outage: outage && waitSeenAt(outage, now),
    backoffs: Object.fromEntries(
      Object.entries(backoffs).map(([name, wait]) => [name, waitSeenAt(wait, now)])
    )
  }
}

/**
 * The most severe fault, to show the user. Single operations have their own panel, except quotes: prices that
 * silently stop updating are the worst failure of a watch.
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
  // A call sent before the rate limit doesn't show that it has ended.
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

/** Counts simultaneous failures once. */
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

/** A refusal disproves an outage, and a bad key if the key was checked. */
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
