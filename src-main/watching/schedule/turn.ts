import type { EpochMs } from '../../../src-shared/contract/values'

export interface Turn {
  /** Whether it succeeded or not. */
  readonly askedAt: EpochMs
  /** The last successful scheduled call. A manual call may have loaded newer data. */
  readonly answered: {
    readonly at: EpochMs
    readonly countsFrom: EpochMs
  } | null
}

/**
 * If a call is later than this fraction of its interval, the next interval begins when it's made, not when it
 * was due.
 */
const inTime = 1 / 4
/** At least this fraction of the interval passes after a slow response. */
const leastRest = 1 / 2

/**
 * Intervals count from the due time, so that small delays don't add up. After sleep or an outage they count
 * from now, because missed calls aren't made up for.
 */
export function countsFrom(dueAt: EpochMs, everyMs: number, now: EpochMs): EpochMs {
  return now - dueAt <= everyMs * inTime ? dueAt : now
}

/**
 * When the next call is due. Intervals count from the due time, so that slow responses don't make them
 * longer, or from another call that loaded the same data.
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
