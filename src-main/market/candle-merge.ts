import type { EpochMs } from '../../src-shared/contract/values'
import type { Bar } from './bar'

export interface CandleAnswer {
  readonly bars: readonly Bar[]
  readonly fetchedAt: EpochMs
  readonly operation: string
  /** The time of the earliest bar requested. Null if the operation returns everything. */
  readonly requestedFrom: EpochMs | null
}

/** `closed` is 1 if the bar had closed at `fetchedAt`. */
export interface StoredBar extends Bar {
  readonly closed: 0 | 1
  readonly fetchedAt: EpochMs
}

export interface Coverage {
  /** From this time on, the cache has every candle that the service has. */
  readonly coveredFrom: EpochMs | null
  /** The start of the coin's history, known because a request for earlier bars returned none. */
  readonly beginsAt: EpochMs | null
}

/** Smaller relative differences are rounding errors. */
const tolerance = 1e-9

/** Closed bars that the service has corrected, with their old values. */
export function correctedBars(stored: readonly StoredBar[], fetched: readonly Bar[]): readonly StoredBar[] {
  const byTime = new Map(fetched.map(bar => [bar.time, bar]))
  return stored.filter(was => {
    const now = byTime.get(was.time)
    return was.closed === 1 && now !== undefined && !isSame(was, now)
  })
}

function isSame(a: Bar, b: Bar): boolean {
  const isNear = (one: number, other: number): boolean =>
    Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other))
  const prices = ['open', 'high', 'low', 'close'] as const
  const isVolumeSame = a.volume === null || b.volume === null || isNear(a.volume, b.volume)
  return isVolumeSame && prices.every(name => isNear(a[name], b[name]))
}

interface StoredRange {
  readonly oldest: EpochMs | null
  readonly newest: EpochMs | null
  readonly widthMs: number
}

/** If there's a gap between the newest stored bar and the response, the coverage starts at `first`. */
export function coverageAfter(
  before: Coverage,
  requestedFrom: CandleAnswer['requestedFrom'],
  first: EpochMs,
  { oldest, newest, widthMs }: StoredRange
): Coverage {
  const joins = newest !== null && first <= newest + widthMs
  const covered = joins && before.coveredFrom !== null ? Math.min(before.coveredFrom, first) : first
  // If fewer bars than requested arrived, the coin's history starts at `first`. That isn't certain if only
  // one bar is missing, which may be due to clock skew, or if older bars are stored.
  const isShort = requestedFrom === null || first > requestedFrom + widthMs
  if (isShort && (oldest === null || first <= oldest)) return { coveredFrom: covered, beginsAt: first }
  const { beginsAt } = before
  return { coveredFrom: covered, beginsAt: beginsAt !== null && first < beginsAt ? null : beginsAt }
}
