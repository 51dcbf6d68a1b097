import type { EpochMs } from '../../src-shared/contract/values'
import type { Bar } from './bar'

/** An answer about one coin's candles. */
export interface CandleAnswer {
  /** Ascending opening times. */
  readonly bars: readonly Bar[]
  readonly fetchedAt: EpochMs
  readonly operation: string
  /** The earliest bar it was asked for; null where it takes no number of bars: then it is all there is. */
  readonly askedFrom: EpochMs | null
}

/** A bar as it is kept: closed when it was told, and when that was. */
export interface KeptBar extends Bar {
  readonly closed: 0 | 1
  readonly fetchedAt: EpochMs
}

/** What is known of a series beyond its bars. */
export interface Coverage {
  /** From here on everything is as the service has it, its gaps included; null while that is not known. */
  readonly coveredFrom: EpochMs | null
  /** Asked for more, the service sent none before this; null while it was never asked for more than it has. */
  readonly beginsAt: EpochMs | null
}

/** Prices further apart than this share of themselves are told otherwise; less is a number written shorter. */
const tolerance = 1e-9

/** Bars that had closed and are told otherwise now, as they were. */
export function correctedBars(kept: readonly KeptBar[], told: readonly Bar[]): readonly KeptBar[] {
  const byTime = new Map(told.map(bar => [bar.time, bar]))
  return kept.filter(was => {
    const now = byTime.get(was.time)
    return was.closed === 1 && now !== undefined && !isSame(was, now)
  })
}

function isSame(a: Bar, b: Bar): boolean {
  const isNear = (one: number, other: number): boolean =>
    Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other))
  const prices = ['open', 'high', 'low', 'close'] as const
  // A volume that one of them does not tell says nothing.
  const isVolumeSame = a.volume === null || b.volume === null || isNear(a.volume, b.volume)
  return isVolumeSame && prices.every(name => isNear(a[name], b[name]))
}

interface Held {
  readonly oldest: EpochMs | null
  readonly newest: EpochMs | null
  readonly widthMs: number
}

/**
 * The coverage after an answer that begins at `first`. It joins what was covered where it reaches back to the newest
 * bar held; where it does not, there is a hole of ours before it.
 * @param held what was held before the answer; null = nothing.
 */
export function coverageAfter(
  before: Coverage,
  askedFrom: CandleAnswer['askedFrom'],
  first: EpochMs,
  { oldest, newest, widthMs }: Held
): Coverage {
  const joins = newest !== null && first <= newest + widthMs
  const covered = joins && before.coveredFrom !== null ? Math.min(before.coveredFrom, first) : first
  // One bar less may be a clock that is a moment off; and where older bars are held, it has some after all.
  const isShort = askedFrom === null || first > askedFrom + widthMs
  if (isShort && (oldest === null || first <= oldest)) return { coveredFrom: covered, beginsAt: first }
  const { beginsAt } = before
  return { coveredFrom: covered, beginsAt: beginsAt !== null && first < beginsAt ? null : beginsAt }
}
