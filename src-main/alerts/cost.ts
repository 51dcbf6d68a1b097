import { sourcesOf } from '../../src-shared/conditions/sources'
import type { AlertCost, AlertDraft } from '../../src-shared/contract/alerts'
import type { Interval, PriceTag } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import { day } from '../../src-shared/time'
import { needsQuotes } from './draft'

export const breadthEveryMs = 3_600_000

export interface NeededSeries {
  readonly coin: string
  readonly interval: Interval
}

/** Coins whose quotes an alert needs more often than the watchlist does. */
export interface FastQuotes {
  readonly everyMs: number
  readonly coins: readonly string[]
}

type Priced = Pick<AlertDraft, 'coin' | 'anyOf' | 'bars' | 'everyMs'>

/** The shortest interval applies to coins in several alerts. */
export function fastQuotesOf(drafts: readonly Priced[]): readonly FastQuotes[] {
  const byCoin = new Map<string, number>()
  for (const draft of drafts) {
    const { coin, everyMs } = draft
    if (coin === null || everyMs === null || !needsQuotes(draft)) continue
    byCoin.set(coin, Math.min(everyMs, byCoin.get(coin) ?? Infinity))
  }
  return [...new Set(byCoin.values())].map(everyMs => ({
    everyMs,
    coins: [...byCoin].flatMap(([coin, own]) => (own === everyMs ? [coin] : [])).toSorted()
  }))
}

export function seriesOf({ coin, anyOf }: Pick<AlertDraft, 'coin' | 'anyOf'>): readonly NeededSeries[] {
  if (coin === null) return []
  const intervals = anyOf.flat().flatMap(condition => ('interval' in condition ? [condition.interval] : []))
  return [...new Set(intervals)].map(interval => ({ coin, interval }))
}

export interface CostPrices {
  readonly candles: (series: NeededSeries) => PriceTag
  readonly quotes: (coins: readonly string[]) => PriceTag
  readonly breadth: () => PriceTag
}

interface Calls {
  readonly perDay: number
  readonly price: PriceTag
}

/** Cost of the alerts' calls. Shared candles are counted once. */
export function costOf(drafts: readonly Priced[], prices: CostPrices): AlertCost {
  const calls = new Map<string, Calls>()
  const fast = fastQuotesOf(drafts)
  for (const draft of drafts) {
    for (const series of seriesOf(draft)) {
      const name = `${series.coin} ${series.interval}`
      calls.set(name, { perDay: day / intervalMs[series.interval], price: prices.candles(series) })
    }
    if (sourcesOf(draft).has('breadth'))
      calls.set('breadth', { perDay: day / breadthEveryMs, price: prices.breadth() })
  }
  const series = [...calls.keys()].filter(name => name !== 'breadth')
  const all = [
    ...calls.values(),
    ...fast.map(({ everyMs, coins }) => ({ perDay: day / everyMs, price: prices.quotes(coins) }))
  ]
  const unknown = all.some(({ price }) => price.credits === null)
  return {
    callsPerDay: all.reduce((sum, { perDay }) => sum + perDay, 0),
    creditsPerDay: unknown
      ? null
      : all.reduce((sum, { perDay, price }) => sum + perDay * (price.credits ?? 0), 0),
    isAtMost: all.some(({ price }) => price.state === 'at-most'),
    series,
    ...(fast.length > 0 && { quotes: fast.flatMap(({ coins }) => coins) })
  }
}
