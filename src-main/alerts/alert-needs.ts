import type { EpochMs } from '../../src-shared/contract/values'
import { barTime, intervalMs } from '../../src-shared/interval'
import type { AskableNeed } from '../schedule/need-sources'
import { breadthEveryMs, type Series } from './cost'

/** A bar that has just ended is asked for this much later, when the service surely has it. */
const settleMs = 5_000

/**
 * The needs of candle series an alert is evaluated on: each asked again when its next bar has ended, so that a
 * closed bar is evaluated at once and no call is made in between.
 * @param need of the book of candles
 */
export const candleNeeds = (
  series: readonly Series[],
  need: (series: Series) => AskableNeed
): readonly AskableNeed[] =>
  series.map(one => {
    const { answeredAt, ...rest } = need(one)
    return {
      ...rest,
      answeredAt,
      ...(answeredAt === null ? {} : { dueAt: afterNextBar(answeredAt, one.interval) })
    }
  })

const afterNextBar = (answeredAt: EpochMs, interval: Series['interval']): EpochMs =>
  barTime(answeredAt, interval) + intervalMs[interval] + settleMs

export interface BreadthNeed {
  readonly answeredAt: EpochMs | null
  readonly reserve: number
  readonly ask: AskableNeed['ask']
}

/** Breadth is asked for each hour while an alert wants it. */
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
