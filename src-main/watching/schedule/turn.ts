import type { EpochMs } from '../../../src-shared/contract/values'

export interface Turn {
  /** Whether the call succeeded or not. */
  readonly calledAt: EpochMs
  /** The last successful scheduled call. A manual call may have loaded newer data. */
  readonly answered: {
    readonly at: EpochMs
    /** When that call was due. The next interval begins then. */
    readonly countsFrom: EpochMs
  } | null
}

/** If a call is later than this fraction of its interval, the next interval begins when it's made. */
const inTime = 1 / 4
/** After a slow response, at least this fraction of the interval must pass. */
const leastRest = 1 / 2

/**
 * When the call was due, so that small delays don't add up. Now after sleep or an outage, because missed
 * calls aren't made up for.
 */
export function countsFrom(dueAt: EpochMs, everyMs: number, now: EpochMs): EpochMs {
  return now - dueAt <= everyMs * inTime ? dueAt : now
}

/**
 * Begins when the last call was due, so that slow responses don't make the interval longer, or with the
 * response to another call that loaded the same data.
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
