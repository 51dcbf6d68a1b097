import { describe, expect, test, vi } from 'vitest'
import { comparisonKinds, type ComparisonKind } from '../../../src-shared/contract/service-comparison'
import type { OperationName } from '../../../src-demo/operations/table'
import { dayMs } from '../../../src-demo/simulation/simulated-market'
import { setUp, type Setup } from './comparison.fixture'

vi.setConfig({ testTimeout: 30_000 })

const coinsOf = (kind: ComparisonKind): string[] => (kind === 'correlation' ? ['BTC', 'ETH', 'SOL'] : ['BTC'])
const everyChart = comparisonKinds.flatMap(kind =>
  (['1h', '1d'] as const).map(interval => ({ kind, interval }))
)

const booked = ({ entries }: Setup): readonly string[] =>
  entries(null, 50)
    .filter(({ feature }) => feature === 'comparison')
    .map(({ operation }) => operation)
    .sort()

describe('a paid comparison', () => {
  test.each(everyChart)(
    'shows one price for $kind from a $interval chart, then both values and their difference',
    async ({ kind, interval }) =>
      setUp(async setup => {
        const coins = coinsOf(kind)
        await setup.chart(interval, ...coins)
        const before = await setup.service.view({ kind, coins })
        expect(before.reported).toBeNull()
        // Daily candles are loaded already if the chart is a 1d chart. Otherwise, they're part of the price.
        const needed = interval === '1d' ? [] : coins
        expect(before.candles.map(({ coin }) => coin)).toEqual(needed)
        expect(before.calculated === null).toBe(needed.length > 0)

        const after = await setup.buy(kind, ...coins)
        expect(after.fault).toBeNull()
        expect(after.reported?.figures.length).toBeGreaterThan(0)
        expect(after.calculated?.figures.length).toBeGreaterThan(0)
        expect(after.rows.length).toBeGreaterThan(0)
        expect(after.reported?.leaves).toEqual([])
        expect(after.candles).toEqual([])
        for (const row of after.rows) expect(after.reported?.figures.map(({ id }) => id)).toContain(row.id)
        expect(booked(setup)).toEqual([before.operation, ...needed.map(() => 'getOHLC')].sort())
      })
  )

  test('shows the price of missing candles once it is learned', async () =>
    setUp(async ({ days, compare }) => {
      expect((await compare('atr')).candles).toMatchObject([
        { coin: 'BTC', isPartial: false, price: { state: 'unknown' } }
      ])
      await days('ETH')
      await days('SOL')
      expect((await compare('atr')).candles).not.toMatchObject([{ price: { state: 'unknown' } }])
    }))

  test('requires new candles once the loaded ones are a day old', async () =>
    setUp(async ({ days, compare, advance }) => {
      await days('BTC')
      expect((await compare('ichimoku')).candles).toEqual([])
      advance(dayMs)
      expect((await compare('ichimoku')).candles).toMatchObject([{ coin: 'BTC', isPartial: true }])
    }))

  test('loads only candles of coins in the comparison', async () =>
    setUp(async setup => {
      await setup.service.ask({ kind: 'atr', coins: ['BTC'], candles: ['ETH'] })
      expect(booked(setup)).toEqual(['getATR'])
    }))
})

describe('a comparison with one refused part', () => {
  test('shows the calculated values if the service rejects the indicator', async () =>
    setUp(async setup => {
      setup.demo.controls.setPlan({ operations: { getIchimoku: false }, how: '402' })
      const after = await setup.buy('ichimoku', 'BTC')
      expect(after).toMatchObject({ reported: null, fault: { code: 'plan-required' } })
      expect(after.calculated?.figures.map(({ id }) => id)).toContain('spanB')
      expect(after.candles).toEqual([])
    }))

  test('shows the service’s values if the service rejects the candles', async () =>
    setUp(async setup => {
      setup.demo.controls.overrideBody('getOHLC', '{"status":false,"error":"symbol is not listed"}')
      const after = await setup.buy('ichimoku', 'BTC')
      expect(after.reported?.figures.map(({ id }) => id)).toContain('spanB')
      expect(after).toMatchObject({ fault: null, calculated: null, rows: [] })
      expect(after.candles).toMatchObject([{ coin: 'BTC', isPartial: false, fault: { code: 'refused' } }])
      setup.demo.controls.overrideBody('getOHLC', null)
      await setup.days('BTC')
      expect((await setup.compare('ichimoku')).rows.length).toBeGreaterThan(0)
    }))

  test('stops loading candles after one coin’s candles are unreadable', async () =>
    setUp(async setup => {
      setup.demo.controls.overrideBody('getOHLC', '{"status":true,"wind":"north"}')
      const { candles } = await setup.buy('correlation', 'BTC', 'ETH', 'SOL')
      expect(booked(setup)).toEqual(['getCorrelation', 'getOHLC'])
      expect(candles.map(({ fault }) => fault?.code)).toEqual(['unreadable', undefined, undefined])
    }))

  test('doesn’t load candles after a failure that affects every call', async () =>
    setUp(async setup => {
      setup.demo.controls.failNext(429)
      expect(await setup.buy('atr', 'BTC')).toMatchObject({ fault: { code: 'rate-limited' } })
      expect(setup.demo.controls.calls().map(({ operation }) => operation)).toEqual(['getATR'])
    }))
})

describe('a paid response to a comparison', () => {
  test.each(comparisonKinds)('shows the values of a paid response if %s has an unknown format', async kind =>
    setUp(async setup => {
      const coins = coinsOf(kind)
      await setup.days(...coins)
      const { operation } = await setup.service.view({ kind, coins })
      const body = '{"status":true,"wind":"north","by":{"hour":[3,4]}}'
      setup.demo.controls.overrideBody(operation as OperationName, body)
      const { reported, calculated, rows, fault } = await setup.buy(kind, ...coins)
      expect(reported?.leaves).toEqual(
        expect.arrayContaining([
          { path: 'wind', value: 'north' },
          { path: 'by.hour.1', value: 4 }
        ])
      )
      expect(reported?.charged).toBe(kind === 'technical' ? 10 : 100)
      expect(rows).toEqual([])
      expect(calculated?.figures.length).toBeGreaterThan(0)
      expect(fault?.code).toBe('unreadable')
    })
  )

  test('shows a level twice with different IDs if the response contains its name twice', async () =>
    setUp(async setup => {
      await setup.days('BTC')
      const levels = '[{"name":"r1","price":10},{"name":"r1","price":11},{"name":"s1","price":9}]'
      setup.demo.controls.overrideBody('getSupportResistance', `{"status":true,"result":${levels}}`)
      const { reported, rows, lines } = await setup.buy('levels', 'BTC')
      expect(reported?.figures.map(({ value }) => value)).toEqual([10, 11, 9])
      for (const all of [reported?.figures ?? [], rows, lines])
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    }))

  test('shows values that can’t be compared because their points match no interval', async () =>
    setUp(async setup => {
      const week = (at: number) =>
        `{"time":"2026-0${at + 1}-01 00:00:00","upper":${3 + at},"middle":2,"lower":1}`
      setup.demo.controls.overrideBody(
        'getBollinger',
        `{"status":true,"result":[${[0, 1, 2].map(week).join(',')}]}`
      )
      const { reported, rows } = await setup.buy('bollinger', 'BTC')
      expect(reported?.figures.map(({ value }) => value)).toEqual([5, 2, 1])
      expect(rows).toEqual([])
    }))
})

test.each(comparisonKinds)(
  '%s: shows the calculated figures without a call if the candles are loaded',
  async kind =>
    setUp(async setup => {
      await setup.days(...coinsOf(kind))
      const sent = setup.demo.controls.calls().length
      const { calculated, reported } = await setup.service.view({ kind, coins: coinsOf(kind) })
      expect(calculated?.figures.length).toBeGreaterThan(0)
      expect([reported, setup.demo.controls.calls().length]).toEqual([null, sent])
    })
)
