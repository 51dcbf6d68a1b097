import { at, type CandleColumns } from '../indicators/columns'
import { dayMs } from './daily'

/** Breadth of one closed day, in percent of the coins that can be evaluated on it; null where too few can. */
export interface BreadthDay {
  /** The day's opening time, epoch ms UTC. */
  readonly at: number
  /** Coins that closed above the close of the day before. */
  readonly advancing: number | null
  /** Coins that closed above their simple average of 50 days. */
  readonly above50: number | null
  /** The same of 200 days. */
  readonly above200: number | null
}

/** A share of fewer of the coins is a share of another list, and none of this one. */
const leastOfList = 0.8

/**
 * Breadth of the same coins on each of the last closed days, as `breadthOf` counts it now, told from daily candles alone:
 * what the share was on days on which nobody kept it.
 *
 * @param coins closed daily candles of each, ascending; a coin counts on a day where no day before it is missing
 * @param days how many days back, from the newest that is held
 * @returns ascending by day; days of which nothing can be told are left out
 */
export function breadthDays(coins: readonly CandleColumns[], days: number): readonly BreadthDay[] {
  const newest = Math.max(...coins.map(({ time }) => time.at(-1) ?? -Infinity))
  if (!Number.isFinite(newest)) return []
  const oldest = newest - (days - 1) * dayMs
  const shares = { advancing: share(days), above50: share(days), above200: share(days) }
  for (const { time, close } of coins) {
    let [sum50, sum200, unbroken] = [0, 0, 0]
    // No day that is asked for looks further back than the longest average.
    const first = Math.max(0, time.length - days - 200)
    for (let index = first; index < time.length; index++) {
      const isNext = index > first && at(time, index) - at(time, index - 1) === dayMs
      if (!isNext) [sum50, sum200, unbroken] = [0, 0, 0]
      const price = at(close, index)
      unbroken++
      sum50 += price - (unbroken > 50 ? at(close, index - 50) : 0)
      sum200 += price - (unbroken > 200 ? at(close, index - 200) : 0)
      const day = (at(time, index) - oldest) / dayMs
      if (day < 0) continue
      if (isNext) count(shares.advancing, day, price > at(close, index - 1))
      if (unbroken >= 50) count(shares.above50, day, price > sum50 / 50)
      if (unbroken >= 200) count(shares.above200, day, price > sum200 / 200)
    }
  }
  const percent = ({ counts, of }: Tally, day: number): number | null =>
    at(of, day) >= leastOfList * coins.length ? (100 * at(counts, day)) / at(of, day) : null
  return Array.from({ length: days }, (_, day) => ({
    at: oldest + day * dayMs,
    advancing: percent(shares.advancing, day),
    above50: percent(shares.above50, day),
    above200: percent(shares.above200, day)
  })).filter(({ advancing, above50 }) => advancing !== null || above50 !== null)
}

interface Tally {
  readonly counts: Int32Array
  readonly of: Int32Array
}

const share = (days: number): Tally => ({ counts: new Int32Array(days), of: new Int32Array(days) })

function count({ counts, of }: Tally, day: number, holds: boolean): void {
  of[day] = at(of, day) + 1
  if (holds) counts[day] = at(counts, day) + 1
}
