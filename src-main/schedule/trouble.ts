import type { ApiFaultCode, Fault } from '../contract/fault'
import type { EpochMs } from '../contract/values'
import { internalFault } from '../faults/fault-error'
import type { Outcome } from '../service-api/outcome'
import { longerWait, waitSeenAt, waitSteps, type Wait } from './wait'

/** Everything that stands between us and the service. Kept over restarts. */
export interface Trouble {
  /** 402: operations behind a plan the key does not have; asked again only by a person. */
  readonly locked: Readonly<Record<string, Fault>>
  /** 401, or no key: nothing is asked until a person acts. */
  readonly stopped: Fault | null
  /** 429: the whole key waits. */
  readonly closed: Wait | null
  /** The service can't be reached or can't reach its own source: everything waits. */
  readonly outage: Wait | null
  /** One operation answers badly (status false, 404, unreadable …): it alone waits. */
  readonly sulking: Readonly<Record<string, Wait>>
}

export const noTrouble: Trouble = { locked: {}, stopped: null, closed: null, outage: null, sulking: {} }

type Reach = 'locked' | 'stopped' | 'closed' | 'outage' | 'sulking' | 'none'

const reachOf: Readonly<Record<ApiFaultCode | 'internal', Reach>> = {
  'key-missing': 'stopped',
  'keychain-silent': 'outage',
  'key-refused': 'stopped',
  'plan-required': 'locked',
  'quota-exceeded': 'closed',
  'rate-limited': 'closed',
  limited: 'closed',
  'unknown-endpoint': 'sulking',
  'upstream-unavailable': 'outage',
  refused: 'sulking',
  offline: 'outage',
  'sign-in-page': 'outage',
  'timed-out': 'outage',
  unreadable: 'sulking',
  'unexpected-status': 'sulking',
  'budget-stopped': 'none',
  'bad-input': 'sulking',
  internal: 'sulking'
}

const closedSteps: Readonly<Partial<Record<Fault['code'], readonly number[]>>> = {
  'quota-exceeded': waitSteps.quota,
  'rate-limited': waitSteps.rate
}

/**
 * What stands in the way after one more outcome.
 * @param random 0 to 1: jitter on outages (half to the whole wait), so that many clients do not knock at once.
 */
export function troubleAfter(trouble: Trouble, outcome: Outcome, now: EpochMs, random: number): Trouble {
  const { fault, operation } = outcome
  if (fault === null) return afterAnswer(trouble, operation)
  switch (reachOf[fault.code]) {
    case 'locked':
      return { ...reached(trouble, fault), locked: { ...trouble.locked, [operation]: fault } }
    case 'stopped':
      return { ...reached(trouble, fault), stopped: fault }
    case 'closed':
      return {
        ...reached(trouble, fault),
        closed: longerWait(trouble.closed, fault, now, closedSteps[fault.code] ?? waitSteps.limited)
      }
    case 'outage': {
      const lengths = fault.code === 'keychain-silent' ? waitSteps.keychain : waitSteps.outage
      const outage = longerWait(trouble.outage, fault, now, lengths, 0.5 + random / 2)
      return { ...afterFailure(trouble, outcome, now), outage }
    }
    case 'sulking':
      return sulking(reached(trouble, fault), operation, fault, now, waitSteps.sulking)
    case 'none':
      return trouble
  }
}

/** A mistake of our own around a call: it alone waits, as after a bad answer. */
export function troubleAfterMistake(trouble: Trouble, operation: string, now: EpochMs): Trouble {
  return sulking(trouble, operation, { ...internalFault, operation }, now, waitSteps.sulking)
}

/**
 * A person acts (retry now: every wait ends, locks stay), or the network is back or the machine awake
 * (what an outage left behind ends).
 */
export function troubleForgiven(trouble: Trouble, what: 'outage' | 'all'): Trouble {
  if (what === 'all') return { ...noTrouble, locked: trouble.locked }
  const kept = Object.entries(trouble.sulking).filter(([, { fault }]) => reachOf[fault.code] !== 'outage')
  return { ...trouble, outage: null, sulking: Object.fromEntries(kept) }
}

/** Trouble as it looks after the clock was set back: no wait grows with it. */
export function troubleSeenAt(trouble: Trouble, now: EpochMs): Trouble {
  const { closed, outage, sulking } = trouble
  const waits = [closed, outage, ...Object.values(sulking)]
  if (waits.every(wait => wait === null || wait.since <= now)) return trouble
  return {
    ...trouble,
    closed: closed && waitSeenAt(closed, now),
    outage: outage && waitSeenAt(outage, now),
    sulking: Object.fromEntries(Object.entries(sulking).map(([name, wait]) => [name, waitSeenAt(wait, now)]))
  }
}

/** The operation the whole window lives by. */
const quotes = 'getData'

/**
 * The one fault to tell a person now: the one that stops most comes first. Where one operation alone is in trouble its
 * own panel tells; quotes have none, and prices that stand still in silence are the worst a watch can do.
 */
export function worstFault({ stopped, outage, closed, locked, sulking }: Trouble): Fault | null {
  return stopped ?? outage?.fault ?? closed?.fault ?? locked[quotes] ?? sulking[quotes]?.fault ?? null
}

function afterAnswer(trouble: Trouble, operation: string): Trouble {
  const { stopped, closed, outage, locked, sulking } = trouble
  const named = Object.hasOwn(locked, operation) || Object.hasOwn(sulking, operation)
  if (!stopped && !closed && !outage && !named) return trouble
  return {
    locked: without(locked, operation),
    stopped: null,
    closed: null,
    outage: null,
    sulking: without(sulking, operation)
  }
}

function sulking(
  trouble: Trouble,
  operation: string,
  fault: Fault,
  now: EpochMs,
  lengths: readonly number[]
): Trouble {
  const wait = longerWait(trouble.sulking[operation], fault, now, lengths)
  return { ...trouble, sulking: { ...trouble.sulking, [operation]: wait } }
}

/**
 * An outage ends with the next answer of any operation. One that fails while the others are answered must
 * not be asked again each time, least of all where every try may have been charged.
 */
function afterFailure(trouble: Trouble, { operation, fault, charge }: Outcome, now: EpochMs): Trouble {
  if (fault === null) return trouble
  if (charge === 'unknown') return sulking(trouble, operation, fault, now, waitSteps.doubtful)
  if (fault.code === 'upstream-unavailable')
    return sulking(trouble, operation, fault, now, waitSteps.upstream)
  return trouble
}

/** Any answer, even a refusal, shows that the service is there; one that looked at more than the key, that it is good. */
function reached(trouble: Trouble, { code }: Fault): Trouble {
  const stopped = provesKey.has(code) ? null : trouble.stopped
  return trouble.outage || stopped !== trouble.stopped ? { ...trouble, outage: null, stopped } : trouble
}

const provesKey = new Set<Fault['code']>(['plan-required', 'quota-exceeded', 'rate-limited', 'refused'])

function without<Value>(
  record: Readonly<Record<string, Value>>,
  name: string
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))
}
