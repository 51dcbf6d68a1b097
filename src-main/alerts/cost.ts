import { sourcesOf } from '../../src-shared/conditions/sources'
import type { AlertCost, AlertDraft } from '../../src-shared/contract/alerts'
import type { Interval, PriceTag } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import { day } from '../../src-shared/time'

export const breadthEveryMs = 3_600_000

export interface Series {
  readonly coin: string
  readonly interval: Interval
}

export function seriesOf({ coin, anyOf }: Pick<AlertDraft, 'coin' | 'anyOf'>): readonly Series[] {
  if (coin === null) return []
  const intervals = anyOf.flat().flatMap(condition => ('interval' in condition ? [condition.interval] : []))
  return [...new Set(intervals)].map(interval => ({ coin, interval }))
}

export interface CostPrices {
  readonly candles: (series: Series) => PriceTag
  readonly breadth: () => PriceTag
}

interface Calls {
  readonly name: string
  readonly perDay: number
  readonly price: PriceTag
}

/** Counts a shared series once. */
export function costOf(drafts: readonly Pick<AlertDraft, 'coin' | 'anyOf'>[], prices: CostPrices): AlertCost {
  const calls = new Map<string, Calls>()
  for (const draft of drafts) {
    for (const series of seriesOf(draft)) {
      const name = `${series.coin} ${series.interval}`
      calls.set(name, { name, perDay: day / intervalMs[series.interval], price: prices.candles(series) })
    }
    if (sourcesOf(draft).has('breadth'))
      calls.set('breadth', { name: 'breadth', perDay: day / breadthEveryMs, price: prices.breadth() })
  }
  const all = [...calls.values()]
  const unknown = all.some(({ price }) => price.credits === null)
  return {
    callsPerDay: all.reduce((sum, { perDay }) => sum + perDay, 0),
    creditsPerDay: unknown
      ? null
      : all.reduce((sum, { perDay, price }) => sum + perDay * (price.credits ?? 0), 0),
    isAtMost: all.some(({ price }) => price.state === 'at-most'),
    series: all.map(({ name }) => name).filter(name => name !== 'breadth')
  }
}
