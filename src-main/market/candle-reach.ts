import type { CandleReach, ReachLimit } from '../../src-shared/contract/market'
import type { EpochMs, Interval, PriceTag } from '../../src-shared/contract/values'
import type { Coverage } from './candle-merge'
import { barTime, intervalMs } from '../../src-shared/interval'

/** Bars asked for where nothing is held: two screens wide. */
export const usualBars = 600
/** Bars told once more with each refresh, so that a change of the past is seen. */
const overlap = 2

/**
 * How many bars a refresh asks for: those since the newest closed one held, and two more. After a long absence no
 * more than usual: what is missing then is asked for by a person, who sees its price.
 */
export function dueBars(interval: Interval, newestClosed: EpochMs | null, now: EpochMs): number {
  if (newestClosed === null) return usualBars
  const missing = Math.round((barTime(now, interval) - newestClosed) / intervalMs[interval])
  return Math.min(Math.max(missing, 1) + overlap, usualBars)
}

export interface ReachQuestion {
  readonly interval: Interval
  readonly now: EpochMs
  /** From which time on candles are wanted; null = further back than any held. */
  readonly since: EpochMs | null
  readonly coverage: Coverage
  readonly oldest: EpochMs | null
  /** When candles last came from the service; null = never. */
  readonly fetchedAt: EpochMs | null
  /** The key's plan does not hold them. */
  readonly isLocked: boolean
  /** How many bars are held from a time on. */
  readonly heldSince: (from: EpochMs) => number
  /** The most bars one request brings; null where it takes no number of bars. */
  readonly cap: number | null
  readonly priceOf: (bars: number) => PriceTag
}

/** Which requests bring candles that are not held, and what stands in the way of more. */
export function reachOf(question: ReachQuestion): CandleReach {
  const { since, coverage, oldest, cap, fetchedAt, isLocked } = question
  if (cap === null) {
    if (fetchedAt !== null && (since ?? 0) < fetchedAt) return nothing('all-sent')
    return nothing(isLocked ? 'locked' : 'not-fetched')
  }
  if (since !== null && coverage.coveredFrom !== null && since >= coverage.coveredFrom)
    return nothing('asked')
  if (since === null && coverage.beginsAt !== null && oldest !== null && oldest <= coverage.beginsAt)
    return nothing('begins')
  const offers = sizesFor(question, cap)
    .map(bars => ({ bars, adds: bars - heldAmong(question, bars), price: question.priceOf(bars) }))
    .filter(({ adds }) => adds > 0)
  return { offers, limit: { code: 'cap', bars: cap } }
}

const nothing = (code: Exclude<ReachLimit['code'], 'cap'>): CandleReach => ({ offers: [], limit: { code } })

/** A gap takes one request that reaches its start; further back there is a page more, or all at once. */
function sizesFor({ interval, now, since, oldest }: ReachQuestion, cap: number): readonly number[] {
  const width = intervalMs[interval]
  const current = barTime(now, interval)
  const pageFrom = (oldest ?? current + width) - usualBars * width
  const from = since === null ? pageFrom : barTime(since, interval)
  const bars = Math.min(cap, Math.max(1, Math.round((current - from) / width) + 1))
  return since === null && bars < cap ? [bars, cap] : [bars]
}

function heldAmong({ interval, now, heldSince }: ReachQuestion, bars: number): number {
  return heldSince(barTime(now, interval) - (bars - 1) * intervalMs[interval])
}
