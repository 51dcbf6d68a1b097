import type { EpochMs } from '../../../src-shared/contract/values'

export interface Turn {
  /** When the call was made, whether it succeeded or not. */
  readonly calledAt: EpochMs
  /** When the last scheduled call succeeded. A manual call may have loaded newer data since. */
  readonly answered: {
    readonly at: EpochMs
    /** When that call was due, which is when the next interval begins. */
    readonly countsFrom: EpochMs
  } | null
}

/** If a call is late by more than this fraction of its interval, the next interval begins when it's made. */
const inTime = 1 / 4
/** After a slow response, at least this fraction of the interval must pass. */
const leastRest = 1 / 2

/**
 * When the next interval begins. That's when the call was due, so that small delays don't add up. After sleep
 * or an outage it's now, because missed calls aren't made up for.
 */
export function countsFrom(dueAt: EpochMs, everyMs: number, now: EpochMs): EpochMs {
  return now - dueAt <= everyMs * inTime ? dueAt : now
}

/**
 * When the next call is due. Its interval begins when the last call was due, so that slow responses don't
 * make it longer. If another call loaded the same data, it begins with the response to that.
 */
export function nextScheduleTurn(
  answeredAt: EpochMs,
  everyMs: number,
  turn: Turn | undefined,
  now: EpochMs
): EpochMs {
  const own = turn?.answered
  const from = own?.at === answeredAt && own.countsFrom <= now ? own.countsFrom : answeredAt
  return Math.max(from + everyMs, answeredAt + everyMs * leastRest)
}
