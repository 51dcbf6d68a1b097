import type { ApiFaultCode, Fault } from '../contract/fault'
import type { EpochMs } from '../contract/values'
import type { Outcome } from '../service-api/outcome'

/** A closed door with a time to knock again; `steps` counts the knocks so far. */
interface Wait {
  readonly fault: Fault
  readonly until: EpochMs
  readonly steps: number
}

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

const minute = 60_000
const hour = 60 * minute

/** Waits by the number of failures in a row, in ms; the last one repeats. */
const closedSteps = [minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, hour]
/** Three quick tries, then a breaker that opens ever less often. */
const outageSteps = [2_000, 5_000, 10_000, 30_000, minute, 2 * minute, 5 * minute]
const sulkingSteps = [minute, 5 * minute, 15 * minute, hour, 6 * hour]

type Reach = 'locked' | 'stopped' | 'closed' | 'outage' | 'sulking' | 'none'

const reachOf: Readonly<Record<ApiFaultCode | 'internal', Reach>> = {
  'key-missing': 'stopped',
  'key-refused': 'stopped',
  'plan-required': 'locked',
  'quota-exceeded': 'closed',
  'rate-limited': 'closed',
  limited: 'closed',
  'unknown-endpoint': 'sulking',
  'upstream-unavailable': 'outage',
  refused: 'sulking',
  offline: 'outage',
  'timed-out': 'outage',
  unreadable: 'sulking',
  'unexpected-status': 'sulking',
  'budget-stopped': 'none',
  'bad-input': 'sulking',
  internal: 'none'
}

/**
 * What stands in the way after one more outcome.
 * @param random 0 to 1: full jitter on outages, so that many clients do not knock at once.
 */
export function troubleAfter(trouble: Trouble, outcome: Outcome, now: EpochMs, random: number): Trouble {
  const { fault, operation } = outcome
  if (fault === null) return afterAnswer(trouble, operation)
  // The service promised a time: it is kept whole.
  const promised = fault.retryAt
  switch (reachOf[fault.code]) {
    case 'locked':
      return { ...reached(trouble), locked: { ...trouble.locked, [operation]: fault } }
    case 'stopped':
      return { ...reached(trouble), stopped: fault }
    case 'closed': {
      const steps = (trouble.closed?.steps ?? 0) + 1
      return {
        ...reached(trouble),
        closed: { fault, steps, until: promised ?? now + step(closedSteps, steps) }
      }
    }
    case 'outage': {
      const steps = (trouble.outage?.steps ?? 0) + 1
      const until = promised ?? now + step(outageSteps, steps) * (0.5 + random / 2)
      return { ...trouble, outage: { fault, steps, until } }
    }
    case 'sulking': {
      const steps = (trouble.sulking[operation]?.steps ?? 0) + 1
      const wait = { fault, steps, until: promised ?? now + step(sulkingSteps, steps) }
      return { ...reached(trouble), sulking: { ...trouble.sulking, [operation]: wait } }
    }
    case 'none':
      return trouble
  }
}

/** A person acts (retry now, network back, machine awake): waits end, locks and a refused key stay. */
export function troubleForgiven(trouble: Trouble, what: 'outage' | 'all'): Trouble {
  return what === 'outage' ? { ...trouble, outage: null } : { ...noTrouble, locked: trouble.locked }
}

/** The one fault to tell a person now: the one that stops most comes first. */
export function worstFault(trouble: Trouble): Fault | null {
  return trouble.stopped ?? trouble.outage?.fault ?? trouble.closed?.fault ?? null
}

/** Reads trouble kept from an earlier start; what can't be read is no trouble. */
export function readTrouble(value: unknown): Trouble {
  const kept = value as Partial<Trouble> | null
  return {
    ...noTrouble,
    locked: kept?.locked ?? {},
    closed: kept?.closed ?? null,
    stopped: kept?.stopped ?? null
  }
}

function afterAnswer(trouble: Trouble, operation: string): Trouble {
  const { stopped, closed, outage, locked, sulking } = trouble
  const untroubled = !stopped && !closed && !outage && !(operation in locked) && !(operation in sulking)
  if (untroubled) return trouble
  return {
    locked: without(trouble.locked, operation),
    stopped: null,
    closed: null,
    outage: null,
    sulking: without(trouble.sulking, operation)
  }
}

/** Any answer, even a refusal, shows that the service is there. */
const reached = (trouble: Trouble): Trouble => (trouble.outage ? { ...trouble, outage: null } : trouble)

const step = (steps: readonly number[], count: number): number =>
  steps[Math.min(count, steps.length) - 1] ?? hour

function without<Value>(
  record: Readonly<Record<string, Value>>,
  name: string
): Readonly<Record<string, Value>> {
  if (!(name in record)) return record
  const { [name]: _, ...others } = record
  return others
}
