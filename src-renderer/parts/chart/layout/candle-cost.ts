import type { Interval, PriceTag } from '@contract'
import { formatCredits } from '../../../../src-shared/format/credits'
import { chartIntervalMs } from '../setup/intervals'
import { m } from '../../../../src-shared/messages/m'
import { day } from '../../../../src-shared/time'

export interface PricedSeries {
  readonly interval: Interval
  readonly price: PriceTag
}

export interface CandlePlan {
  readonly isSimulated: boolean
  readonly isAutomatic: boolean
  /** Time between two calls for candles, for any number of charts together. */
  readonly everyMs: number
}

/**
 * How often each series is loaded. The series share the calls of the plan, and none is loaded more often than
 * its candles close.
 */
export function callsPerDay(series: readonly PricedSeries[], everyMs: number): readonly number[] {
  return series.map(({ interval }) => day / Math.max(chartIntervalMs[interval], everyMs * series.length))
}

/** Pass each series once. */
export function candleCostWords(series: readonly PricedSeries[], plan: CandlePlan): string {
  if (series.length === 0) return m.layouts.cost.noCoin()
  const count = series.length
  const hidden = m.layouts.cost.hidden()
  if (plan.isSimulated) return m.layouts.cost.simulated({ count, hidden })
  if (!plan.isAutomatic) return m.layouts.cost.manual({ count })
  const calls = callsPerDay(series, plan.everyMs)
  const total = calls.reduce((sum, one) => sum + one, 0)
  const credits = calls.reduce<number | null>((sum, one, at) => {
    const price = series[at]?.price.credits ?? null
    return sum === null || price === null ? null : sum + one * price
  }, 0)
  const cost =
    credits === null
      ? m.spend.short.unknown()
      : series.some(({ price }) => price.state === 'at-most')
        ? m.layouts.cost.atMost({ credits: formatCredits(Math.ceil(credits)) })
        : m.layouts.cost.about({ credits: formatCredits(Math.round(credits)) })
  return m.layouts.cost.planned({ count, total: timesADay(total), cost, hidden })
}

function timesADay(calls: number): string {
  if (calls < 1.5) return m.layouts.cost.oncePerDay()
  return m.layouts.cost.timesPerDay({ calls: Math.round(calls) })
}
