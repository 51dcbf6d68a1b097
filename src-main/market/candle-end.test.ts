import { describe, expect, test } from 'vitest'
import type { Interval } from '../../src-shared/contract/values'
import type { Chart } from './chart'
import { candle, candles, charting, hourly, hours, now } from './candle-book.fixture'
import { hour, minute } from '../../src-shared/time'

describe('the end of a chart, extended with quotes', () => {
  test('updates the last bar with every quote since the fetch', async () => {
    const { load, service, see, ticks, charts } = charting()
    charts.show([hourly])
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

  test('ignores quotes from before the fetch, because the candles include them', async () => {
    const { load, service, see } = charting()
    see(0, 1000)
    await load(hourly, hours(2))
    expect(service.candles(hourly).high.at(-1)).toBe(2)
  })

  test('fills a pause of the app from candles of shorter intervals loaded later', async () => {
    const daily: Chart = { coin: 'BTC', interval: '1d' }
    const { load, service, see, books } = charting()
    const today = now - 15 * hour - 20 * minute
    await load(daily, candles([candle(today, 50, { high: 52, low: 48 })]))
    books.clock.advance(6 * hour)
    see(0, 51)
    books.clock.advance(2 * minute)
    await load(
      hourly,
      candles([
        candle(today - hour, 999),
        candle(today + 17 * hour, 40, { low: 30 }),
        candle(today + 21 * hour, 55, { high: 60 })
      ])
    )
    const last = (): (number | undefined)[] => {
      const { open, high, low, close } = service.candles(daily)
      return [open, high, low, close].map(column => column.at(-1))
    }
    // The hourly candles are newer than the quote.
    expect(last()).toEqual([50, 60, 30, 55])
    see(minute, 53)
    expect(last()).toEqual([50, 60, 30, 53])
    await load(daily, candles([candle(today, 54, { high: 58, low: 31 })]))
    expect(last()).toEqual([54, 58, 31, 54])
  })

  test('replaces the last bar, including changes from quotes, when candles are loaded again', async () => {
    const { load, service, see, charts } = charting()
    charts.show([hourly])
    await load(hourly, hours(2))
    see(5_000, 100)
    await load(hourly, hours(2))
    expect(service.candles(hourly).high.at(-1)).toBe(2)
  })

  test('starts a provisional bar after the last bar closes, and doesn’t store it', async () => {
    const { load, service, see, ticks, store, charts } = charting()
    charts.show([hourly])
    await load(hourly, hours(2))
    see(45 * minute, 9)
    see(minute, 8)
    const series = service.candles(hourly)
    expect([...series.close]).toEqual([1, 2, 8])
    expect([series.provisionalFrom, series.volume.at(-1), series.high.at(-1)]).toEqual([2, NaN, 9])
    expect(ticks.at(-1)).toMatchObject({ time: series.time[2], open: 9, close: 8, provisional: true })
    expect(store.bars('BTC', '1h')).toHaveLength(2)
  })

  test('starts a provisional bar from a price in a list, which isn’t recorded', async () => {
    const { load, service, books, charts, recordedBars } = charting()
    await load(hourly, hours(2))
    books.clock.advance(45 * minute)
    const list = (price: number): void => {
      books.clock.advance(1_000)
      charts.follow({ at: books.clock.now(), prices: new Map([['BTC', price]]) })
    }
    list(9)
    const series = service.candles(hourly)
    expect([...series.close]).toEqual([1, 2, 9])
    expect([series.provisionalFrom, series.time[2]]).toEqual([2, now + 40 * minute])
    recordedBars.add(new Map([['BTC', 4]]), books.clock.now())
    list(3)
    const { open, high, low, close } = service.candles(hourly)
    expect([open, high, low, close].map(column => column.at(-1))).toEqual([4, 4, 3, 3])
  })

  test('starts a provisional bar from newer candles of a shorter interval', async () => {
    const short: Chart = { coin: 'BTC', interval: '5m' }
    const { load, service, books } = charting()
    await load(hourly, hours(2))
    books.clock.advance(50 * minute)
    await load(short, candles([candle(now + 45 * minute, 3)]))
    expect([...service.candles(hourly).close]).toEqual([1, 2, 3])
  })

  test('replaces provisional bars with the service’s bars', async () => {
    const { load, service, see, books } = charting()
    await load(hourly, hours(2))
    see(45 * minute, 9)
    books.clock.advance(minute)
    await load(hourly, candles([candle(now - 20 * minute, 2), candle(now + 40 * minute, 33)]))
    const series = service.candles(hourly)
    expect([...series.close]).toEqual([1, 2, 33])
    expect(series.provisionalFrom).toBe(3)
  })

  test('builds short intervals from minute bars, and long intervals from hourly bars', () => {
    const { service, see } = charting()
    for (let index = 0; index < 130; index++) see(minute, index + 1)
    const bars = (interval: Interval): number => service.candles({ coin: 'BTC', interval }).close.length
    expect([bars('1m'), bars('5m'), bars('15m'), bars('1h'), bars('4h'), bars('1d')]).toEqual([
      130, 27, 10, 3, 2, 1
    ])
    expect(service.candles({ coin: 'BTC', interval: '1d' })).toMatchObject({ provisionalFrom: 0 })
  })

  test('announces ticks only for charts on screen', async () => {
    const { load, see, ticks, charts } = charting()
    await load(hourly, hours(1))
    see(minute, 5)
    charts.show([hourly])
    see(minute, 5, 'ETH')
    expect(ticks).toEqual([])
    see(minute, 6)
    expect(ticks).toHaveLength(1)
  })
})
