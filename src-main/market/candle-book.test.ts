import { describe, expect, test } from 'vitest'
import type { Interval } from '../../src-shared/contract/values'
import type { TestOutcome } from '../credits/fake-service.fixture'
import type { Chart } from './chart'
import { candle, candles, charting, hourly, hours, now } from './candle-book.fixture'
import { hour, minute } from '../../src-shared/time'

describe('a chart’s candles', () => {
  test('candles are restored from the cache after a restart, without a call', async () => {
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

  test('candles are announced as loading before the first response, but not before updates', async () => {
    const { load, service } = charting()
    const results: boolean[] = []
    service.begun.on(chart => results.push(service.candles(chart).loading))
    await load(hourly, hours(3))
    await load(hourly, hours(5))
    expect(results).toEqual([true])
  })

  test.each<[Interval, number | null, object]>([
    ['1h', null, { operation: 'getOHLCIntraday', params: { symbol: 'BTC', interval: '1h', bars: '600' } }],
    ['1h', 50_000, { operation: 'getOHLCIntraday', params: { symbol: 'BTC', interval: '1h', bars: '8760' } }],
    ['4h', 5, { operation: 'getOHLCIntraday', params: { symbol: 'BTC', interval: '4h', bars: '5' } }],
    ['1d', 5, { operation: 'getOHLC', params: { symbol: 'BTC' } }]
  ])('%s: requests %s bars within the limits of the contract', async (interval, bars, call) => {
    const { books, load } = charting()
    await load({ coin: 'BTC', interval }, hours(1), bars)
    expect(books.service.calls).toEqual([call])
  })

  test('the price of a call at each candle’s close differs from the price of the first call', async () => {
    const { books, service, load } = charting()
    const prices = () => [service.refreshPrice(hourly).credits, service.firstPrice(hourly)?.credits]
    // The service charges a credit per row: 600 for the first call and 4 for a refresh.
    for (const coin of ['ETH', 'SOL'])
      for (const charged of [600, 4]) await load({ coin, interval: '1h' }, { ...hours(3), charged }, charged)
    expect(prices()).toEqual([4, 600])
    await load(hourly, { ...hours(3), charged: 600 })
    expect(prices()).toEqual([4, undefined])
    books.clock.advance(hour)
    await load(hourly, { ...hours(4), charged: 4 })
    expect(books.service.calls.at(-1)?.params).toMatchObject({ bars: '4' })
    books.clock.advance(9 * hour)
    expect(prices()).toEqual([4, undefined])
  })

  test('newer candles replace older candles with the same time', async () => {
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

  test('a chart reports only problems of its latest response', async () => {
    const { load, service } = charting()
    const rows = [candle(now - 20 * minute, 50)]
    const found = { dropped: 1, unordered: 2, repeated: 3 }
    const series = await load(hourly, candles(rows, 'open', found))
    expect(series.repaired).toEqual({ unreadable: 1, unordered: 2, repeated: 3, ahead: 0 })
    expect(service.candles({ coin: 'ETH', interval: '1h' }).repaired).toBeUndefined()
    expect((await load(hourly, hours(2))).repaired).toBeUndefined()
  })

  test('a chart reports a missing volume, and saves the response for mapping once', async () => {
    const { load, savedResponses } = charting()
    const silent = candles([candle(now - 20 * minute, 50, { volume: null })])
    const params = { symbol: 'BTC', interval: '1h', bars: '600' }
    const series = await load(hourly, silent)
    expect(series.missingData).toEqual({ what: 'volume', operation: 'getOHLCIntraday', params })
    await load(hourly, silent)
    expect(savedResponses).toEqual([{ kind: 'candles', params }])
    expect((await load(hourly, hours(2))).missingData).toBeUndefined()
  })

  test('candles are shown at their opening time even if the service sends closing times', async () => {
    const { load } = charting()
    const series = await load(
      { coin: 'BTC', interval: '1d' },
      candles([candle(Date.UTC(2026, 5, 9, 23, 59, 59), 7)], 'close')
    )
    expect([...series.time]).toEqual([Date.UTC(2026, 5, 9)])
  })

  test('a chart shows the error of a failed load until a load succeeds', async () => {
    const { load, service } = charting()
    await load(hourly, hours(2))
    await expect(load(hourly, { fault: 'offline' })).rejects.toMatchObject({ fault: { code: 'offline' } })
    expect(service.candles(hourly)).toMatchObject({ fault: { code: 'offline' }, loading: false })
    expect([...service.candles(hourly).close]).toEqual([1, 2])
    await load(hourly, hours(2))
    expect(service.candles(hourly).fault).toBeNull()
  })

  test('a chart shows an error if the format of its candles is unknown', async () => {
    const { load, service } = charting()
    await expect(load(hourly, {})).rejects.toMatchObject({ fault: { code: 'unreadable' } })
    expect(service.candles(hourly)).toMatchObject({ fault: { code: 'unreadable' }, fetchedAt: null })
  })

  test('candles are read from the saved response once their format is mapped', async () => {
    const { books, load, service, saved } = charting()
    const data = { leaves: [], leavesLeftOut: 0, raw: '' }
    const outcome: TestOutcome = { answer: { kind: 'unrecognised', data, dropped: 0 } }
    await expect(load(hourly, outcome)).rejects.toMatchObject({ fault: { code: 'unreadable' } })
    const calls = books.entries(null, 10).length
    const received: Chart[] = []
    service.changed.on(chart => received.push(chart))
    await service.readAgain()
    expect([received, service.candles(hourly).fault?.code]).toEqual([[], 'unreadable'])
    Object.assign(saved, { ...hours(2), at: now - minute })
    await service.readAgain()
    expect(service.candles(hourly)).toMatchObject({ fault: null, fetchedAt: now - minute })
    expect(service.candles(hourly).missingData).toBeUndefined()
    expect([...service.candles(hourly).close]).toEqual([1, 2])
    expect([received, books.entries(null, 10).length]).toEqual([[hourly], calls])
    await service.readAgain()
    expect(received).toHaveLength(1)
  })

  test('candles are no longer shown as loading after a bug in Candlewick', async () => {
    const { books, service } = charting()
    books.service.answer = () => Promise.reject(new Error('broken'))
    await expect(service.loadCandles({ ...hourly, bars: null })).rejects.toThrow('broken')
    expect(service.candles(hourly).loading).toBe(false)
  })

  test('candles are shown as loading during the call', async () => {
    const { books, service } = charting()
    const waiting = books.service.holdResponses()
    const loaded = service.loadCandles({ ...hourly, bars: null })
    expect(service.candles(hourly).loading).toBe(true)
    waiting[0]?.respond(hours(1))
    expect((await loaded).loading).toBe(false)
  })

  test('new candles move the coin’s other charts to their close', async () => {
    const { books, charts, load, service, ticks } = charting()
    const quarter: Chart = { coin: 'BTC', interval: '15m' }
    charts.show([hourly, quarter])
    service.changed.on(chart => charts.followCandles(chart))
    await load(quarter, candles([candle(now - 5 * minute, 7)]))
    books.clock.advance(minute)
    await load(hourly, candles([candle(now - 20 * minute, 8)]))
    expect(ticks).toMatchObject([{ ...quarter, close: 8 }])
    expect(service.candles(quarter).close.at(-1)).toBe(8)
    books.clock.advance(minute)
    await load(quarter, candles([candle(now - 5 * minute, 9)]))
    expect(service.candles(hourly).close.at(-1)).toBe(9)
    books.clock.advance(minute)
    await load({ coin: 'BTC', interval: '4h' }, candles([candle(now - 20 * minute, 900)]))
    expect(service.candles(quarter).close.at(-1)).toBe(9)
  })
})
