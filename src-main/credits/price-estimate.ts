import type { CreditEstimate } from '../../src-shared/contract/connection'
import type { PriceTag } from '../../src-shared/contract/values'
import { isPricedPerCoin } from '../service/api/operations'

/**
 * In credits, for operations priced per coin. The contract only says that these prices vary. The only price
 * per row that it states is 1 credit.
 */
const typicalCoin = 1

/**
 * The estimate is exact if the price is published or learned. If the price is only known from other calls,
 * the estimate has no upper limit.
 */
export function priceEstimate(
  { state, credits, learned, hint }: PriceTag,
  operation: string,
  coins: number
): CreditEstimate {
  if (credits !== null) {
    const typical = state === 'at-most' ? Math.min(credits, learned?.median ?? credits) : credits
    return { typical, most: credits, isEstimate: false, unknownCalls: 0 }
  }
  const typical =
    learned?.median ?? hint ?? (isPricedPerCoin(operation) ? typicalCoin * Math.max(1, coins) : null)
  return { typical, most: null, isEstimate: true, unknownCalls: typical === null ? 1 : 0 }
}

/** `typical` is the sum of the prices that are known, or null if none is. */
export function sumOfEstimates(estimates: readonly CreditEstimate[]): CreditEstimate {
  const made = estimates.filter(({ typical, unknownCalls }) => typical !== 0 || unknownCalls > 0)
  const known = made.filter(({ typical }) => typical !== null)
  return {
    typical: made.length > 0 && known.length === 0 ? null : sum(known.map(({ typical }) => typical ?? 0)),
    most: made.some(({ most }) => most === null) ? null : sum(made.map(({ most }) => most ?? 0)),
    isEstimate: made.some(({ isEstimate }) => isEstimate),
    unknownCalls: sum(made.map(({ unknownCalls }) => unknownCalls))
  }
}

export const timesEstimate = (
  { typical, most, isEstimate, unknownCalls }: CreditEstimate,
  times: number
): CreditEstimate =>
  times === 0
    ? { typical: 0, most: 0, isEstimate: false, unknownCalls: 0 }
    : {
        typical: typical === null ? null : typical * times,
        most: most === null ? null : most * times,
        isEstimate,
        unknownCalls: unknownCalls * times
      }

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
