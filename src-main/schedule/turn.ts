import type { EpochMs } from '../../src-shared/contract/values'

/** What this run knows of one need's last turn. */
export interface Turn {
  /** When it was last asked, well or ill. */
  readonly askedAt: EpochMs
  /** The last call of its own that was answered well; null = none was. */
  readonly answered: {
    readonly at: EpochMs
    /** The moment it was asked for: from here the next turn counts. */
    readonly countsFrom: EpochMs
  } | null
}

/** Of a rhythm: asked this little late, a turn keeps to the grid; later, a new grid begins with it. */
const inTime = 1 / 4
/** Of a rhythm: rest after an answer, also where the answer took longer than the rhythm itself. */
const leastRest = 1 / 2

/**
 * From when the turn after this one counts: from the moment it was due, so that waits of a moment never add up, or,
 * where it comes late (after sleep, after an outage), from now, so that nothing missed is made up for.
 */
export function countsFrom(dueAt: EpochMs, everyMs: number, now: EpochMs): EpochMs {
  return now - dueAt <= everyMs * inTime ? dueAt : now
}

/**
 * When a rhythm's next turn is due: counted from the asking and not from the answer, or each answer's way would
 * slow the rhythm down. An answer that somebody else brought counts from its coming.
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
