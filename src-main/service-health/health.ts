import type { Fault } from '../../src-shared/contract/fault'
import type { EpochMs } from '../../src-shared/contract/values'
import { internalFault } from '../faults/fault-error'
import type { Outcome } from '../service-api/outcome'
import { policyOf } from './fault-policy'
import { quotesOperation } from './incident-policy'
import { longerWait, waitSeenAt, waitSteps, type Wait } from './wait'

/** Everything that stands between us and the service. Kept over restarts. */
export interface ServiceHealth {
  /** 402: operations behind a plan the key does not have; asked again only by a person. */
  readonly locked: Readonly<Record<string, Fault>>
  /** 401, or no key: nothing is asked until a person acts. */
  readonly unauthorised: Fault | null
  /** 429: the whole key waits. */
  readonly rateLimited: Wait | null
  /** The service can't be reached or can't reach its own source: everything waits. */
  readonly outage: Wait | null
  /**
   * What answers badly waits alone: by a need's key, and by its operation where the fault may be that one's (404,
   * unreadable …) and not the question's. Learned from what runs by itself: a person may ask by hand what they like.
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
 * What stands in the way after one more outcome, whoever asked.
 * @param random 0 to 1: jitter on outages (half to the whole wait), so that many clients do not knock at once.
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

/** Something that is asked by itself. */
interface Asked {
  readonly key: string
  readonly operation: string
}

/**
 * What backs off after one more outcome of a need of ours. One that fails while others are answered must not be asked
 * again each time, least of all where every try may have been charged; nor may it stand in the others' way.
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
  // An outage itself ends with the next answer of any operation.
  if (blocks.state !== 'outage') return health
  const waits = charge === 'unknown' ? waitSteps.doubtful : blocks.ownWaits
  return waits === null ? health : withBackoff(health, [need.key, need.operation], fault, now, waits)
}

/** A mistake of our own around a call: it waits as after a bad answer. */
export function healthAfterMistake(
  health: ServiceHealth,
  { key, operation }: Asked,
  now: EpochMs
): ServiceHealth {
  return withBackoff(health, [key, operation], { ...internalFault, operation }, now, waitSteps.backoff)
}

/** What nobody needs any more has nothing to wait for; nor has a question that was answered since, whoever asked. */
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
 * A person acts (retry now: every wait ends, locks stay), or the network is back or the machine awake
 * (what an outage left behind ends).
 */
export function healthForgiven(health: ServiceHealth, what: 'outage' | 'all'): ServiceHealth {
  if (what === 'all') return { ...allWell, locked: health.locked }
  const kept = Object.entries(health.backoffs).filter(
    ([, { fault }]) => policyOf(fault).blocks.state !== 'outage'
  )
  if (!health.outage && kept.length === Object.keys(health.backoffs).length) return health
  return { ...health, outage: null, backoffs: Object.fromEntries(kept) }
}

/** ServiceHealth as it looks after the clock was set back: no wait grows with it. */
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
 * The one fault to tell a person now: the one that stops most comes first. Where one operation alone is in health its
 * own panel tells; quotes have none, and prices that stand still in silence are the worst a watch can do.
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
  // One that was under way when calls were refused does not show that they are taken again.
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

/** Of calls that were under way at once, the first to fail counts, and the others say the same. */
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

/** What a refusal shows to be well: the way to whatever answered, and the key where that was looked at. */
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
