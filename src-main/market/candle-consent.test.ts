import { describe, expect, test } from 'vitest'
import { faultOf } from '../platform/faults/fault'
import type { Chart } from './chart'
import { candles, charting, hourly, hours, type Charting } from './candle-book.fixture'
import { hour } from '../../src-shared/time'

const daily = (coin: string): Chart => ({ coin, interval: '1d' })

async function loadCandles({ charts, books }: Charting, chart: Chart): Promise<number> {
  const before = books.service.calls.length
  charts.show([chart])
  for (const need of charts.needs()) await need.ask()
  return books.service.calls.length - before
}

describe('daily candles listed in the plan without a price', () => {
  test('daily candles load automatically while their price is unknown or low', async () => {
    const world = charting()
    world.books.service.answer = () => ({ ...hours(1), charged: 3 })
    expect(await loadCandles(world, daily('BTC'))).toBe(1)
    expect(await loadCandles(world, daily('SOL'))).toBe(1)
    expect(world.service.candles(daily('SOL')).manualReason).toBeUndefined()
  })

  test('daily candles load only manually once they cost more than the confirmation limit', async () => {
    const world = charting()
    world.books.service.answer = () => ({ ...hours(1), charged: 500 })
    expect(await loadCandles(world, daily('BTC'))).toBe(1)
    for (const coin of ['SOL', 'XRP', 'ADA']) expect(await loadCandles(world, daily(coin))).toBe(0)
    expect(world.service.candles(daily('SOL'))).toMatchObject({
      manualReason: 'expensive',
      price: { state: 'unknown', reserve: 500 }
    })
    await world.service.loadCandles({ ...daily('SOL'), bars: null })
    expect(world.service.candles(daily('SOL')).close).toHaveLength(1)
    world.plan.confirmAbove = 500
    expect(await loadCandles(world, daily('XRP'))).toBe(1)
  })

  test('daily candles are limited in the same way when they replace hourly candles outside the plan', async () => {
    const world = charting()
    world.locked['getOHLCIntraday'] = faultOf('plan-required')
    world.books.service.answer = () => ({ ...hours(1), charged: 500 })
    const callCounts = []
    for (const coin of ['BTC', 'XRP', 'ADA', 'LINK'])
      callCounts.push(await loadCandles(world, { coin, interval: '1h' }))
    expect(callCounts).toEqual([1, 0, 0, 0])
  })

  test('daily candles don’t load automatically if the plan doesn’t list them', async () => {
    const world = charting()
    world.plan.namesDaily = false
    expect(await loadCandles(world, daily('BTC'))).toBe(0)
    expect(world.service.candles(daily('BTC')).manualReason).toBe('unpriced')
    expect(await loadCandles(world, hourly)).toBe(1)
  })

  test('daily candles load at any price on the simulated market', async () => {
    const world = charting({ simulated: true })
    world.books.service.answer = () => ({ ...hours(1), charged: 500 })
    expect([await loadCandles(world, daily('BTC')), await loadCandles(world, daily('SOL'))]).toEqual([1, 1])
  })
})

describe('after an unreadable response', () => {
  const eth: Chart = { coin: 'ETH', interval: '1h' }
  const bitcoinUnread = async (): Promise<Charting> => {
    const world = charting()
    expect(await loadCandles(world, hourly)).toBe(1)
    return world
  }

  test('loads no other intraday series automatically, even after a restart', async () => {
    const world = await bitcoinUnread()
    expect(await loadCandles(world, eth)).toBe(0)
    expect(world.service.candles(eth).manualReason).toBe('unread')
    const { folder, books } = world
    expect(await loadCandles(charting({ folder, books }), eth)).toBe(0)
    expect(await loadCandles(world, daily('ETH'))).toBe(1)
  })

  test('loads other series once the refreshed series is readable', async () => {
    const world = await bitcoinUnread()
    world.books.clock.advance(hour)
    world.books.service.answer = () => hours(1)
    expect(await loadCandles(world, hourly)).toBe(1)
    expect(await loadCandles(world, eth)).toBe(1)
  })

  test('loads other series once a manual load is readable', async () => {
    const world = await bitcoinUnread()
    await world.load(eth, hours(2))
    expect(await loadCandles(world, { coin: 'SOL', interval: '1h' })).toBe(1)
  })

  test('loads other series after a new field mapping', async () => {
    const world = await bitcoinUnread()
    await expect(world.load(eth, { fault: 'offline' })).rejects.toThrow()
    expect(await loadCandles(world, eth)).toBe(0)
    world.consent.forgetUnread()
    expect(await loadCandles(world, eth)).toBe(1)
  })

  test('treats a response without readable rows as unreadable', async () => {
    const world = charting()
    world.books.service.answer = () => candles([], 'open', { dropped: 12 })
    expect([await loadCandles(world, daily('BTC')), await loadCandles(world, daily('ETH'))]).toEqual([1, 0])
  })
})
