import { expect, it, onTestFinished } from 'vitest'
import type { BoardQuote } from '../../../src-shared/contract/market'
import type { MarketFigures } from '../../../src-shared/contract/market-figures'
import { candle, candles, charting, now } from '../candle-book.fixture'
import { faultOf } from '../../platform/faults/fault'
import { openState } from '../../platform/storage/temp-storage.fixture'
import { FigurePoints } from './figure-points'
import { MarketFiguresService } from './market-figures-service'
import { unknownCoin } from '../../../src-shared/figures/coin-twins'
import { FactStore } from '../../platform/storage/fact-store'
import { CollectedFigures } from './service-figures'
import { PointStore } from './point-store'
import { day, hour, minute } from '../../../src-shared/time'

const today = Math.floor(now / day) * day
const daily = (coin: string) => ({ coin, interval: '1d' }) as const

const days = (count: number, close: (daysAgo: number) => number) =>
  candles(Array.from({ length: count + 1 }, (_, at) => candle(today - (count - at) * day, close(count - at))))

function open(folder?: string) {
  const charts = charting(folder === undefined ? {} : { folder })
  const { books, service, store } = charts
  const state = openState(charts.folder)
  const quotes = new Map<string, Partial<BoardQuote>>()
  const watched = { coins: ['BTC', 'ETH'] as readonly string[] }
  const savedResponses = new Map<string, { values: Record<string, number | null>; at: number }>()
  const figures = new MarketFiguresService({
    clock: books.clock,
    candles: store,
    past: { candles: store, recordedBars: { bars: () => [] } },
    book: service,
    quote: coin =>
      ({
        symbol: coin,
        price: null,
        changePercent: null,
        fetchedAt: null,
        ...quotes.get(coin)
      }) as BoardQuote,
    points: new FigurePoints(new PointStore(state)),
    serviceFigures: new CollectedFigures(new FactStore(state), { known: () => unknownCoin }),
    watched: () => watched.coins,
    readSaved: async ({ params }) => {
      const known = savedResponses.get(params['symbol'] ?? '')
      return known === undefined
        ? null
        : ({ answer: { kind: 'breadth', data: { values: known.values }, dropped: 0 }, at: known.at } as never)
    },
    report: error => {
      throw error
    }
  })
  onTestFinished(() => figures.close())
  service.changed.on(chart => figures.onCandles(chart))
  const emitted: MarketFigures[] = []
  figures.changed.on(one => emitted.push(one))
  const quote = (coin: string, price: number, changePercent: number | null = null): void =>
    void quotes.set(coin, { price, changePercent, fetchedAt: books.clock.now() })
  return { ...charts, figures, quote, emitted, watched, savedResponses, state }
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20))

it('calculates figures of coins with loaded candles, and shows the price of loading the others', async () => {
  const { figures, load, quote, books } = open()
  await load(
    daily('BTC'),
    days(60, ago => (ago === 30 ? 50 : 100))
  )
  quote('BTC', 150, 2)
  const calls = books.service.calls.length
  const known = await figures.view({ list: 'watched', coins: ['BTC', 'ETH'] })
  expect(books.service.calls.length).toBe(calls)
  expect(known.figures).toMatchObject([
    {
      coin: 'BTC',
      changes: { 7: 50, 30: 200, 90: null, 365: null },
      fromHighPercent: 0,
      ranges: [
        { period: 20, high: 100, low: 100, latest: { direction: 'up', isRunning: true } },
        { period: 55 }
      ]
    }
  ])
  expect(known.figures[0]?.spark).toHaveLength(31)
  expect(known.figures[0]?.spark.at(-1)).toBe(150)
  expect(known.breadth).toMatchObject({ above50: { count: 1, of: 1 }, above200: { of: 0 }, advancing: 1 })
  expect(known.missing).toMatchObject([{ coin: 'ETH', isPartial: false, fault: null }])
  // Changes within an hour or a day need shorter candles.
  expect(known.recent).toEqual([{ coin: 'BTC', hour: null, day: null }])
})

it('updates figures with new prices only for coins in the list on screen', async () => {
  const { books, figures, load, quote, emitted } = open()
  await load(
    daily('BTC'),
    days(60, () => 100)
  )
  const comes = async (price: number): Promise<void> => {
    quote('BTC', price)
    figures.onQuotes()
    books.clock.advance(500)
    await settled()
  }
  await comes(150)
  expect(emitted).toEqual([])
  await figures.view({ list: 'watched', coins: ['BTC'] })
  await comes(120)
  expect(emitted.at(-1)?.figures[0]?.changes[7]).toBeCloseTo(20, 9)
})

it('updates figures for the lists of several windows, until each is closed', async () => {
  const { books, figures, quote, emitted } = open()
  const [one, other] = [{}, {}]
  const lists = async (): Promise<readonly string[]> => {
    emitted.length = 0
    quote('BTC', 100)
    figures.onQuotes()
    books.clock.advance(5_000)
    await settled()
    return emitted.map(({ list }) => list).sort()
  }
  await figures.view({ list: '1', coins: ['BTC'] }, one)
  await figures.view({ list: '2', coins: ['ETH'] }, other)
  expect(await lists()).toEqual(['1', '2'])
  await figures.view({ list: '1', coins: ['BTC'] }, other)
  expect(await lists()).toEqual(['1'])
  figures.leave(one)
  expect(await lists()).toEqual(['1'])
  figures.leave(other)
  expect(await lists()).toEqual([])
})

it('calculates hourly and daily changes from shorter candles', async () => {
  const { figures, load, quote } = open()
  const end = Math.floor(now / hour) * hour
  const quarters = Array.from({ length: 120 }, (_, at) =>
    candle(end - (119 - at) * (hour / 4), at < 116 ? 100 : 80)
  )
  await load({ coin: 'ETH', interval: '15m' }, candles(quarters))
  quote('ETH', 120, 2)
  const known = await figures.view({ list: 'watched', coins: ['BTC', 'ETH'] })
  expect(known.recent.map(({ coin }) => coin)).toEqual(['ETH'])
  expect(known.recent[0]?.hour).toBeCloseTo(20, 6)
  expect(known.recent[0]?.day).toBeCloseTo(20, 6)
  expect(known.figures).toEqual([])
})

/** Times shortly before and after the end of a day, month or year in UTC, or a clock change. */
const midnights = [
  ['UTC midnight', '2026-06-10T23:59:00Z', 2 * minute],
  ['the end of a month', '2026-06-30T23:59:00Z', 2 * minute],
  ['the end of a year', '2026-12-31T23:59:00Z', 2 * minute],
  ['a change to winter time', '2026-10-24T23:59:00Z', 2 * hour],
  ['a change to summer time', '2027-03-27T23:59:00Z', 2 * hour]
] as const

it.each(midnights)('keeps figures from candles across %s', async (_, moment, ms) => {
  const { figures, load, quote, books } = open()
  books.clock.advance(Date.parse(moment) - now)
  const day0 = Math.floor(Date.parse(moment) / day) * day
  const wave = (ago: number): number => 100 + 10 * Math.sin(ago)
  for (const [coin, size] of [
    ['BTC', 1],
    ['ETH', 3]
  ] as const)
    await load(
      daily(coin),
      candles(Array.from({ length: 401 }, (__, at) => candle(day0 - (400 - at) * day, size * wave(400 - at))))
    )
  const list = { list: 'watched', coins: ['BTC', 'ETH'] }
  const prices = (): void => (quote('BTC', 130, 2), quote('ETH', 390, 2))
  prices()
  const before = await figures.view(list)
  books.clock.advance(ms)
  prices()
  const after = await figures.view(list)
  for (const { missing, figures: all } of [before, after]) {
    expect(missing).toEqual([])
    expect(all).toHaveLength(2)
    for (const { changes, fromHighPercent, ranges, spark, endsAt } of all) {
      expect(Object.values(changes).every(Number.isFinite)).toBe(true)
      expect(fromHighPercent).toBe(0)
      expect(ranges).toHaveLength(2)
      expect([spark.length, endsAt]).toEqual([31, null])
    }
  }
  expect(after.figures[0]?.changes[7]).toBeCloseTo((130 / wave(6) - 1) * 100, 9)
  expect(after.breadth).toMatchObject({ above50: { count: 2, of: 2 }, above200: { of: 2 } })
  expect(after.breadthDays).toEqual(before.breadthDays)
  expect(after.candlesAt).toBe(before.candlesAt)
  expect((await figures.correlation({ coins: list.coins, days: 30 })).matrix).toEqual([
    [1, expect.closeTo(1, 9)],
    [expect.closeTo(1, 9), 1]
  ])
})

it('calculates figures up to the last candle if later days are missing', async () => {
  const { figures, load, quote, books } = open()
  await load(
    daily('BTC'),
    days(60, ago => (ago === 30 ? 50 : 100))
  )
  books.clock.advance(3 * day)
  quote('BTC', 150)
  const list = { list: 'watched', coins: ['BTC'] }
  const known = await figures.view(list)
  expect(known.missing).toMatchObject([{ coin: 'BTC', isPartial: true }])
  expect(known.candlesAt).toBe(now)
  expect(known.figures).toMatchObject([
    {
      changes: { 7: 50, 30: 50 },
      endsAt: now,
      ranges: [{ period: 20, latest: { direction: 'down' } }, { period: 55 }]
    }
  ])
  // On the last day with candles, the price of 100 was above an average that includes the day at 50.
  expect(known.breadth.above50).toEqual({ count: 1, of: 1 })
  // Figures of three days ago don't add a point for today.
  expect(known.breadthPoints).toEqual([])
  books.clock.advance(9 * day)
  quote('BTC', 150)
  const later = await figures.view(list)
  expect(later.figures).toMatchObject([{ changes: { 7: 0, 30: 50, 90: null }, endsAt: now }])
  await load(
    daily('BTC'),
    candles(Array.from({ length: 61 }, (_, at) => candle(today + 12 * day - (60 - at) * day, 100)))
  )
  expect((await figures.view(list)).figures).toMatchObject([{ changes: { 7: 50, 30: 50 }, endsAt: null }])
})

it('shows figures of the last candles while offline', async () => {
  const { figures, load, books } = open()
  await load(
    daily('BTC'),
    days(60, () => 100)
  )
  books.clock.advance(9 * day)
  const known = await figures.view({ list: 'watched', coins: ['BTC'] })
  expect(known).toMatchObject({ missing: [], candlesAt: now, breadth: { above50: { count: 0, of: 1 } } })
})

it('announces figures of the viewed list once after new candles', async () => {
  const { figures, load, emitted, books } = open()
  await figures.view({ list: 'watched', coins: ['BTC', 'ETH'] })
  await load(
    daily('BTC'),
    days(60, () => 100)
  )
  await load(
    daily('ETH'),
    days(60, () => 100)
  )
  await load(
    daily('SOL'),
    days(60, () => 100)
  )
  books.clock.advance(1_000)
  await settled()
  expect(emitted.map(({ figures: all }) => all.map(({ coin }) => coin))).toEqual([['BTC', 'ETH']])
  figures.leave()
  await load(
    daily('BTC'),
    days(60, () => 100)
  )
  books.clock.advance(hour)
  await settled()
  expect(emitted).toHaveLength(1)
})

it('makes one call for each coin that the user agreed to load', async () => {
  const { figures, books } = open()
  books.service.answer = () => days(60, () => 100)
  const before = books.service.calls.length
  const list = { list: 'watched', coins: ['BTC', 'ETH', 'SOL'] }
  expect((await figures.loadDays({ ...list, load: ['BTC', 'ETH'] })).figures).toHaveLength(2)
  expect(books.service.calls.length - before).toBe(2)
  books.service.answer = () => ({ fault: faultOf('quota-exceeded') })
  const after = await figures.loadDays({ ...list, load: ['SOL', 'BTC', 'ETH'] })
  expect(books.service.calls.length - before).toBe(3)
  expect(after.missing).toMatchObject([{ coin: 'SOL', fault: { code: 'quota-exceeded' } }])
})

it('records calculated market breadth once a day, and every market breadth from the service', async () => {
  const { figures, load, quote, books, savedResponses, watched } = open()
  await load(
    daily('BTC'),
    days(250, ago => 100 + ago)
  )
  quote('BTC', 90, -1)
  const list = { list: 'watched', coins: ['BTC', 'ETH'] }
  await figures.view(list)
  await load(
    daily('ETH'),
    days(250, () => 100)
  )
  await figures.view(list)
  quote('BTC', 400, 3)
  await figures.view(list)
  const own = (await figures.view(list)).breadthPoints
  expect(own).toEqual([
    {
      at: today,
      origin: 'ours',
      coins: ['BTC', 'ETH'],
      // ETH is neither above nor below its averages, and its price didn't change.
      figures: { above50: 50, above200: 50, advancing: 50 }
    }
  ])
  savedResponses.set('BTC ETH', { values: { advancing: 7, note: null }, at: now + 5 })
  savedResponses.set('ETH BTC XRP', { values: { advancing: 1 }, at: now + 6 })
  watched.coins = ['XRP']
  const symbol = (coins: string) => ({ operation: 'getMarketBreadth', params: { symbol: coins } })
  figures.onAnswer(symbol('BTC ETH'))
  // A response about other coins doesn't add a point to this list.
  figures.onAnswer(symbol('ETH BTC XRP'))
  await settled()
  books.clock.advance(1_000)
  expect((await figures.view(list)).breadthPoints).toEqual([
    ...own,
    { at: now + 5, origin: 'service', coins: ['BTC', 'ETH'], figures: { advancing: 7 } }
  ])
})

it('records each fear and greed value once, with its own date', async () => {
  const { figures, state } = open()
  const fearGreed = { label: null, origin: 'live', price: {} as never } as const
  figures.onFearGreed({ ...fearGreed, value: 20, at: 1_000, fetchedAt: now })
  figures.onFearGreed({ ...fearGreed, value: 20, at: 1_000, fetchedAt: now + hour })
  figures.onFearGreed({ ...fearGreed, value: 30, at: null, fetchedAt: now + day })
  figures.onFearGreed({ ...fearGreed, value: null, at: null, fetchedAt: now })
  const { fearGreedPoints } = await figures.view({ list: 'watched', coins: [] })
  expect(fearGreedPoints.map(({ at, figures: { value } }) => [at, value])).toEqual([
    [1_000, 20],
    [now + day, 30]
  ])
  expect(state.prepare('SELECT count(*) AS rows FROM figure_coins').get()).toEqual({ rows: 1 })
})

it('keeps only the latest thousand points of a series', async () => {
  const { state } = open()
  const store = new PointStore(state)
  const place = { series: 'fearGreed', list: 'market' } as const
  for (let at = 1; at <= 1_003; at++)
    store.keep(place, { at, origin: 'service', coins: [], figures: { value: at } })
  const points = store.points(place)
  expect([points.length, points[0]?.at, points.at(-1)?.at]).toEqual([1_000, 4, 1_003])
})

it('groups coins that move together in the requested number of days', async () => {
  const { figures, load } = open()
  const wave = (ago: number): number => 100 + 10 * Math.sin(ago)
  await load(daily('BTC'), days(100, wave))
  await load(
    daily('ETH'),
    days(100, ago => 100 + 10 * Math.cos(ago * 1.7))
  )
  await load(
    daily('SOL'),
    days(100, ago => 2 * wave(ago))
  )
  const { order, matrix, fewestReturns } = await figures.correlation({
    coins: ['BTC', 'ETH', 'SOL', 'XRP'],
    days: 30
  })
  expect(['ETH BTC SOL', 'ETH SOL BTC', 'BTC SOL ETH', 'SOL BTC ETH']).toContain(order.join(' '))
  const value = (a: string, b: string) => matrix[order.indexOf(a)]?.[order.indexOf(b)]
  expect(value('BTC', 'SOL')).toBeCloseTo(1, 9)
  expect([value('BTC', 'BTC'), value('SOL', 'BTC'), fewestReturns]).toEqual([1, value('BTC', 'SOL'), 30])
})

it('lets other work run while it calculates the figures of many coins', async () => {
  const { figures, store } = open()
  const coins = Array.from({ length: 200 }, (_, at) => `C${at}`)
  const bars = Array.from({ length: 400 }, (_, at) => ({
    ...candle(today - (400 - at) * day, 100),
    volume: 1
  }))
  for (const coin of coins)
    store.merge(coin, '1d', { bars, fetchedAt: now, operation: 'getOHLC', requestedFrom: null })
  let turns = 0
  let isDone = false
  const turn = (): void => void (isDone || (turns++, setImmediate(turn)))
  turn()
  const { figures: all } = await figures.view({ list: 'top', coins })
  isDone = true
  expect(all).toHaveLength(200)
  expect(turns).toBeGreaterThan(20)
})
