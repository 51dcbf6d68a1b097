import { rowsOfEach, served, type Answering } from '../answer'
import { dayMs, type DemoCandle } from '../simulation/simulated-market'
import { rounded, timeWording } from '../wording'
import { requestedListings, isRefused, symbolsOf } from './requested-listings'
import { dailyBars } from './candles'

export const mostCoins = 10

export const figure = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : rounded(value)
/** Rows that are calculated per day are dated to the last second of the day. */
export const closeTime = (time: number): string => timeWording(time + dayMs - 1000)

/** The candles are those that getOHLC returns. */
export function overDailyCandles(
  rowsOf: (candles: readonly DemoCandle[], symbol: string) => object[]
): Answering {
  return async query => {
    const listings = requestedListings(query, mostCoins, true)
    if (isRefused(listings)) return listings
    const result = await rowsOfEach(listings, ({ coin, symbol }) =>
      rowsOf(query.market.lastCandles(coin, '1d', dailyBars, query.now), symbol)
    )
    return served({ status: true, result }, symbolsOf(listings), result.length)
  }
}
