import { rowsOfEach, served, type Answering } from '../answer'
import { dayMs, type DemoCandle } from '../simulation/simulated-market'
import { rounded, timeText } from '../wording'
import { askedCoins, isRefused, symbolsOf } from './asked-coins'
import { dailyBars } from './candles'

/** Coins a technical operation takes at once. */
export const mostCoins = 10

/** A computed figure as answered; null where there is none. */
export const figure = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : rounded(value)
/** The last second of a day, as daily rows name their time. */
export const closeTime = (time: number): string => timeText(time + dayMs - 1000)

/** An operation that makes rows of each coin's daily candles, the very ones getOHLC answers. */
export function overDailyCandles(
  rowsOf: (candles: readonly DemoCandle[], symbol: string) => object[]
): Answering {
  return async query => {
    const asked = askedCoins(query, mostCoins, true)
    if (isRefused(asked)) return asked
    const result = await rowsOfEach(asked, ({ coin, symbol }) =>
      rowsOf(query.market.lastCandles(coin, '1d', dailyBars, query.now), symbol)
    )
    return served({ status: true, result }, symbolsOf(asked), result.length)
  }
}
