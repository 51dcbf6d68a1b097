import type { EpochMs } from '../../src-shared/contract/values'

/** A need's last turn in this run. */
export interface Turn {
  /** Time of its last call, successful or not. */
  readonly askedAt: EpochMs
  /** Its own last successful call, or null if there was none. */
  readonly answered: {
    readonly at: EpochMs
    /** When it was due. The next turn counts from here. */
    readonly countsFrom: EpochMs
  } | null
}

/** Share of the interval. A turn no later than this keeps the grid. A later one starts a new grid. */
const inTime = 1 / 4
/** Share of the interval to rest after a response, even if that took longer than the interval. */
const leastRest = 1 / 2

/**
 * Where the turn after this one counts from: its due time, so that small delays don't add up, or now if it is late
 * (after sleep or an outage), so that missed turns aren't made up.
 */
export function countsFrom(dueAt: EpochMs, everyMs: number, now: EpochMs): EpochMs {
  return now - dueAt <= everyMs * inTime ? dueAt : now
}

/**
 * When the next turn is due. Counts from the call rather than its response, so response times don't slow the interval
 * down. An answer from another call counts from its arrival.
 */
export function nextTurn(
  answeredAt: EpochMs,
  everyMs: number,
  turn: Turn | undefined,
  now: EpochMs
): EpochMs {
  const own = turn?.answered
  const from = own?.at === answeredAt && own.countsFrom <= now ? own.countsFrom : answeredAt
  return Math.max(from + everyMs, answeredAt + everyMs * leastRest)
}
