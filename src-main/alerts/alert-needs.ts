import type { EpochMs } from '../../src-shared/contract/values'
import { barTime, intervalMs } from '../../src-shared/interval'
import type { AskableNeed } from '../watching/schedule/need-sources'
import { breadthEveryMs, type FastQuotes, type NeededSeries } from './cost'

/** The service needs some time after a bar ends. */
export const settleMs = 5_000

/** Each call is due when its next bar ends, because an earlier one would return nothing new. */
export const candleNeeds = (
  series: readonly NeededSeries[],
  need: (series: NeededSeries) => AskableNeed
): readonly AskableNeed[] =>
  series.map(one => {
    const { answeredAt, ...rest } = need(one)
    return {
      ...rest,
      answeredAt,
      ...(answeredAt === null ? {} : { dueAt: afterNextBar(answeredAt, one.interval) })
    }
  })

const afterNextBar = (answeredAt: EpochMs, interval: NeededSeries['interval']): EpochMs =>
  barTime(answeredAt, interval) + intervalMs[interval] + settleMs

/** The user has agreed to the interval of these calls, so they aren't slowed down. */
const asAgreed = { code: 'as-planned' } as const

/**
 * Quotes that alerts need more often than the watchlist does.
 * @param need returns null if the service refuses the coins
 */
export const fastQuoteNeeds = (
  fast: readonly FastQuotes[],
  need: (coins: readonly string[], everyMs: number) => AskableNeed | null
): readonly AskableNeed[] =>
  fast.flatMap(({ coins, everyMs }) => {
    const own = need(coins, everyMs)
    return own ? [{ ...own, reason: asAgreed }] : []
  })

export interface BreadthNeed {
  readonly answeredAt: EpochMs | null
  readonly reserve: number
  readonly ask: AskableNeed['ask']
}

export function breadthNeed({ answeredAt, reserve, ask }: BreadthNeed): AskableNeed {
  return {
    name: 'breadth',
    key: 'breadth',
    operation: 'getMarketBreadth',
    everyMs: breadthEveryMs,
    answeredAt,
    ofList: true,
    reserve,
    ask
  }
}
