import { sourcesOf } from '../../src-shared/conditions/sources'
import type { AlertCost, AlertDraft } from '../../src-shared/contract/alerts'
import type { Interval, PriceTag } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import type { Rhythms } from '../watching/schedule/rhythms'
import { day } from '../../src-shared/time'
import { needsQuotes } from './draft'

export const breadthEveryMs = 3_600_000

export interface NeededSeries {
  readonly coin: string
  readonly interval: Interval
}

export interface FastQuotes {
  readonly everyMs: number
  readonly coins: readonly string[]
}

type Priced = Pick<AlertDraft, 'coin' | 'anyOf' | 'bars' | 'everyMs'>

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
  /** Null if candles are saved. */
  readonly firstCandles: (series: NeededSeries) => PriceTag | null
  readonly quotes: (coins: readonly string[]) => PriceTag
  readonly breadth: () => PriceTag
}

export interface CallPace {
  readonly delayMs: (everyMs: number) => number
  /** Null if the watchlist doesn't load the coin. */
  readonly quotesEveryMs: (coin: string) => number | null
}

interface PaceSources {
  readonly rhythms: () => Rhythms | null
  readonly everyMs: (need: 'quotes') => number | null
}

/** The pace of the schedule, or the plan's pace if the schedule hasn't started. */
export function paceNow({ rhythms, everyMs }: PaceSources): CallPace {
  const now = rhythms()
  if (now === null) return pacePlanned(everyMs('quotes'))
  return { delayMs: now.delayMs, quotesEveryMs: coin => now.listQuotes(coin)?.everyMs ?? null }
}

export const pacePlanned = (quotesEveryMs: number | null): CallPace => ({
  delayMs: () => 0,
  quotesEveryMs: () => quotesEveryMs
})

export function fastCallsPerDay(everyMs: number, coins: readonly string[], pace: CallPace): number {
  const listEveryMs = Math.max(...coins.map(coin => pace.quotesEveryMs(coin) ?? Infinity))
  return Math.max(0, day / everyMs - day / listEveryMs)
}

/** If a call is delayed until the next candle has ended, it loads both, so fewer calls are needed. */
function candleCallsPerDay(interval: Interval, { delayMs }: CallPace): number {
  const width = intervalMs[interval]
  return day / width / (1 + Math.floor(delayMs(width) / width))
}

interface Calls {
  readonly perDay: number
  readonly price: PriceTag
}

/** Candles that several alerts share are counted once. */
export function costOf(drafts: readonly Priced[], prices: CostPrices, pace: CallPace): AlertCost {
  const calls = new Map<string, Calls>()
  const first = new Map<string, PriceTag>()
  const fast = fastQuotesOf(drafts)
  for (const draft of drafts) {
    for (const series of seriesOf(draft)) {
      const name = `${series.coin} ${series.interval}`
      calls.set(name, { perDay: candleCallsPerDay(series.interval, pace), price: prices.candles(series) })
      const firstPrice = prices.firstCandles(series)
      if (firstPrice) first.set(name, firstPrice)
    }
    if (sourcesOf(draft).has('breadth')) {
      const everyMs = breadthEveryMs + pace.delayMs(breadthEveryMs)
      calls.set('breadth', { perDay: day / everyMs, price: prices.breadth() })
    }
  }
  const series = [...calls.keys()].filter(name => name !== 'breadth')
  const all = [
    ...calls.values(),
    ...fast.map(({ everyMs, coins }) => ({
      perDay: fastCallsPerDay(everyMs, coins, pace),
      price: prices.quotes(coins)
    }))
  ]
  const unknown = all.some(({ price }) => price.credits === null)
  const firstPrices = [...first.values()]
  return {
    callsPerDay: all.reduce((sum, { perDay }) => sum + perDay, 0),
    creditsPerDay: unknown
      ? null
      : all.reduce((sum, { perDay, price }) => sum + perDay * (price.credits ?? 0), 0),
    ...(firstPrices.length > 0 && {
      firstCredits: firstPrices.some(({ credits }) => credits === null)
        ? null
        : firstPrices.reduce((sum, { credits }) => sum + (credits ?? 0), 0)
    }),
    isAtMost: [...all.map(({ price }) => price), ...firstPrices].some(({ state }) => state === 'at-most'),
    series,
    ...(fast.length > 0 && { quotes: fast.flatMap(({ coins }) => coins) })
  }
}
