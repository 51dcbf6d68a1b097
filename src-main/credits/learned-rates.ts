import type { UserPrice } from '../../src-shared/contract/credits'
import { coinPrices, coinPricing } from './coin-prices'
import type { PricedCall } from './priced-call'

/**
 * Summarizes charges as a single price without coin names. The price is per call if the newest call had no
 * coins or if their number doesn't matter, and otherwise per coin. Returns null if nothing was charged.
 * @param calls newest first; charges before a price change are ignored
 */
export function rateOf(calls: readonly PricedCall[]): UserPrice | null {
  const [newest] = calls.filter(({ charged }) => charged > 0)
  if (newest === undefined) return null
  const batches = calls
    .filter(({ subject }) => subject.coins.length > 0)
    .map(({ subject, charged }) => ({ coins: subject.coins, charged }))
  if (newest.subject.coins.length === 0 || coinPricing(batches) === 'by-call')
    return { per: 'call', credits: newest.charged }
  const prices = [...coinPrices(batches.toReversed()).values()]
  const average = prices.reduce((sum, price) => sum + price, 0) / Math.max(1, prices.length)
  return { per: 'coin', credits: Math.max(0, Math.round(average * 100) / 100) }
}
