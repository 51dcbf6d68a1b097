import { at, type CandleColumns } from '../indicators/columns'
import { isAbove } from './daily'

export interface CoinNow {
  /** Closed daily candles, ascending. */
  readonly days: CandleColumns
  readonly price: number | null
  /** The daily change as quoted by the service, in percent. */
  readonly changePercent: number | null
}

/** `count` coins out of the `of` coins that could be evaluated. */
export interface Share {
  readonly count: number
  readonly of: number
}

export interface BreadthFigures {
  /** The coins whose price is above their 50-day simple average. */
  readonly above50: Share
  readonly above200: Share
  readonly advancing: number
  readonly declining: number
  readonly unchanged: number
}

/**
 * Returns the average of the last `period` values, the last of which is the current price. Null if there are
 * too few days or no price.
 */
export function averageWith(days: CandleColumns, price: number | null, period: number): number | null {
  const { close } = days
  if (price === null || close.length < period - 1) return null
  let sum = price
  for (let index = close.length - (period - 1); index < close.length; index++) sum += at(close, index)
  return Number.isFinite(sum) ? sum / period : null
}

/**
 * Market breadth as traders define it: the share of coins above their 50- and 200-day simple averages, and
 * the number of rising and falling coins. If a coin has no quoted change, its price is compared with the
 * previous close.
 */
export function breadthOf(coins: readonly CoinNow[]): BreadthFigures {
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
