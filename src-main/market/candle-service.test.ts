import { describe, expect, test } from 'vitest'
import type { CandleTick } from '../contract/market'
import type { Interval } from '../contract/values'
import { openBooks, type Books, type Told } from '../credits/fake-service.fixture'
import { faultOf } from '../service-api/faults'
import type { AnswerOf, CandleRow } from '../service-api/answers/answer'
import { openCache, tempFolder } from '../storage/temp-storage.fixture'
import { leastWorkMs } from '../time/work.fixture'
import { CandleService, type Chart } from './candle-service'
import { CandleStore } from './candle-store'
import { OwnBarStore } from './own-bar-store'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.UTC(2026, 5, 10, 15, 20)
const hourly: Chart = { coin: 'BTC', interval: '1h' }

const candle = (time: number, close: number, part: Partial<CandleRow> = {}): CandleRow => ({
  time,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
  ...part
})
const candles = (rows: readonly CandleRow[], timeNames: AnswerOf<'candles'>['timeNames'] = 'open'): Told => ({
  answer: { kind: 'candles', data: rows, dropped: 0, timeNames, repeated: 0, highBelowLow: [] }
})
/** The last `count` hours up to the one under way, closing at 1, 2, 3 … */
const hours = (count: number): Told =>
  candles(
    Array.from({ length: count }, (_, index) =>
      candle(now - 20 * minute - (count - 1 - index) * hour, index + 1)
    )
  )

function charting(options: { books?: Books; folder?: string; everyMs?: number | null } = {}) {
  const books = options.books ?? openBooks()
  books.clock.advance(now - books.clock.now())
  const folder = options.folder ?? tempFolder()
  const database = openCache(folder)
  const store = new CandleStore(database)
  const ownBars = new OwnBarStore(database)
  const plan = { everyMs: options.everyMs === undefined ? minute : options.everyMs }
  const locked: Record<string, ReturnType<typeof faultOf>> = {}
  const service = new CandleService({
    calls: books.calls,
    credits: books.credits,
    clock: books.clock,
    candles: store,
    ownBars,
    locked: () => locked,
    everyMs: () => plan.everyMs,
    simulated: false
  })
  const ticks: CandleTick[] = []
  service.ticked.on(tick => ticks.push(tick))
  /** A price seen `ms` from now, as the board tells it. */
  const see = (ms: number, price: number, coin = 'BTC'): void => {
    books.clock.advance(ms)
    const at = books.clock.now()
    ownBars.add(new Map([[coin, price]]), at)
    service.follow({ at, prices: new Map([[coin, price]]) })
  }
  const load = (chart: Chart, told: Told, bars: number | null = null) => {
    books.service.answer = () => told
    return service.loadCandles({ ...chart, bars })
  }
  return { books, folder, service, store, ownBars, plan, locked, ticks, see, load, database }
}

describe('candles of a chart', () => {
  test('come from the cache at once, without a call, also after a restart', async () => {
    const first = charting()
    expect(first.service.candles(hourly)).toMatchObject({
      fetchedAt: null,
      origin: 'cached',
      provisionalFrom: 0
    })
    const loaded = await first.load(hourly, hours(3))
    expect(loaded).toMatchObject({
      origin: 'live',
      fetchedAt: now,
      provisionalFrom: 3,
      fault: null,
      loading: false
    })
    expect([...loaded.close]).toEqual([1, 2, 3])
    first.database.close()
    const next = charting({ folder: first.folder })
    expect([...next.service.candles(hourly).close]).toEqual([1, 2, 3])
    expect(next.service.candles(hourly)).toMatchObject({ origin: 'cached', fetchedAt: now })
    expect(next.books.service.calls).toEqual([])
  })

  test.each<[Interval, number | null, object]>([
    ['1h', null, { operation: 'getOHLCIntraday', params: { symbol: 'BTC', interval: '1h', bars: '600' } }],
    ['1h', 50_000, { operation: 'getOHLCIntraday', params: { symbol: 'BTC', interval: '1h', bars: '8760' } }],
    ['4h', 5, { operation: 'getOHLCIntraday', params: { symbol: 'BTC', interval: '4h', bars: '5' } }],
    ['1d', 5, { operation: 'getOHLC', params: { symbol: 'BTC' } }]
  ])('%s, %s bars are asked for as the contract has it', async (interval, bars, call) => {
    const { books, load } = charting()
    await load({ coin: 'BTC', interval }, hours(1), bars)
    expect(books.service.calls).toEqual([call])
  })

  test('merge: newer ones replace, older ones stay, each interval and coin for itself', async () => {
    const { load, service } = charting()
    await load(hourly, hours(5))
    await load(
      hourly,
      candles([candle(now - 20 * minute, 50, { volume: null }), candle(now - 20 * minute - hour, 40)])
    )
    await load({ coin: 'ETH', interval: '1h' }, hours(1))
    const series = service.candles(hourly)
    expect([...series.close]).toEqual([1, 2, 3, 40, 50])
    expect([...series.volume]).toEqual([1, 1, 1, 1, 1])
    expect(service.candles({ coin: 'BTC', interval: '4h' }).close).toHaveLength(0)
  })

  test('stamped by their close stand where they open', async () => {
    const { load } = charting()
    const series = await load(
      { coin: 'BTC', interval: '1d' },
      candles([candle(Date.UTC(2026, 5, 9, 23, 59, 59), 7)], 'close')
    )
    expect([...series.time]).toEqual([Date.UTC(2026, 5, 9)])
  })

  test('that could not be fetched say why until they are', async () => {
    const { load, service } = charting()
    await load(hourly, hours(2))
    await expect(load(hourly, { fault: 'offline' })).rejects.toMatchObject({ fault: { code: 'offline' } })
    expect(service.candles(hourly)).toMatchObject({ fault: { code: 'offline' }, loading: false })
    expect([...service.candles(hourly).close]).toEqual([1, 2])
    await load(hourly, hours(2))
    expect(service.candles(hourly).fault).toBeNull()
  })

  test('in a shape nobody knows are no empty chart: it says so, and stays as old as it is', async () => {
    const { load, service } = charting()
    await expect(load(hourly, {})).rejects.toMatchObject({ fault: { code: 'unreadable' } })
    expect(service.candles(hourly)).toMatchObject({ fault: { code: 'unreadable' }, fetchedAt: null })
  })

  test('are not loading for ever after a mistake of ours', async () => {
    const { books, service } = charting()
    books.service.answer = () => Promise.reject(new Error('broken'))
    await expect(service.loadCandles({ ...hourly, bars: null })).rejects.toThrow('broken')
    expect(service.candles(hourly).loading).toBe(false)
  })

  test('are loading while they are', async () => {
    const { books, service } = charting()
    const waiting = books.service.byHand()
    const loaded = service.loadCandles({ ...hourly, bars: null })
    expect(service.candles(hourly).loading).toBe(true)
    waiting[0]?.tell(hours(1))
    expect((await loaded).loading).toBe(false)
  })
})

describe('the end of a chart follows our own quotes', () => {
  test('the last bar moves with prices since the fetch, from the first one on, and keeps what it held', async () => {
    const { load, service, see, ticks } = charting()
    service.showCharts({ charts: [hourly] })
    see(0, 99)
    await load(hourly, hours(2))
    see(5_000, 7)
    see(5_000, 4)
    expect(ticks.slice(-2).map(({ high, low, close }) => [high, low, close])).toEqual([
      [7, 2, 7],
      [7, 2, 4]
    ])
    see(3 * minute, 5)
    expect(ticks.at(-1)).toMatchObject({ open: 2, high: 7, low: 2, close: 5, provisional: false })
    const series = service.candles(hourly)
    expect([series.high.at(-1), series.close.at(-1), series.provisionalFrom]).toEqual([7, 5, 2])
  })

  test('prices from before the fetch do not move it: the service knew them', async () => {
    const { load, service, see } = charting()
    see(0, 1000)
    await load(hourly, hours(2))
    expect(service.candles(hourly).high.at(-1)).toBe(2)
  })

  test('a fetch starts it anew', async () => {
    const { load, service, see } = charting()
    service.showCharts({ charts: [hourly] })
    await load(hourly, hours(2))
    see(5_000, 100)
    await load(hourly, hours(2))
    expect(service.candles(hourly).high.at(-1)).toBe(2)
  })

  test('when it has closed the next one is our own: hollow, without volume, never stored', async () => {
    const { load, service, see, ticks, store } = charting()
    service.showCharts({ charts: [hourly] })
    await load(hourly, hours(2))
    see(45 * minute, 9)
    see(minute, 8)
    const series = service.candles(hourly)
    expect([...series.close]).toEqual([1, 2, 8])
    expect([series.provisionalFrom, series.volume.at(-1), series.high.at(-1)]).toEqual([2, NaN, 9])
    expect(ticks.at(-1)).toMatchObject({ time: series.time[2], open: 9, close: 8, provisional: true })
    expect(store.bars('BTC', '1h')).toHaveLength(2)
  })

  test('the service’s word replaces ours when it comes', async () => {
    const { load, service, see, books } = charting()
    await load(hourly, hours(2))
    see(45 * minute, 9)
    books.clock.advance(minute)
    await load(hourly, candles([candle(now + 40 * minute, 33)]))
    const series = service.candles(hourly)
    expect([...series.close]).toEqual([1, 2, 33])
    expect(series.provisionalFrom).toBe(3)
  })

  test('small bars are built from minutes, large ones from hours', () => {
    const { service, see } = charting()
    for (let index = 0; index < 130; index++) see(minute, index + 1)
    const bars = (interval: Interval): number => service.candles({ coin: 'BTC', interval }).close.length
    expect([bars('1m'), bars('5m'), bars('15m'), bars('1h'), bars('4h'), bars('1d')]).toEqual([
      130, 27, 10, 3, 2, 1
    ])
    expect(service.candles({ coin: 'BTC', interval: '1d' })).toMatchObject({ provisionalFrom: 0 })
  })

  test('only charts on screen tick, and only for their coin', async () => {
    const { load, see, service, ticks } = charting()
    await load(hourly, hours(1))
    see(minute, 5)
    service.showCharts({ charts: [hourly] })
    see(minute, 5, 'ETH')
    expect(ticks).toEqual([])
    see(minute, 6)
    expect(ticks).toHaveLength(1)
  })

  test('a tick costs little, however long the chart', async () => {
    const { service, see, store } = charting()
    const rows = Array.from({ length: 21_600 }, (_, index) => candle(now - (21_599 - index) * minute, 5))
    store.merge('BTC', '1m', rows, now)
    service.showCharts({ charts: [{ coin: 'BTC', interval: '1m' }] })
    expect(await leastWorkMs(20, () => see(1_000, 5))).toBeLessThan(5)
  })
})

describe('what charts need', () => {
  test('those on screen, each once, and nothing when none is', () => {
    const { service } = charting()
    expect(service.needs()).toEqual([])
    service.showCharts({ charts: [hourly, hourly, { coin: 'ETH', interval: '1d' }] })
    expect(service.needs().map(({ key, operation, answeredAt }) => [key, operation, answeredAt])).toEqual([
      ['candles BTC 1h', 'getOHLCIntraday', null],
      ['candles ETH 1d', 'getOHLC', null]
    ])
  })

  test('no more often than a bar closes, nor than a person agreed to, however many charts there are', async () => {
    const { service, plan, load } = charting()
    const every = (...intervals: Interval[]): number[] => {
      service.showCharts({ charts: intervals.map(interval => ({ coin: 'BTC', interval })) })
      return service.needs().map(({ everyMs }) => everyMs)
    }
    expect(every('1m')).toEqual([minute])
    expect(every('4h')).toEqual([4 * hour])
    plan.everyMs = hour
    expect(every('1m')).toEqual([hour])
    expect(every('1m', '5m', '1d')).toEqual([3 * hour, 3 * hour, day])
    const perDay = service.needs().reduce((sum, { everyMs }) => sum + day / everyMs, 0)
    expect(perDay).toBeLessThanOrEqual(24)
    await load(hourly, hours(1))
    service.showCharts({ charts: [hourly] })
    expect(service.needs()[0]?.answeredAt).toBe(now)
  })

  test('nothing by itself where a person wants it so', () => {
    const { service } = charting({ everyMs: null })
    service.showCharts({ charts: [hourly] })
    expect(service.needs()).toEqual([])
  })

  test('daily candles where the plan does not hold intraday, and says so', async () => {
    const { service, locked, see, load, books } = charting()
    locked['getOHLCIntraday'] = faultOf('plan-required')
    service.showCharts({ charts: [hourly, { coin: 'BTC', interval: '5m' }, { coin: 'BTC', interval: '1d' }] })
    expect(service.needs().map(({ key, operation }) => [key, operation])).toEqual([
      ['candles BTC 1d', 'getOHLC']
    ])
    see(minute, 5)
    expect(service.candles(hourly)).toMatchObject({ planRequired: true, provisionalFrom: 0 })
    expect([...service.candles(hourly).close]).toEqual([5])
    expect(service.candles({ coin: 'BTC', interval: '1d' }).planRequired).toBe(false)
    // The one retry a person may make is a real call.
    await load(hourly, hours(1))
    expect(books.service.calls.at(-1)).toMatchObject({ operation: 'getOHLCIntraday' })
  })

  test('asking by itself keeps what comes', async () => {
    const { books, service } = charting()
    const heard: Chart[] = []
    service.changed.on(chart => heard.push(chart))
    service.showCharts({ charts: [hourly] })
    books.service.answer = () => hours(4)
    await service.needs()[0]?.ask()
    expect(service.candles(hourly).close).toHaveLength(4)
    expect(heard).toEqual([hourly])
  })
})
