import type { ServiceCall } from '@contract'
import { formatCount } from '../../../src-shared/format/credits'
import { topOperation } from '../../../src-shared/quotes-operation'
import { m } from '../../../src-shared/messages/m'
import type { AnswerRequest } from '../../spend/answer-request'

/** The call for the largest coins. The service ranks coins by market capitalization. */
export const topCall = (top: number): ServiceCall => ({
  operation: topOperation,
  params: { top: String(top) }
})

/** Coins are sorted, so that reordering the list doesn't make a different request. */
const listed = (coins: readonly string[]): string => [...coins].sort().join(' ')

const requestOf =
  (operation: string, label: () => string, what: (facts: { count: string }) => string, about: () => string) =>
  (coins: readonly string[]): AnswerRequest => ({
    call: { operation, params: { symbol: listed(coins) } },
    label: label(),
    what: what({ count: formatCount(coins.length) }),
    about: about()
  })

export const breadthRequest = requestOf('getMarketBreadth', m.breadth.load, m.breadth.what, m.breadth.about)
export const breakoutsRequest = requestOf(
  'getBreakouts',
  m.breakouts.load,
  m.breakouts.what,
  m.breakouts.about
)

/** The most coins that one request seems to accept. */
export const mostCorrelationCoins = 10

export const correlationCall = (coins: readonly string[]): ServiceCall => ({
  operation: 'getCorrelation',
  params: { symbol: listed(coins.slice(0, mostCorrelationCoins)) }
})
