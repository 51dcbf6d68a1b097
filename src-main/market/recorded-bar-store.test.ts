import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../platform/storage/database'
import { cacheMigrations } from '../platform/storage/migrations/cache'
import { openCache, tempFolder } from '../platform/storage/temp-storage.fixture'
import { aggregate, firstBar, withClose, type Bar } from './bar'
import { RecordedBarStore, type OwnWidth } from './recorded-bar-store'
import { day, hour, minute } from '../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

const start = Date.UTC(2026, 0, 10)
const prices = (price: number, coin = 'BTC') => new Map([[coin, price]])

describe('bars recorded from quotes', () => {
  test('recorded bars include every price of their minute or hour', () => {
    const priceArbitrary = fc.array(
      fc.record({ at: fc.nat(3 * hour), price: fc.integer({ min: 1, max: 99 }) })
    )
    fc.assert(
      fc.property(priceArbitrary, list => {
        const store = new RecordedBarStore(openCache())
        const byMinute = new Map<number, Bar>()
        for (const { at, price } of list.toSorted((a, b) => a.at - b.at)) {
          store.add(prices(price), start + at)
          const time = Math.floor((start + at) / minute) * minute
          const bar = byMinute.get(time)
          byMinute.set(time, bar ? withClose(bar, price) : firstBar(time, price))
        }
        const minutes = [...byMinute.values()]
        expect(store.bars('BTC', minute, 0)).toEqual(minutes)
        expect(store.bars('BTC', hour, 0)).toEqual(aggregate(minutes, '1h'))
      }),
      { numRuns: 20 }
    )
  })

  test('recorded bars are read for one coin and a time span', () => {
    const store = new RecordedBarStore(openCache())
    for (let index = 0; index < 5; index++) {
      store.add(
        new Map([['BTC', index], ...(index % 2 ? [['ETH', 10 + index] as const] : [])]),
        start + index * minute
      )
    }
    const closes = (coin: string, since: number) => store.bars(coin, minute, since).map(({ close }) => close)
    expect(closes('ETH', 0)).toEqual([11, 13])
    expect(closes('BTC', start + 3 * minute)).toEqual([3, 4])
    expect(closes('BTC', start + 2 * minute + 1)).toEqual([3, 4])
    const until = (last: number) => store.bars('BTC', minute, start + minute, last).map(({ close }) => close)
    expect([until(start + 3 * minute), until(start + 3 * minute - 1), until(start)]).toEqual([
      [1, 2, 3],
      [1, 2],
      []
    ])
    expect(closes('BTC', start + day)).toEqual([])
    expect(closes('DOGE', 0)).toEqual([])
    expect(new RecordedBarStore(openCache()).bars('BTC', hour, 0)).toEqual([])
  })

  test('a price that arrives out of order is placed in its own minute', () => {
    const store = new RecordedBarStore(openCache())
    store.add(prices(5), start + 10 * minute)
    store.add(prices(7), start)
    expect(store.bars('BTC', minute, 0).map(({ time, close }) => [time, close])).toEqual([
      [start, 7],
      [start + 10 * minute, 5]
    ])
  })

  test('hourly bars include prices from before a crash in the middle of an hour', () => {
    const database = openCache()
    const before = new RecordedBarStore(database)
    before.add(prices(4), start - minute)
    for (const [index, price] of [5, 9, 2].entries()) before.add(prices(price), start + index * minute)
    const [last, open] = [start - hour, start].map(time => ({ time, volume: null }))
    const bars = [
      { ...last, open: 4, high: 4, low: 4, close: 4 },
      { ...open, open: 5, high: 9, low: 2, close: 2 }
    ]
    const after = new RecordedBarStore(database)
    expect(after.bars('BTC', hour, 0)).toEqual(bars)
    after.add(prices(7), start + 3 * hour)
    expect(after.bars('BTC', hour, 0, start)).toEqual(bars)
    after.prune(start + 3 * day)
    expect(after.bars('BTC', hour, 0, start)).toEqual(bars)
  })

  test('a price from before the clock was set back by an hour is in the bar of its hour', () => {
    const store = new RecordedBarStore(openCache())
    store.add(prices(5), start)
    store.add(prices(7), start + hour)
    store.add(prices(9), start + 30 * minute)
    const highs = () => store.bars('BTC', hour, 0).map(({ time, high }) => [time, high])
    const expected = [
      [start, 9],
      [start + hour, 7]
    ]
    expect(highs()).toEqual(expected)
    store.add(prices(6), start + hour + minute)
    expect(highs()).toEqual(expected)
  })

  test('keeps bars from an earlier version', () => {
    const folder = tempFolder()
    const earlier = openDatabase(join(folder, 'cache.db'), cacheMigrations.slice(0, 5), 'normal', start)
    earlier.database.exec(`INSERT INTO own_bar (coin, interval_ms, time, open, high, low, close) VALUES
      ('ETH', ${minute}, ${start}, 2, 2, 2, 2), ('BTC', ${minute}, ${start}, 5, 9, 4, 6),
      ('BTC', ${minute}, ${start + minute}, 7, 7, 3, 3), ('BTC', ${hour}, ${start}, 5, 9, 3, 3)`)
    earlier.database.close()
    const store = new RecordedBarStore(openCache(folder))
    store.add(prices(8), start + 2 * minute)
    const rows = (coin: string, width: OwnWidth) =>
      store
        .bars(coin, width, 0)
        .map(({ time, open, high, low, close }) => [time - start, open, high, low, close])
    expect(rows('BTC', minute)).toEqual([
      [0, 5, 9, 4, 6],
      [minute, 7, 7, 3, 3],
      [2 * minute, 8, 8, 8, 8]
    ])
    expect(rows('BTC', hour)).toEqual([[0, 5, 9, 3, 8]])
    expect(rows('ETH', minute)).toEqual([[0, 2, 2, 2, 2]])
    expect(rows('ETH', hour)).toEqual([[0, 2, 2, 2, 2]])
  })

  test('hours are stored the same from bars in memory as from minute bars, even if the clock is set back', () => {
    const step = fc.record({
      ms: fc.oneof(
        { weight: 20, arbitrary: fc.integer({ min: 0, max: 25 * minute }) },
        { weight: 1, arbitrary: fc.integer({ min: -90 * minute, max: 0 }) },
        { weight: 1, arbitrary: fc.integer({ min: hour, max: 5 * hour }) }
      ),
      of: fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 99 }))
    })
    const [one, other] = [openCache(), openCache()]
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 80 }), steps => {
        for (const cache of [one, other]) cache.exec('DELETE FROM own_minute; DELETE FROM own_bar')
        const [store, reading] = [new RecordedBarStore(one), new RecordedBarStore(other)]
        let at = start
        for (const { ms, of } of steps) {
          at += ms
          const added = new Map(Object.entries(of))
          store.add(added, at)
          // Forgetting any coin drops the bars that are kept in memory.
          reading.forget('NONE')
          reading.add(added, at)
        }
        const [own, read] = [one, other].map(cache =>
          cache.prepare('SELECT * FROM own_bar ORDER BY coin, time').all()
        )
        expect(own).toEqual(read)
        reading.forget('NONE')
        for (const coin of ['A', 'B', 'C'])
          expect(store.bars(coin, hour, 0)).toEqual(reading.bars(coin, hour, 0))
      }),
      { numRuns: 100 }
    )
  })

  test('bars follow a coin to its new symbol, which keeps the bars it had', () => {
    const store = new RecordedBarStore(openCache())
    const closes = (coin: string) => store.bars(coin, minute, 0).map(({ close }) => close)
    store.add(prices(1, 'OLD'), start)
    store.add(prices(2, 'OLD'), start + minute)
    store.rename('OLD', 'NEW')
    expect([closes('OLD'), closes('NEW')]).toEqual([[], [1, 2]])
    store.add(prices(3, 'BTC'), start + minute)
    store.rename('NEW', 'BTC')
    expect([closes('NEW'), closes('BTC')]).toEqual([[], [1, 3]])
    store.add(prices(4, 'NEW'), start + minute)
    store.forget('BTC')
    expect([closes('NEW'), closes('BTC')]).toEqual([[4], []])
  })

  test('minute bars are removed after two days, and hourly bars after a quarter of a year', () => {
    const store = new RecordedBarStore(openCache())
    for (const age of [100 * day, 91 * day, 3 * day, day]) store.add(prices(1), start - age)
    store.prune(start)
    expect(store.bars('BTC', minute, 0)).toHaveLength(1)
    expect(store.bars('BTC', hour, 0)).toHaveLength(3)
  })
})

describe('after the clock was wrong by years', () => {
  test.each([-40 * 365, -365, 365, 40 * 365])(
    'excludes bars recorded by a clock that was off by %i days',
    days => {
      const store = new RecordedBarStore(openCache())
      store.add(prices(1), start + days * day)
      store.add(prices(2), start)
      expect(store.bars('BTC', minute, 0)).toHaveLength(2)
      expect(store.spark('BTC', start)).toContainEqual({ time: start, close: 2 })
    }
  )

  test('removes bars from the future', () => {
    const store = new RecordedBarStore(openCache())
    store.add(prices(1), start)
    store.add(prices(9), start + 2 * hour)
    store.prune(start)
    expect(store.bars('BTC', minute, 0).map(({ close }) => close)).toEqual([1])
    expect(store.bars('BTC', hour, 0).map(({ close }) => close)).toEqual([1])
  })
})

describe('a sparkline from the store', () => {
  test('uses hourly bars for a coin watched for a day', () => {
    const store = new RecordedBarStore(openCache())
    for (let index = 0; index < 30; index++) store.add(prices(index), start - (30 - index) * hour)
    const points = store.spark('BTC', start)
    expect(points.map(({ close }) => close)).toEqual(Array.from({ length: 24 }, (_, index) => 6 + index))
  })

  test('uses minute bars for a coin watched only recently', () => {
    const store = new RecordedBarStore(openCache())
    for (let index = 0; index < 30; index++) store.add(prices(index), start - (30 - index) * minute)
    expect(store.spark('BTC', start)).toHaveLength(30)
    expect(store.spark('ETH', start)).toEqual([])
  })
})
