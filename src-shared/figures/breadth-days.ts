import { at, type CandleColumns } from '../indicators/columns'
import { isAbove } from './daily'
import { day as dayMs } from '../time'

/**
 * The market breadth of a day, in percent of the coins that can be evaluated. Null if there are too few of
 * them.
 */
export interface BreadthDay {
  /** The start of the day, in epoch ms UTC. */
  readonly at: number
  /** The part of the coins that closed higher than on the day before. */
  readonly advancing: number | null
  /** The part of the coins that closed above their 50-day simple average. */
  readonly above50: number | null
  readonly above200: number | null
}

/** The least part of the list that must have data. With less, the result wouldn't represent the list. */
const leastOfList = 0.8

/**
 * Market breadth on the last closed days, defined as in `breadthOf` but calculated from daily candles only.
 * It's used for days on which no breadth was recorded. Call `count` once for each coin. The caller can yield
 * in between.
 * @param coins closed daily candles of each coin, in ascending order. A coin counts on a day if none of the
 * days that are compared or averaged is missing
 * @param days the number of days, ending with the latest
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

  count({ time, close }: CandleColumns): void {
    let [sum50, sum200, unbroken] = [0, 0, 0]
    // The longest average looks back 200 days.
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

  /** Returns the days in ascending order, without those for which breadth couldn't be calculated. */
  days(): readonly BreadthDay[] {
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

interface Tally {
  readonly holds: Int32Array
  readonly of: Int32Array
}

const tally = (days: number): Tally => ({ holds: new Int32Array(days), of: new Int32Array(days) })

function add({ holds, of }: Tally, day: number, doesHold: boolean): void {
  of[day] = at(of, day) + 1
  if (doesHold) holds[day] = at(holds, day) + 1
}
