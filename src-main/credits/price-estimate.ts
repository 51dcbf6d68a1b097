import type { CreditRange } from '../../src-shared/contract/connection'
import type { PriceTag } from '../../src-shared/contract/values'
import { isPricedPerCoin } from '../service/api/operations'

/**
 * Estimates, in credits, for calls without a contract price. The contract's other prices are 1 credit per row, or 10
 * per call for raw data. The estimate per coin is low, because one call loads many.
 */
const typicalCall = { low: 1, high: 10 }
const typicalCoin = { low: 0.1, high: 2 }

/** In credits. Exact if the price is published or learned, otherwise a likely range. */
export function priceRange(
  { state, credits, learned, hint }: PriceTag,
  operation: string,
  coins: number
): CreditRange {
  if (credits !== null && state === 'at-most')
    return { low: Math.min(credits, learned?.median ?? credits), high: credits, isEstimate: false }
  if (credits !== null) return { low: credits, high: credits, isEstimate: false }
  if (learned) return { low: learned.median, high: learned.dearest, isEstimate: true }
  if (hint !== undefined) return { low: hint, high: hint, isEstimate: true }
  if (!isPricedPerCoin(operation)) return { ...typicalCall, isEstimate: true }
  const [low, high] = [typicalCoin.low * coins, typicalCoin.high * coins]
  return {
    low: Math.max(typicalCall.low, Math.floor(low)),
    high: Math.max(1, Math.ceil(high)),
    isEstimate: true
  }
}

export const sumOfRanges = (ranges: readonly CreditRange[]): CreditRange => ({
  low: ranges.reduce((sum, { low }) => sum + low, 0),
  high: ranges.reduce((sum, { high }) => sum + high, 0),
  isEstimate: ranges.some(({ high, isEstimate }) => isEstimate && high > 0)
})

export const timesRange = ({ low, high, isEstimate }: CreditRange, times: number): CreditRange => ({
  low: low * times,
  high: high * times,
  isEstimate
})
