import type { CoinRow, QuoteRow } from '../answer'
import type { CallRequest } from '../call-request'
import { isRequestedCode, isOddCode } from './codes'
import { areFar, count, type Odd } from './counting'
import { firstMarkets } from '../times'

export const oddCoins = (rows: readonly CoinRow[]): Odd => ({
  symbol: count(
    rows,
    ({ symbol, name }) => isOddCode(symbol) || (name !== null && symbol === name && / /.test(name))
  )
})

export function oddQuotes(rows: readonly QuoteRow[], request: CallRequest): Odd {
  const others = count(rows, ({ symbol }) => !isRequestedCode(symbol, request))
  return {
    // If none of the symbols was requested, they probably aren't coins.
    symbol: others === rows.length ? others : count(rows, ({ symbol }) => isOddCode(symbol, request)),
    price: count(
      rows,
      ({ price, low, high, currency }) =>
        price !== null &&
        // No coin costs a hundred bitcoin, so this is probably bitcoin's own price, from a name such as
        // `btc_price`.
        (price < 0 || (low !== null && high !== null && low > high) || (currency === 'BTC' && price > 100))
    ),
    low: count(rows, ({ low, price }) => areFar(low, price, 50)),
    high: count(rows, ({ high, price }) => areFar(high, price, 50)),
    bid: count(rows, ({ bid = null, price }) => areFar(bid, price, 2)),
    ask: count(rows, ({ ask = null, price }) => areFar(ask, price, 2)),
    changePercent: count(
      rows,
      ({ changePercent }) => changePercent !== null && (changePercent < -100 || changePercent > 100_000)
    ),
    at: count(rows, ({ at }) => at !== null && at < firstMarkets),
    volume: count(rows, ({ volume }) => volume !== null && volume < 0),
    marketCap: count(rows, ({ marketCap }) => marketCap !== null && marketCap < 0),
    rank: count(rows, ({ rank }) => rank !== null && rank > 100_000)
  }
}
