import type { Fault, FaultCode } from '../../src-shared/contract/fault'
import type { EpochMs } from '../../src-shared/contract/values'
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
  /**
   * What answers badly waits alone: by a need's key, and by its operation where the fault may be that one's (404,
   * unreadable …) and not the question's. Learned from what runs by itself: a person may ask by hand what they like.
   */
  readonly sulking: Readonly<Record<string, Wait>>
}

export const noTrouble: Trouble = { locked: {}, stopped: null, closed: null, outage: null, sulking: {} }

/** question: a fault of what was asked, which says nothing of the operation's other questions. */
type Reach = 'locked' | 'stopped' | 'closed' | 'outage' | 'operation' | 'question' | 'none'

const reachOf: Readonly<Record<FaultCode, Reach>> = {
  'key-missing': 'stopped',
  'keychain-silent': 'outage',
  'key-refused': 'stopped',
  'plan-required': 'locked',
  'quota-exceeded': 'closed',
  'rate-limited': 'closed',
  limited: 'closed',
  'unknown-endpoint': 'operation',
  'upstream-unavailable': 'outage',
  refused: 'question',
  offline: 'outage',
  'sign-in-page': 'outage',
  'timed-out': 'outage',
  unreadable: 'operation',
  'unexpected-status': 'operation',
  'budget-stopped': 'none',
  'bad-input': 'question',
  internal: 'operation',
  disk: 'none'
}

const closedSteps: Readonly<Partial<Record<Fault['code'], readonly number[]>>> = {
  'quota-exceeded': waitSteps.quota,
  'rate-limited': waitSteps.rate
}

/**
 * What stands in the way after one more outcome, whoever asked.
 * @param random 0 to 1: jitter on outages (half to the whole wait), so that many clients do not knock at once.
 */
export function troubleAfter(trouble: Trouble, outcome: Outcome, now: EpochMs, random: number): Trouble {
  const { fault, operation } = outcome
  if (fault === null) return afterAnswer(trouble, outcome)
  switch (reachOf[fault.code]) {
    case 'locked':
      return { ...reached(trouble, fault), locked: { ...trouble.locked, [operation]: fault } }
    case 'stopped':
      return { ...reached(trouble, fault), stopped: fault }
    case 'closed': {
      const lengths = closedSteps[fault.code] ?? waitSteps.limited
      return { ...reached(trouble, fault), closed: waitAfter(trouble.closed, outcome, fault, now, lengths) }
    }
    case 'outage': {
      const lengths = fault.code === 'keychain-silent' ? waitSteps.keychain : waitSteps.outage
      return { ...trouble, outage: waitAfter(trouble.outage, outcome, fault, now, lengths, 0.5 + random / 2) }
    }
    case 'operation':
    case 'question':
      return reached(trouble, fault)
    case 'none':
      return trouble
  }
}

/** Something that is asked by itself. */
interface Asked {
  readonly key: string
  readonly operation: string
}

/**
 * What sulks after one more outcome of a need of ours. One that fails while others are answered must not be asked
 * again each time, least of all where every try may have been charged; nor may it stand in the others' way.
 */
export function sulkingAfter(trouble: Trouble, need: Asked, outcome: Outcome, now: EpochMs): Trouble {
  const { fault, charge } = outcome
  if (fault === null)
    return need.key in trouble.sulking ? { ...trouble, sulking: without(trouble.sulking, need.key) } : trouble
  switch (reachOf[fault.code]) {
    case 'question':
      return sulking(trouble, [need.key], fault, now, waitSteps.sulking)
    case 'operation':
      return sulking(trouble, [need.key, need.operation], fault, now, waitSteps.sulking)
    case 'outage': {
      // The outage itself ends with the next answer of any operation.
      if (charge !== 'unknown' && fault.code !== 'upstream-unavailable') return trouble
      const lengths = charge === 'unknown' ? waitSteps.doubtful : waitSteps.upstream
      return sulking(trouble, [need.key, need.operation], fault, now, lengths)
    }
    default:
      return trouble
  }
}

/** A mistake of our own around a call: it waits as after a bad answer. */
export function troubleAfterMistake(trouble: Trouble, { key, operation }: Asked, now: EpochMs): Trouble {
  return sulking(trouble, [key, operation], { ...internalFault, operation }, now, waitSteps.sulking)
}

/** What nobody needs any more has nothing to wait for. */
export function troubleOf(needs: readonly Asked[], trouble: Trouble): Trouble {
  const names = new Set(needs.flatMap(({ key, operation }) => [key, operation]))
  const kept = Object.entries(trouble.sulking).filter(([name]) => names.has(name))
  return kept.length === Object.keys(trouble.sulking).length
    ? trouble
    : { ...trouble, sulking: Object.fromEntries(kept) }
}

/**
 * A person acts (retry now: every wait ends, locks stay), or the network is back or the machine awake
 * (what an outage left behind ends).
 */
export function troubleForgiven(trouble: Trouble, what: 'outage' | 'all'): Trouble {
  if (what === 'all') return { ...noTrouble, locked: trouble.locked }
  const kept = Object.entries(trouble.sulking).filter(([, { fault }]) => reachOf[fault.code] !== 'outage')
  if (!trouble.outage && kept.length === Object.keys(trouble.sulking).length) return trouble
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
  const still = Object.values(sulking).find(({ fault }) => fault.operation === quotes)
  return stopped ?? outage?.fault ?? closed?.fault ?? locked[quotes] ?? still?.fault ?? null
}

function afterAnswer(trouble: Trouble, { operation, sentAt }: Outcome): Trouble {
  const { stopped, outage, locked, sulking } = trouble
  // One that was under way when the door closed does not show that it is open.
  const closed = trouble.closed && sentAt < trouble.closed.since ? trouble.closed : null
  const named = Object.hasOwn(locked, operation) || Object.hasOwn(sulking, operation)
  if (!stopped && closed === trouble.closed && !outage && !named) return trouble
  return {
    locked: without(locked, operation),
    stopped: null,
    closed,
    outage: null,
    sulking: without(sulking, operation)
  }
}

function sulking(
  trouble: Trouble,
  names: readonly string[],
  fault: Fault,
  now: EpochMs,
  lengths: readonly number[]
): Trouble {
  const waits = names.map(name => [name, longerWait(trouble.sulking[name], fault, now, lengths)] as const)
  return { ...trouble, sulking: { ...trouble.sulking, ...Object.fromEntries(waits) } }
}

/** Of calls that were under way at once, the first to fail is the knock, and the others say the same of it. */
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
