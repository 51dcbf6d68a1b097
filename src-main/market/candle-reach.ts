import type { CandleReach, ReachLimit } from '../../src-shared/contract/market'
import type { EpochMs, Interval, PriceTag } from '../../src-shared/contract/values'
import type { Coverage } from './candle-merge'
import { barTime, intervalMs } from '../../src-shared/interval'

/** Enough bars to fill two screens. */
export const usualBars = 600
/** Each refresh reloads this many stored bars, to notice corrections by the service. */
const overlap = 2

/**
 * A refresh leaves a gap after a long absence, because filling it may be expensive. The user can fill it
 * manually.
 */
export function dueBars(interval: Interval, newestClosed: EpochMs | null, now: EpochMs): number {
  if (newestClosed === null) return usualBars
  const missing = Math.round((barTime(now, interval) - newestClosed) / intervalMs[interval])
  return Math.min(Math.max(missing, 1) + overlap, usualBars)
}

export interface ReachInput {
  readonly interval: Interval
  readonly now: EpochMs
  /** The start of the gap to fill. Null to load candles older than all stored ones. */
  readonly since: EpochMs | null
  readonly coverage: Coverage
  readonly oldest: EpochMs | null
  readonly fetchedAt: EpochMs | null
  readonly isLocked: boolean
  readonly countSince: (from: EpochMs) => number
  /** The most bars that one call may request. Null if the operation has no parameter for their number. */
  readonly cap: number | null
  readonly priceOf: (bars: number) => PriceTag
}

export function reachOf(input: ReachInput): CandleReach {
  const { since, coverage, oldest, cap, fetchedAt, isLocked } = input
  if (cap === null) {
    if (fetchedAt !== null && (since ?? 0) < fetchedAt) return nothing('all-sent')
    return nothing(isLocked ? 'locked' : 'not-fetched')
  }
  if (since !== null && coverage.coveredFrom !== null && since >= coverage.coveredFrom)
    return nothing('empty')
  if (since === null && coverage.beginsAt !== null && oldest !== null && oldest <= coverage.beginsAt)
    return nothing('begins')
  const offers = sizesFor(input, cap)
    .map(bars => ({ bars, adds: bars - storedAmong(input, bars), price: input.priceOf(bars) }))
    .filter(({ adds }) => adds > 0)
  return { offers, limit: { code: 'cap', bars: cap } }
}

const nothing = (code: Exclude<ReachLimit['code'], 'cap'>): CandleReach => ({ offers: [], limit: { code } })

/** A gap is offered as one call. For older candles, the user can choose between a page and everything. */
function sizesFor({ interval, now, since, oldest }: ReachInput, cap: number): readonly number[] {
  const width = intervalMs[interval]
  const current = barTime(now, interval)
  const pageFrom = (oldest ?? current + width) - usualBars * width
  const from = since === null ? pageFrom : barTime(since, interval)
  const bars = Math.min(cap, Math.max(1, Math.round((current - from) / width) + 1))
  return since === null && bars < cap ? [bars, cap] : [bars]
}

function storedAmong({ interval, now, countSince }: ReachInput, bars: number): number {
  return countSince(barTime(now, interval) - (bars - 1) * intervalMs[interval])
}
