import { inboxEntryWords } from '../../src-shared/words/inbox-entry'
import { notificationWords } from '../../src-shared/words/notification'
import type { AlertCondition } from '../../src-shared/conditions/catalogue'
import { isDrawnLine } from '../../src-shared/conditions/drawn-line'
import { AlertDraft } from '../../src-shared/contract/alerts'
import type { Gauge } from '../../src-shared/contract/credits'
import type { Drawing } from '../../src-shared/contract/drawings'
import type { BoardQuote, CandleSeries, FearGreedIndex } from '../../src-shared/contract/market'
import type { NewsState } from '../../src-shared/contract/news'
import type { Watchlist } from '../../src-shared/contract/watchlist'
import type { Interval, PriceTag } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import { FactStore } from '../platform/storage/fact-store'
import { openState } from '../platform/storage/temp-storage.fixture'
import { stillClock } from '../platform/time/still-clock.fixture'
import { start } from './alert-facts.fixture'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import { Emitter } from '../platform/events/emitter'
import { AlertService } from './alert-service'
import type { AlertSources } from './alert-sources'
import { AlertStore } from './alert-store'
import { alertLine } from '../market/figures/candle-line'
import { AlertMarketFacts } from './market-facts'
import { minute } from '../../src-shared/time'

export const known = (credits: number | null): PriceTag => ({
  state: credits === null ? 'unknown' : 'known',
  credits,
  learned: null,
  reserve: credits ?? 100
})

interface World {
  quote: Partial<BoardQuote>
  quotes: Readonly<Record<string, Partial<BoardQuote>>>
  fearGreed: Partial<FearGreedIndex>
  news: readonly { readonly id: string; readonly title: string; readonly coins?: readonly string[] }[] | null
  gauge: Partial<Gauge>
  breadth: Readonly<Record<string, number>> | null
  reportedAth: number | null
  watched: readonly string[]
  lists: readonly Watchlist[]
  drawings: readonly Drawing[]
}

const asBody = (rows: readonly { readonly [name: string]: number }[], name: string): Float64Array =>
  Float64Array.from(rows, row => row[name] ?? NaN)

/** @param beforeLine runs before each line is calculated and may throw */
export function alertWorld(changes: Partial<AlertSources> = {}, beforeLine = (): void => undefined) {
  const clock = stillClock(start)
  const database = openState()
  const world: World = {
    quote: {},
    quotes: {},
    fearGreed: {},
    news: null,
    gauge: {},
    breadth: null,
    reportedAth: null,
    watched: ['BTC'],
    lists: [],
    drawings: []
  }
  const minutes: { time: number; open: number; high: number; low: number; close: number }[] = []
  const minutesOf = new Map<string, typeof minutes>()
  const bars = new Map<
    Interval,
    { time: number; close: number; high: number; low: number; volume: number }[]
  >()

  const candles = ({ interval }: { interval: Interval }): CandleSeries => {
    const all = bars.get(interval) ?? []
    return {
      coin: 'BTC',
      interval,
      time: asBody(all, 'time'),
      open: asBody(all, 'close'),
      high: asBody(all, 'high'),
      low: asBody(all, 'low'),
      close: asBody(all, 'close'),
      volume: asBody(all, 'volume'),
      provisionalFrom: all.length,
      fetchedAt: clock.now(),
      origin: 'live',
      fault: null,
      planRequired: false,
      price: known(1),
      loading: false,
      corrected: []
    }
  }
  const drawing = (_: string, id: string) =>
    world.drawings.filter(isDrawnLine).find(one => one.id === id) ?? null
  const facts = new AlertMarketFacts({
    clock,
    quote: coin =>
      ({
        price: null,
        low: null,
        high: null,
        fetchedAt: null,
        missing: false,
        ...(world.quotes[coin] ?? world.quote)
      }) as BoardQuote,
    recordedBars: (coin, width, since, until = Infinity) =>
      width === minute
        ? (minutesOf.get(coin) ?? minutes).filter(({ time }) => time >= since && time <= until)
        : [],
    candleBy: ({ interval }, opensBy) =>
      (bars.get(interval) ?? []).findLast(({ time }) => time <= opensBy) ?? null,
    candles,
    tick: () => null,
    closedCandles: candles,
    drawing,
    line: (...args) => {
      beforeLine()
      return alertLine(...args)
    },
    fearGreed: () => ({ value: null, fetchedAt: null, ...world.fearGreed }) as FearGreedIndex,
    news: () =>
      ({
        headlines: (world.news ?? []).map(one => ({ summary: null, coins: [], ...one })),
        fetchedAt: world.news === null ? null : clock.now()
      }) as unknown as NewsState,
    gauge: () => ({ used: null, limit: null, readAt: null, ...world.gauge }) as Gauge,
    reportedAth: () => world.reportedAth,
    breadth: () => world.breadth && { at: clock.now(), values: world.breadth },
    quotesEveryMs: () => minute
  })
  const notifications = new Emitter<NotificationFacts>()
  const sources = (): AlertSources => ({
    store: new AlertStore(database),
    factStore: new FactStore(database),
    clock,
    facts: () => facts.now(),
    lines: { isReady: true, load: async () => undefined },
    readAhead: (...args) => facts.readAhead(...args),
    loader: {
      loadAth: async () => undefined,
      athPrice: () => known(5),
      knownBreadth: () => ({ values: world.breadth ?? {}, at: null, loadPrice: known(5) }),
      loadBreadth: async () => undefined
    },
    knownAth: coin => facts.ath(coin),
    ledger: { answered: () => null, calls: () => [] },
    savedPrices: { candles, recordedBars: (_, width) => (width === minute ? minutes : []) },
    past: {
      worker: { test: async () => null, end: () => undefined },
      candles: {
        candles,
        candleReach: () => ({ offers: [], limit: { code: 'cap', bars: 8760 } })
      }
    },
    prices: {
      candles: () => known(1),
      firstCandles: () => null,
      quotes: () => known(1),
      breadth: () => known(5)
    },
    rhythms: () => null,
    watched: () => world.watched,
    lists: () => world.lists,
    drawing,
    quoteBlocked: () => null,
    seriesBlocked: () => null,
    everyMs: () => minute,
    confirmAbove: () => 1_000_000,
    simulated: false,
    notifications,
    ...changes
  })
  let service = new AlertService(sources())
  const shown: { title: string; body: string }[] = []
  notifications.on(facts => shown.push(notificationWords(facts, clock.now())))

  return {
    clock,
    database,
    get service() {
      return service
    },
    restart() {
      service.stop()
      service = new AlertService(sources())
      service.start()
    },
    world,
    shown,
    inbox: () =>
      service
        .state()
        .inbox.map(entry => inboxEntryWords(entry).title)
        .toReversed(),
    set: (anyOf: readonly (readonly AlertCondition[])[], draft: Partial<AlertDraft> = {}) =>
      service.save({
        id: null,
        draft: AlertDraft.parse({ coin: 'BTC', anyOf, repeat: 'every', cooldownMs: 0, ...draft }),
        agreed: true
      }),
    see(price: number, quote: Partial<BoardQuote> = {}) {
      const time = clock.now() - (clock.now() % minute)
      world.quote = { price, fetchedAt: clock.now(), ...quote }
      minutes.push({ time, open: price, high: price, low: price, close: price })
      service.evaluate()
      clock.advance(time + minute - clock.now())
      service.evaluate()
    },
    seeAll(prices: Readonly<Record<string, number>>) {
      const time = clock.now() - (clock.now() % minute)
      const quoted = Object.entries(prices).map(([coin, price]) => [coin, { price, fetchedAt: clock.now() }])
      world.quotes = { ...world.quotes, ...Object.fromEntries(quoted) }
      for (const [coin, price] of Object.entries(prices)) {
        const own = minutesOf.get(coin) ?? []
        minutesOf.set(coin, [...own, { time, open: price, high: price, low: price, close: price }])
      }
      service.evaluate()
      clock.advance(time + minute - clock.now())
      service.evaluate()
    },
    close(interval: Interval, close: number, volume = 1) {
      const width = intervalMs[interval]
      const all = bars.get(interval) ?? []
      bars.set(interval, all)
      clock.advance(width - (clock.now() % width))
      all.push({ time: clock.now() - width, close, high: close + 1, low: close - 1, volume })
      facts.forget({ coin: 'BTC', interval })
      service.evaluate()
    },
    evaluate: () => service.evaluate()
  }
}

export type AlertWorld = ReturnType<typeof alertWorld>

export const price = (is: 'above' | 'below' | 'crosses' | 'crosses up' | 'crosses down', value: number) =>
  ({ kind: 'price', is, value }) as const

export const walk =
  (...prices: readonly number[]) =>
  (market: AlertWorld): readonly string[] => {
    for (const one of prices) market.see(one)
    return market.inbox()
  }
