import type { PriceTag } from '../../src-shared/contract/values'
import { coinPrices, coinPricing } from './coin-prices'
import type { Prediction } from './prediction/kind-prices'
import type { PricedCall } from './priced-call'

export const knownTag = (credits: number): PriceTag => ({
  state: 'known',
  credits,
  learned: null,
  reserve: credits
})

/**
 * @param evidence charges that the prediction is based on, newest first
 * @param unknownReserve credits to reserve if no upper limit is known
 */
export function predictedTag(
  { state, most }: Prediction,
  evidence: readonly PricedCall[],
  unknownReserve: number
): PriceTag {
  const learned = evidence.length === 0 ? null : summary(evidence)
  if (state === 'unknown' || most === null)
    return { state: 'unknown', credits: null, learned, reserve: most || unknownReserve }
  return { state: state === 'exact' ? 'learned' : 'at-most', credits: most, learned, reserve: most }
}

/**
 * Returns credits by coin, to compare coins with each other. Returns null if nothing was charged or if the
 * price is per call.
 */
export function pricesByCoin(
  coins: readonly string[],
  history: readonly PricedCall[]
): ReadonlyMap<string, number> | null {
  const batches = history.map(({ subject, charged }) => ({ coins: subject.coins, charged }))
  if (batches.every(({ charged }) => charged === 0) || coinPricing(batches) === 'by-call') return null
  const prices = coinPrices(batches.toReversed())
  const average = [...prices.values()].reduce((a, b) => a + b, 0) / prices.size
  return new Map(coins.map(coin => [coin, prices.get(coin) ?? average]))
}

function summary(evidence: readonly PricedCall[]): PriceTag['learned'] {
  const sorted = evidence.map(call => call.charged).sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  const median = sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
  return { last: evidence[0]?.charged ?? 0, median, dearest: sorted.at(-1) ?? 0, calls: sorted.length }
}
