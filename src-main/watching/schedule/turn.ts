import type { EpochMs } from '../../../src-shared/contract/values'

export interface Turn {
  /** Whether the call succeeded or not. */
  readonly askedAt: EpochMs
  /** The last successful call made by the need itself. */
  readonly answered: {
    readonly at: EpochMs
    /** When that call was due. The next turn counts from here. */
    readonly countsFrom: EpochMs
  } | null
}

/** If a call is late by more than this share of its interval, later turns count from the call itself. */
const inTime = 1 / 4
/** After a slow response, at least this share of the interval passes before the next call. */
const leastRest = 1 / 2

/**
 * Returns when the call was due, so that small delays don't add up. After sleep or an outage, returns now, so that
 * missed turns aren't made up.
 */
export function countsFrom(dueAt: EpochMs, everyMs: number, now: EpochMs): EpochMs {
  return now - dueAt <= everyMs * inTime ? dueAt : now
}

/**
 * Counts from when the call was due, so that slow responses don't make the interval longer. If another call answered
 * the need, counts from that response.
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
