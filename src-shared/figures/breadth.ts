import { at, type CandleColumns } from '../indicators/columns'
import { isAbove } from './daily'

/** What breadth is told of: one coin's closed daily candles, its price now, and its change over the day. */
export interface CoinNow {
  /** Closed daily candles, ascending. */
  readonly days: CandleColumns
  /** The price now; null where none is known. */
  readonly price: number | null
  /** Percent points over the day, as quoted; null where none is. */
  readonly changePercent: number | null
}

/** So many of those that could be evaluated. */
export interface Share {
  readonly count: number
  readonly of: number
}

export interface Breadth {
  /** Coins whose price stands above their simple average of 50 days. */
  readonly above50: Share
  /** The same of 200 days. */
  readonly above200: Share
  readonly advancing: number
  readonly declining: number
  /** Coins with a change of exactly 0. */
  readonly unchanged: number
}

/** Simple average of the last closes, today's price being the last of them; null with too few days or no price. */
export function averageWith(days: CandleColumns, price: number | null, period: number): number | null {
  const { close } = days
  if (price === null || close.length < period - 1) return null
  let sum = price
  for (let index = close.length - (period - 1); index < close.length; index++) sum += at(close, index)
  return Number.isFinite(sum) ? sum / period : null
}

/**
 * Market breadth of a list, as traders count it: the share of coins above their simple averages of 50 and 200 days, and
 * how many rose or fell over the day. A coin counts where it can be evaluated: `of` tells how many could. A coin without a
 * quoted change is evaluated by its price against the close of the day before.
 */
export function breadthOf(coins: readonly CoinNow[]): Breadth {
  const changes = coins.flatMap(coin => changeOf(coin) ?? [])
  const count = (test: (change: number) => boolean): number => changes.filter(test).length
  return {
    above50: shareAbove(coins, 50),
    above200: shareAbove(coins, 200),
    advancing: count(change => change > 0),
    declining: count(change => change < 0),
    unchanged: count(change => change === 0)
  }
}

function shareAbove(coins: readonly CoinNow[], period: number): Share {
  const above = coins.flatMap(({ days, price }) => {
    const average = averageWith(days, price, period)
    return average === null || price === null ? [] : [isAbove(price, average)]
  })
  return { count: above.filter(Boolean).length, of: above.length }
}

function changeOf({ days, price, changePercent }: CoinNow): number | null {
  if (changePercent !== null) return changePercent
  const before = at(days.close, days.close.length - 1)
  return price === null || !(before > 0) ? null : price - before
}
