import type { ServiceQuestion } from '@contract'

/** The largest coins by market capitalisation. */
export const topQuestion = (top: number): ServiceQuestion => ({
  operation: 'getTop',
  params: { top: String(top) }
})

/** Coins in one order, so that the same list in another order is the same question. */
const listed = (coins: readonly string[]): string => [...coins].sort().join(' ')

export const breadthQuestion = (coins: readonly string[]): ServiceQuestion => ({
  operation: 'getMarketBreadth',
  params: { symbol: listed(coins) }
})

export const breakoutsQuestion = (coins: readonly string[]): ServiceQuestion => ({
  operation: 'getBreakouts',
  params: { symbol: listed(coins) }
})

/** As many coins as the service is known to answer together. */
export const mostAskedPairs = 10

export const correlationQuestion = (coins: readonly string[]): ServiceQuestion => ({
  operation: 'getCorrelation',
  params: { symbol: listed(coins.slice(0, mostAskedPairs)) }
})
