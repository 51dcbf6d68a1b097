import { at, type CandleColumns } from '../indicators/columns'
import { isAbove } from './daily'
import { day as dayMs } from '../time'

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
 * what the share was on days on which nobody kept it. Coin by coin, so that whoever has thousands can let others in between.
 *
 * @param coins closed daily candles of each, ascending; a coin counts on a day where no day before it is missing
 * @param days how many days back, from the newest that is held
 */
export class BreadthDays {
  readonly #coins: readonly CandleColumns[]
  readonly #days: number
  readonly #oldest: number
  readonly #advancing: Tally
  readonly #above50: Tally
  readonly #above200: Tally

  constructor(coins: readonly CandleColumns[], days: number) {
    this.#coins = coins
    this.#days = days
    const newest = coins.reduce((latest, { time }) => Math.max(latest, time.at(-1) ?? -Infinity), -Infinity)
    this.#oldest = newest - (days - 1) * dayMs
    this.#advancing = tally(days)
    this.#above50 = tally(days)
    this.#above200 = tally(days)
  }

  /** Counts one of the coins, each once. */
  count({ time, close }: CandleColumns): void {
    let [sum50, sum200, unbroken] = [0, 0, 0]
    // No day that is asked for looks further back than the longest average.
    const first = Math.max(0, time.length - this.#days - 200)
    for (let index = first; index < time.length; index++) {
      const isNext = index > first && at(time, index) - at(time, index - 1) === dayMs
      if (!isNext) [sum50, sum200, unbroken] = [0, 0, 0]
      const price = at(close, index)
      unbroken++
      sum50 += price - (unbroken > 50 ? at(close, index - 50) : 0)
      sum200 += price - (unbroken > 200 ? at(close, index - 200) : 0)
      const day = (at(time, index) - this.#oldest) / dayMs
      if (day < 0) continue
      if (isNext) add(this.#advancing, day, price > at(close, index - 1))
      if (unbroken >= 50) add(this.#above50, day, isAbove(price, sum50 / 50))
      if (unbroken >= 200) add(this.#above200, day, isAbove(price, sum200 / 200))
    }
  }

  /** Ascending by day; days of which nothing can be told are left out. */
  told(): readonly BreadthDay[] {
    const percent = ({ holds, of }: Tally, day: number): number | null =>
      at(of, day) >= leastOfList * this.#coins.length && at(of, day) > 0
        ? (100 * at(holds, day)) / at(of, day)
        : null
    return Array.from({ length: this.#days }, (_, day) => ({
      at: this.#oldest + day * dayMs,
      advancing: percent(this.#advancing, day),
      above50: percent(this.#above50, day),
      above200: percent(this.#above200, day)
    })).filter(({ advancing, above50 }) => advancing !== null || above50 !== null)
  }
}

/** Of each day, of how many coins something is known, and of how many it holds. */
interface Tally {
  readonly holds: Int32Array
  readonly of: Int32Array
}

const tally = (days: number): Tally => ({ holds: new Int32Array(days), of: new Int32Array(days) })

function add({ holds, of }: Tally, day: number, doesHold: boolean): void {
  of[day] = at(of, day) + 1
  if (doesHold) holds[day] = at(holds, day) + 1
}
