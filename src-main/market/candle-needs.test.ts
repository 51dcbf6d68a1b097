import { describe, expect, test } from 'vitest'
import type { Interval } from '../../src-shared/contract/values'
import { faultOf } from '../platform/faults/fault'
import type { Chart } from './chart'
import { charting, hourly, hours, now } from './candle-book.fixture'
import { day, hour, minute } from '../../src-shared/time'

describe('automatic refreshes of charts', () => {
  test('a chart that is on screen twice is refreshed only once', () => {
    const { charts } = charting()
    expect(charts.needs()).toEqual([])
    charts.show([hourly, hourly, { coin: 'ETH', interval: '1d' }])
    expect(charts.needs().map(({ key, operation, answeredAt }) => [key, operation, answeredAt])).toEqual([
      ['candles BTC 1h', 'getOHLCIntraday', null],
      ['candles ETH 1d', 'getOHLC', null]
    ])
  })

  test('refreshes a chart at most once per bar, and all charts no more often than agreed', async () => {
    const { plan, load, charts } = charting()
    const every = (...intervals: Interval[]): number[] => {
      charts.show(intervals.map(interval => ({ coin: 'BTC', interval })))
      return charts.needs().map(({ everyMs }) => everyMs)
    }
    expect(every('1m')).toEqual([minute])
    expect(every('4h')).toEqual([4 * hour])
    plan.everyMs = hour
    expect(every('1m')).toEqual([hour])
    expect(every('1m', '5m', '1d')).toEqual([3 * hour, 3 * hour, day])
    const perDay = charts.needs().reduce((sum, { everyMs }) => sum + day / everyMs, 0)
    expect(perDay).toBeLessThanOrEqual(24)
    await load(hourly, hours(1))
    charts.show([hourly])
    expect(charts.needs()[0]?.answeredAt).toBe(now)
  })

  test('a coin that the service doesn’t have isn’t loaded automatically', async () => {
    const { absent, load, books, charts } = charting()
    absent.add('NOSUCHCOIN')
    const unknown = { coin: 'NOSUCHCOIN', interval: '1h' } as const
    charts.show([unknown, hourly])
    expect(charts.needs().map(({ key }) => key)).toEqual(['candles BTC 1h'])
    await load(unknown, hours(1))
    expect(books.service.calls).toHaveLength(1)
    absent.delete('NOSUCHCOIN')
    expect(charts.needs()).toHaveLength(2)
  })

  test('charts aren’t refreshed automatically if the user chose manual updates', () => {
    const { charts } = charting({ everyMs: null })
    charts.show([hourly])
    expect(charts.needs()).toEqual([])
  })

  test('intraday charts aren’t refreshed if the plan doesn’t include intraday candles', async () => {
    const { service, locked, see, load, books, charts } = charting()
    locked['getOHLCIntraday'] = faultOf('plan-required')
    charts.show([hourly, { coin: 'BTC', interval: '5m' }, { coin: 'BTC', interval: '1d' }])
    expect(charts.needs().map(({ key, operation }) => [key, operation])).toEqual([
      ['candles BTC 1d', 'getOHLC']
    ])
    see(minute, 5)
    expect(service.candles(hourly)).toMatchObject({ planRequired: true, provisionalFrom: 0 })
    expect([...service.candles(hourly).close]).toEqual([5])
    expect(service.candles({ coin: 'BTC', interval: '1d' }).planRequired).toBe(false)
    await load(hourly, hours(1))
    expect(books.service.calls.at(-1)).toMatchObject({ operation: 'getOHLCIntraday' })
  })

  test('a scheduled refresh of a chart saves and announces its candles', async () => {
    const { books, service, charts } = charting()
    const received: Chart[] = []
    service.changed.on(chart => received.push(chart))
    charts.show([hourly])
    books.service.answer = () => hours(4)
    await charts.needs()[0]?.ask()
    expect(service.candles(hourly).close).toHaveLength(4)
    expect(received).toEqual([hourly])
  })
})
