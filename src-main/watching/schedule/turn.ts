import type { EpochMs } from '../../../src-shared/contract/values'

export interface Turn {
  /** Time of the last call, successful or not. */
  readonly askedAt: EpochMs
  /** The need's own last successful call. */
  readonly answered: {
    readonly at: EpochMs
    /** When it was due. The next turn counts from here. */
    readonly countsFrom: EpochMs
  } | null
}

/** Share of the interval. A later turn starts a new grid. */
const inTime = 1 / 4
/** Share of the interval, even if the response took longer than the interval. */
const leastRest = 1 / 2

/**
 * The due time, so that small delays don't add up. Or now if the turn is late (after sleep or an outage), so that
 * missed turns aren't made up.
 */
export function countsFrom(dueAt: EpochMs, everyMs: number, now: EpochMs): EpochMs {
  return now - dueAt <= everyMs * inTime ? dueAt : now
}

/**
 * Counts from the call rather than its response, so response times don't slow the interval down. An answer from
 * another call counts from its arrival.
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
