import { describe, expect, test, vi } from 'vitest'
import type { CandleSeries } from '../../src-shared/contract/market'
import { intervals, type Interval } from '../../src-shared/contract/values'
import type { Fault } from '../../src-shared/contract/fault'
import { faultOf } from '../platform/faults/fault'
import { PaidCalls } from '../credits/paid-calls'
import { openBooks } from '../credits/fake-service.fixture'
import { host, testKey, type Hosted } from '../../src-demo/hosted'
import { createServiceClient } from '../service/api/client'
import { openCache } from '../platform/storage/temp-storage.fixture'
import { stillClock } from '../platform/time/still-clock.fixture'
import { CandleBook } from './candle-book'
import { CandleConsent } from './candle-consent'
import { CandleStore } from './candle-store'
import { intervalMs } from '../../src-shared/interval'
import { RecordedBarStore } from './recorded-bar-store'
import { hour } from '../../src-shared/time'

// Uses the demo service over HTTP with a real ledger and cache.
vi.setConfig({ testTimeout: 30_000 })

const hourly = { coin: 'BTC', interval: '1h' as Interval }

async function chartOn(run: (chart: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<void> {
  const hosted = await host()
  const chart = await open(hosted)
  try {
    await run(chart)
  } finally {
    await hosted.service.close()
  }
}

async function open({ service: demo, clock: theirs }: Hosted) {
  const clock = stillClock(theirs.now())
  const books = openBooks({ clock })
  const client = createServiceClient({
    fetch: (url, init) => fetch(url, init),
    clock,
    address: demo.address,
    key: () => Promise.resolve(testKey)
  })
  const { credits, limits } = books
  const calls = new PaidCalls({ client, credits, clock, budget: limits, agreed: () => true })
  const database = openCache()
  const store = new CandleStore(database)
  const locked: Record<string, Fault> = {}
  const service = new CandleBook({
    calls,
    credits,
    clock,
    candles: store,
    recordedBars: new RecordedBarStore(database),
    locked: () => locked,
    isAbsent: () => false,
    consent: new CandleConsent({
      facts: books.facts,
      namesDaily: () => true,
      confirmAbove: () => 0,
      simulated: true
    }),
    saveAnswer: () => undefined,
    readSavedAnswer: () => Promise.resolve(null),
    simulated: false
  })
  const advance = (ms: number): void => {
    clock.advance(ms)
    theirs.advance(ms)
  }
  const requestedBars = (): (string | null)[] =>
    demo.controls.calls().map(({ query }) => new URLSearchParams(query).get('bars'))
  const refresh = async (): Promise<void> => {
    const outcome = await service.need('candles', 'chart', hourly).ask()
    expect(outcome.fault).toBeNull()
  }
  /** The candles the service would send now. */
  const truth = (count: number) => demo.market.lastCandles(demo.market.coin('BTC')!, '1h', count, clock.now())
  const shown = (): CandleSeries => service.candles(hourly)
  const load = (bars: number | null) => service.loadCandles({ ...hourly, bars })
  const reach = (since: number | null = null) => service.candleReach({ ...hourly, since })
  return {
    demo,
    books,
    store,
    service,
    locked,
    clock,
    advance,
    requestedBars,
    refresh,
    truth,
    shown,
    load,
    reach
  }
}

describe('a refresh', () => {
  test('a refresh requests only the bars since the last refresh and the two stored before them', async () =>
    chartOn(async chart => {
      await chart.refresh()
      for (const hours of [1, 1, 5, 0.2]) {
        chart.advance(hours * hour)
        await chart.refresh()
        const bars = chart.truth(600)
        expect([...chart.shown().close].slice(-600)).toEqual(bars.map(bar => bar.close))
      }
      expect(chart.requestedBars()).toEqual(['600', '4', '4', '8', '3'])
      expect(chart.shown().corrected).toEqual([])
      // The price is calculated from the learned price per row and rounded up.
      expect(chart.shown().price).toMatchObject({ state: 'learned', credits: 1 })
    }))

  test('a manual refresh requests as few bars as an automatic one', async () =>
    chartOn(async chart => {
      await chart.load(null)
      chart.advance(2 * hour)
      await chart.load(null)
      expect(chart.requestedBars()).toEqual(['600', '5'])
    }))

  test('a refresh after a long absence leaves a gap, and offers to load it', async () =>
    chartOn(async chart => {
      await chart.refresh()
      const before = chart.shown().time.at(-1)!
      chart.advance(1000 * hour)
      await chart.refresh()
      expect(chart.requestedBars()).toEqual(['600', '600'])
      const { time } = chart.shown()
      const at = time.findIndex((one, index) => one - (time[index - 1] ?? one) > hour)
      // The bar that was still forming before the long pause was dropped.
      expect(time[at - 1]).toBe(before - hour)
      const { offers } = chart.reach(time[at - 1]! + hour)
      expect(offers).toHaveLength(1)
      expect(offers[0]).toMatchObject({ bars: 1001, adds: 401, price: { state: 'at-most', credits: 11 } })
      await chart.load(offers[0]!.bars)
      const whole = chart.shown()
      expect(whole.time).toHaveLength(1600)
      expect(
        [...whole.time].every((one, index) => index === 0 || one - whole.time[index - 1]! === hour)
      ).toBe(true)
      expect([...whole.close].slice(-1001)).toEqual(chart.truth(1001).map(bar => bar.close))
    }))
})

describe('older candles', () => {
  test('older candles are offered by page or all at once, with the price of the whole request', async () =>
    chartOn(async chart => {
      await chart.load(300)
      chart.advance(hour)
      await chart.load(null)
      const { offers, limit } = chart.reach()
      expect(limit).toEqual({ code: 'cap', bars: 8760 })
      expect(offers.map(({ bars, adds, price }) => [bars, adds, price.credits])).toEqual([
        [901, 600, 10],
        [8760, 8459, 88]
      ])
      await chart.load(901)
      const { charged } = chart.books.credits.gauge().last ?? {}
      expect(charged).toBe(10)
      expect(chart.shown().time).toHaveLength(901)
      await chart.load(8760)
      expect(chart.reach()).toEqual({
        offers: [],
        limit: { code: 'cap', bars: 8760 }
      })
    }))

  test('older candles aren’t offered if the service sent fewer than requested', async () =>
    chartOn(async chart => {
      const rows = chart.truth(50).map(({ time, ...bar }) => ({ time: new Date(time).toISOString(), ...bar }))
      chart.demo.controls.overrideBody('getOHLCIntraday', JSON.stringify({ status: true, result: rows }))
      await chart.load(600)
      expect(chart.reach()).toEqual({
        offers: [],
        limit: { code: 'begins' }
      })
    }))

  test('older candles aren’t offered to fill a gap in the service’s own data', async () =>
    chartOn(async chart => {
      const rows = chart
        .truth(600)
        .map(({ time, ...bar }) => ({ time: new Date(time).toISOString(), ...bar }))
      const [lost] = rows.splice(400, 20)
      chart.demo.controls.overrideBody('getOHLCIntraday', JSON.stringify({ status: true, result: rows }))
      await chart.load(600)
      expect(chart.shown().time).toHaveLength(580)
      expect(chart.reach(Date.parse(lost!.time))).toEqual({
        offers: [],
        limit: { code: 'empty' }
      })
    }))

  test('no older daily candles are offered, because the service sends all of them at once', async () =>
    chartOn(async ({ service }) => {
      await service.loadCandles({ coin: 'BTC', interval: '1d', bars: null })
      expect(service.candleReach({ coin: 'BTC', interval: '1d', since: null })).toEqual({
        offers: [],
        limit: { code: 'all-sent' }
      })
    }))

  test('reports daily candles outside the plan as locked', async () =>
    chartOn(async ({ service, locked }) => {
      locked['getOHLC'] = faultOf('plan-required')
      expect(service.candleReach({ coin: 'BTC', interval: '1d', since: null }).limit).toEqual({
        code: 'locked'
      })
    }))

  test('reports daily candles as not loaded before the first load, and after a gap', async () =>
    chartOn(async ({ service, clock }) => {
      const daily = { coin: 'BTC', interval: '1d' } as const
      const notFetched = { offers: [], limit: { code: 'not-fetched' } }
      expect(service.candleReach({ ...daily, since: null })).toEqual(notFetched)
      await service.loadCandles({ ...daily, bars: null })
      clock.advance(5 * 24 * hour)
      expect(service.candleReach({ ...daily, since: clock.now() - 24 * hour })).toEqual(notFetched)
    }))
})

describe('a past candle that the service changed', () => {
  test('a changed candle is replaced and marked with its old values', async () =>
    chartOn(async chart => {
      await chart.load(600)
      const rows = chart
        .truth(600)
        .map(({ time, ...bar }) => ({ time: new Date(time).toISOString(), ...bar }))
      const was = [10, 20, 30].map(at => rows[at]!)
      for (const at of [10, 20, 30]) rows[at] = { ...rows[at]!, high: rows[at]!.high * 1.01 }
      rows[599] = { ...rows[599]!, close: rows[599]!.close * 1.01, high: rows[599]!.high * 1.02 }
      chart.demo.controls.overrideBody('getOHLCIntraday', JSON.stringify({ status: true, result: rows }))
      await chart.load(600)
      const { corrected, high } = chart.shown()
      expect(corrected.map(({ time, was: { high: stood } }) => [time, stood])).toEqual(
        was.map(row => [Date.parse(row.time), row.high])
      )
      expect(high[20]).toBe(rows[20]!.high)
      // The next response corrects nothing. Candles that were corrected before stay marked for a day.
      await chart.load(600)
      expect(chart.shown().corrected).toHaveLength(3)
      chart.clock.advance(25 * hour)
      expect(chart.shown().corrected).toEqual([])
      expect(chart.store.corrections('BTC', '1h', 0)).toHaveLength(3)
    }))

  test('treats the last bar of a response as forming, even if the clock is ahead', async () =>
    chartOn(async chart => {
      // Our clock is ahead, so the service's forming bar looks closed.
      chart.clock.advance(intervalMs['1h'])
      await chart.load(600)
      chart.advance(hour)
      await chart.load(null)
      expect(chart.shown().corrected).toEqual([])
    }))
})

describe('an interval the service refuses', () => {
  test('a refused interval is reported with the service’s message, and stored candles stay', async () =>
    chartOn(async chart => {
      await chart.load(100)
      chart.demo.controls.overrideBody(
        'getOHLCIntraday',
        JSON.stringify({ status: false, error: 'interval must be one of 5m, 15m' })
      )
      await expect(chart.load(null)).rejects.toMatchObject({ fault: { code: 'refused' } })
      expect(chart.shown()).toMatchObject({
        fault: {
          cause: { code: 'candles-refused', coin: 'BTC', interval: '1h' },
          said: 'interval must be one of 5m, 15m'
        }
      })
      expect(chart.shown().time).toHaveLength(100)
    }))

  test.each(intervals)('%s: a refused interval is reported with its coin', async interval =>
    chartOn(async ({ demo, service }) => {
      const operation = interval === '1d' ? 'getOHLC' : 'getOHLCIntraday'
      demo.controls.overrideBody(operation, JSON.stringify({ status: false, error: 'no such interval' }))
      const series = { coin: 'BTC', interval }
      await expect(service.loadCandles({ ...series, bars: null })).rejects.toMatchObject({
        fault: { code: 'refused', operation }
      })
      const { fault, planRequired } = service.candles(series)
      expect(fault).toMatchObject({
        cause: { code: 'candles-refused', coin: 'BTC', interval },
        said: 'no such interval'
      })
      expect(planRequired).toBe(false)
    })
  )

  test.each(intervals)('%s: an interval outside the plan is reported as locked', async interval =>
    chartOn(async ({ demo, service }) => {
      const operation = interval === '1d' ? 'getOHLC' : 'getOHLCIntraday'
      demo.controls.setPlan({ operations: { [operation]: false }, how: '402' })
      await expect(service.loadCandles({ coin: 'BTC', interval, bars: null })).rejects.toMatchObject({
        fault: { code: 'plan-required' }
      })
    })
  )
})
