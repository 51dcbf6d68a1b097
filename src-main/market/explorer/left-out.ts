import type { Answer } from '../../../src-shared/contract/answer'
import { coinsMissingFrom } from '../../../src-shared/figures/coin-named'
import { bareCoin } from '../../service/api/answers/call-request'
import { missingCoins } from '../../service/api/missing-coins'

/** Operations whose responses contain pairs (`BTCUSDT`). Their parameter may also name an exchange. */
const answeredInPairs: ReadonlySet<string> = new Set(['getExchange', 'getTickers'])

/**
 * Services silently skip coins that they don't know. Empty if the response names no coins, or if it may also
 * lack coins that the service knows.
 */
export function leftOut(operation: string, coins: readonly string[], answer: Answer): readonly string[] {
  if (answer.kind === 'quotes') {
    return answeredInPairs.has(operation)
      ? withoutPairs(coins, answer.data)
      : missingCoins(coins, answer.data)
  }
  return coinsMissingFrom(
    coins,
    namesIn(answer).filter(name => typeof name === 'string')
  )
}

type Quotes = Extract<Answer, { kind: 'quotes' }>

function withoutPairs(coins: readonly string[], rows: Quotes['data']): readonly string[] {
  const begins = (coin: string): boolean => {
    const bare = bareCoin(coin)
    return rows.some(({ symbol, exchange }) => {
      return symbol.toUpperCase().startsWith(bare) || exchange?.toUpperCase() === bare
    })
  }
  const missing = coins.filter(coin => !begins(coin))
  // If no row matched, the parameter probably wasn't a list of coins.
  return rows.length > 0 && missing.length === coins.length ? [] : missing
}

function namesIn(answer: Exclude<Answer, Quotes>): readonly (string | null | undefined)[] {
  switch (answer.kind) {
    case 'candles':
    case 'bands':
    case 'ichimoku':
    case 'level':
    case 'supertrend':
    case 'ribbon':
    case 'supportResistance':
    case 'windows':
    case 'athAtl':
      return answer.data.map(row => row.symbol)
    case 'correlation':
      return answer.data.flatMap(({ a, b }) => [a, b])
    case 'technical':
      return Object.keys(answer.data.verdicts ?? {})
    case 'news':
    case 'breakouts':
      // The service may know coins that such a response lacks.
      return []
    case 'coins':
    case 'conversion':
    case 'fearGreed':
    case 'breadth':
    case 'unrecognised':
      // Such a response isn't about the requested coins.
      return []
  }
}
