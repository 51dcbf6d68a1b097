import type { EpochMs } from '../../src-shared/contract/values'
import { barTime, intervalMs } from '../../src-shared/interval'
import type { AskableNeed } from '../watching/schedule/need-sources'
import { breadthEveryMs, type FastQuotes, type NeededSeries } from './cost'

/** How long to wait after a bar has ended, because the service needs some time to provide it. */
export const settleMs = 5_000

/** Schedules each call for the end of its next bar, because an earlier one would return nothing new. */
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

const asAgreed = { code: 'as-planned' } as const

/**
 * Schedules calls for quotes that alerts need more often than the watchlist does.
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
