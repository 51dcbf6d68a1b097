import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { BoardQuote, CandleSeries, FearGreedIndex } from '../../src-shared/contract/market'
import type { Gauge } from '../../src-shared/contract/credits'
import type { NewsState } from '../../src-shared/contract/news'
import type { Interval } from '../../src-shared/contract/values'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import { intervalMs } from '../../src-shared/interval'
import { hour, minute } from '../../src-shared/time'
import { evaluateAlert } from '../../src-main/alerts/evaluate-alert'
import { inOneTurn } from '../../src-main/alerts/steps'
import type { StoredAlert } from '../../src-main/alerts/alert-store'
import type { OwnBar } from '../../src-main/alerts/backtest/past-bars'
import { AlertMarketFacts } from '../../src-main/alerts/market-facts'
import { freshMemory } from '../../src-main/alerts/replay'
import { alertLine } from '../../src-main/market/figures/candle-line'
import type { DemoCandle, SimulatedMarket } from '../../src-demo/simulation/simulated-market'
import type { Random } from '../random'

type Coin = SimulatedMarket['coins'][number]

export interface Watched {
  readonly triggers: readonly (readonly number[])[]
  readonly minutes: readonly OwnBar[]
  readonly hours: readonly OwnBar[]
}

export const columnsOf = (candles: readonly DemoCandle[]): CandleColumns => ({
  time: Float64Array.from(candles, ({ time }) => time),
  open: Float64Array.from(candles, ({ open }) => open),
  high: Float64Array.from(candles, ({ high }) => high),
  low: Float64Array.from(candles, ({ low }) => low),
  close: Float64Array.from(candles, ({ close }) => close),
  volume: Float64Array.from(candles, ({ volume }) => volume)
})

/**
 * Evaluates alerts as a session does: on each quote, at the end of the quote's minute, and after candles
 * arrive. Each quote is up to a tenth of `everyMs` late.
 */
export function watch(
  market: SimulatedMarket,
  coin: Coin,
  drafts: readonly AlertDraft[],
  span: { readonly from: number; readonly to: number },
  everyMs: number,
  random: Random
): Watched {
  let now = span.from
  let price: number | null = null
  const clock = { now: () => now, after: () => () => undefined, every: () => () => undefined }
  const own = { minutes: [] as OwnBar[], hours: [] as OwnBar[] }
  const intervals = new Set<Interval>(
    drafts.flatMap(({ anyOf }) => anyOf.flat().flatMap(one => ('interval' in one ? [one.interval] : [])))
  )
  const series = new Map<string, CandleSeries>()
  const seriesOf = (interval: Interval): CandleSeries => {
    const known = series.get(interval)
    if (known) return known
    const width = intervalMs[interval]
    const end = Math.floor(now / width) * width
    const candles = columnsOf(market.candles(coin, interval, end - 300 * width, end, end + 1))
    const made = { ...candles, provisionalFrom: candles.time.length, fetchedAt: now } as CandleSeries
    series.set(interval, made)
    return made
  }
  const facts = new AlertMarketFacts({
    clock,
    quote: () => ({ price, low: null, high: null, fetchedAt: now, missing: false }) as unknown as BoardQuote,
    recordedBars: (_, width, since, until = Infinity) =>
      between(width === minute ? own.minutes : own.hours, since, until),
    candleBy: ({ interval }, opensBy) => {
      const width = intervalMs[interval]
      const time = Math.floor(opensBy / width) * width
      return market.candles(coin, interval, time, time + width, now).at(0) ?? null
    },
    candles: ({ interval }) => seriesOf(interval),
    tick: () => null,
    closedCandles: ({ interval }) => (intervals.has(interval) ? seriesOf(interval) : columnsOf([])),
    line: alertLine,
    drawing: () => null,
    fearGreed: () => ({ value: null, fetchedAt: null }) as FearGreedIndex,
    news: () => ({ headlines: [], fetchedAt: null }) as unknown as NewsState,
    gauge: () => ({ used: null, limit: null, readAt: null }) as Gauge,
    reportedAth: () => null,
    breadth: () => null,
    quotesEveryMs: () => everyMs
  })
  let alerts = drafts.map((draft, index): StoredAlert => ({
    id: index + 1,
    draft,
    since: span.from,
    createdAt: span.from,
    switched: 'on',
    snoozedUntil: null,
    memory: freshMemory(draft.anyOf)
  }))
  const triggers = drafts.map((): number[] => [])
  const evaluate = (): void => {
    const known = facts.now()
    alerts = alerts.map((alert, index) => {
      const done = inOneTurn(evaluateAlert(alert, { facts: known, simulated: true, savedAt: now }, []))
      triggers[index]?.push(...(done?.noticed ?? []).map(({ at }) => at))
      return done?.alert ?? alert
    })
  }
  const add = (bars: OwnBar[], width: number, value: number): void => {
    const time = Math.floor(now / width) * width
    const last = bars.at(-1)
    if (last?.time === time)
      bars[bars.length - 1] = {
        ...last,
        high: Math.max(last.high, value),
        low: Math.min(last.low, value),
        close: value
      }
    else bars.push({ time, open: value, high: value, low: value, close: value })
  }
  let nextQuote = span.from + random.between(0, everyMs)
  let minuteEnd = Infinity
  const closes = new Map([...intervals].map(one => [one, nextClose(span.from, one)]))
  for (;;) {
    now = Math.ceil(Math.min(nextQuote, minuteEnd, ...closes.values()))
    if (now >= span.to) break
    if (now >= nextQuote) {
      price = market.priceAt(coin, now)
      add(own.minutes, minute, price)
      add(own.hours, hour, price)
      facts.addPrices({ at: now, prices: new Map([[coin.symbol, price]]) })
      nextQuote += everyMs * (1 + random.between(0, 0.1))
      minuteEnd = now - (now % minute) + minute + 500
    } else if (now >= minuteEnd) minuteEnd = Infinity
    for (const [interval, at] of closes) {
      if (now < at) continue
      series.delete(interval)
      facts.forget({ coin: coin.symbol, interval })
      closes.set(interval, nextClose(now, interval))
    }
    evaluate()
  }
  return { triggers, ...own }
}

const nextClose = (at: number, interval: Interval): number =>
  Math.floor(at / intervalMs[interval] + 1) * intervalMs[interval] + 5_000

function between(bars: readonly OwnBar[], since: number, until: number): readonly OwnBar[] {
  let [low, high] = [0, bars.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bars[middle]?.time ?? 0) < since) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < bars.length && (bars[end]?.time ?? Infinity) <= until) end++
  return bars.slice(low, end)
}
