import type { EpochMs } from '../../../src-shared/contract/values'
import { operationNamed } from '../../service/api/operations'
import { day } from '../../../src-shared/time'

/**
 * Parameters of the cheapest call that shows an operation's format: one coin (two if required), few rows, and a date a
 * week ago, which almost every plan includes.
 * @param coins watched coins in order
 */
export function cheapestCall(
  operation: string,
  coins: readonly string[],
  now: EpochMs
): Readonly<Record<string, string>> {
  const [coin = 'BTC'] = coins
  const other = [...coins, 'ETH', 'BTC'].find(one => one !== coin) ?? 'ETH'
  const several = new Set(['getCorrelation', 'getMarketBreadth'])
  const values: Readonly<Record<string, string>> = {
    symbol: several.has(operation) ? `${coin} ${other}` : coin,
    convert: 'USD',
    currency: 'EUR',
    top: '5',
    date: new Date(now - 7 * day).toISOString().slice(0, 10),
    interval: operation === 'getOHLCIntraday' ? '1h' : '1d',
    bars: '24'
  }
  const takes = operationNamed(operation)?.parameters ?? []
  return Object.fromEntries(takes.map(name => [name, values[name] ?? '']))
}
