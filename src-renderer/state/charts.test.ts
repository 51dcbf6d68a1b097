import type { CandleTick } from '@contract'
import { expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, type FakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeConnection, fakeSeries } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { ChartsState } from './charts.svelte'

function open(): { wire: FakeBridge; charts: ChartsState } {
  const wire = fakeBridge(fakeMarket([]))
  const { client, subscribe } = connect(wire.bridge)
  return { wire, charts: new ChartsState(client.market, subscribe) }
}
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const tick: CandleTick = {
  coin: 'BTC',
  interval: '1h',
  time: 0,
  open: 1,
  high: 2,
  low: 1,
  close: 2,
  provisional: true
}

it('reports charts when they open and close', async () => {
  const { wire, charts } = open()
  const chart = charts.open('BTC', '1h')
  charts.open('ETH', '1d')
  charts.close(chart)
  await settled()
  expect(wire.inputs('market', 'showCharts')).toEqual([
    { charts: [{ coin: 'BTC', interval: '1h' }] },
    {
      charts: [
        { coin: 'BTC', interval: '1h' },
        { coin: 'ETH', interval: '1d' }
      ]
    },
    { charts: [{ coin: 'ETH', interval: '1d' }] }
  ])
})

it("doesn't report a paused chart as visible", async () => {
  const { wire, charts } = open()
  const chart = charts.open('BTC', '1h', true)
  await settled()
  expect(chart.series.value).toBeDefined()
  expect(wire.inputs('market', 'showCharts').at(-1)).toEqual({ charts: [] })
  charts.rest(chart, false)
  expect(wire.inputs('market', 'showCharts').at(-1)).toEqual({ charts: [{ coin: 'BTC', interval: '1h' }] })
})

it('reports a series shown by two charts until both are closed', async () => {
  const { wire, charts } = open()
  const [one, other] = [charts.open('BTC', '1h'), charts.open('BTC', '1h')]
  const named = (): unknown => wire.inputs('market', 'showCharts').at(-1)
  const both = { charts: [{ coin: 'BTC', interval: '1h' }] }
  expect(named()).toEqual(both)
  charts.rest(one, true)
  expect(named()).toEqual(both)
  charts.close(one)
  expect(named()).toEqual(both)
  charts.close(other)
  expect(named()).toEqual({ charts: [] })
})

it('ignores updates of other series', async () => {
  const { wire, charts } = open()
  const chart = charts.open('BTC', '1h')
  await settled()
  wire.say('candlesChanged', fakeSeries('ETH', '1h'))
  wire.say('candlesChanged', fakeSeries('BTC', '1d'))
  expect(chart.series.value?.fetchedAt).toBeNull()
  wire.say('candlesChanged', { ...fakeSeries('BTC', '1h'), fetchedAt: 5 })
  expect(chart.series.value?.fetchedAt).toBe(5)
  await settled()
  expect(wire.inputs('market', 'candles')).toEqual([{ coin: 'BTC', interval: '1h' }])
})

it('reports a chart as visible before requesting its candles', async () => {
  const { wire, charts } = open()
  charts.open('BTC', '1h')
  await settled()
  expect(wire.requests.map(([, name]) => name)).toEqual(['showCharts', 'candles'])
})

it('requests candles again when the service changes', async () => {
  const { wire, charts } = open()
  const chart = charts.open('BTC', '1h')
  wire.say('candleTicked', tick)
  await settled()
  wire.say('connectionChanged', fakeConnection)
  await settled()
  expect(chart.tick).toBeNull()
  expect(wire.inputs('market', 'candles')).toHaveLength(2)
  expect(wire.inputs('market', 'showCharts')).toEqual([
    { charts: [{ coin: 'BTC', interval: '1h' }] },
    { charts: [{ coin: 'BTC', interval: '1h' }] }
  ])
})

it('requests the candles for calculations again when the service changes', async () => {
  const { wire, charts } = open()
  charts.watch('BTC', '1d').end()
  charts.watch('ETH', '1d')
  await settled()
  wire.say('connectionChanged', fakeConnection)
  await settled()
  expect(wire.inputs('market', 'candles').map(input => (input as { coin: string }).coin)).toEqual([
    'BTC',
    'ETH',
    'ETH'
  ])
})

it('discards a tick when newer candles arrive', async () => {
  const { wire, charts } = open()
  const chart = charts.open('BTC', '1h')
  await settled()
  wire.say('candleTicked', tick)
  wire.say('candlesChanged', fakeSeries('BTC', '1h'))
  expect(chart.tick).toBeNull()

  wire.say('candleTicked', { ...tick, close: 3 })
  expect(chart.tick?.close).toBe(3)
})

it('follows the current bar until it is closed', async () => {
  const { wire, charts } = open()
  const chart = charts.open('BTC', '1h')
  wire.say('candleTicked', { ...tick, coin: 'ETH' })
  expect(chart.tick).toBeNull()
  wire.say('candleTicked', tick)
  expect(chart.tick).toEqual(tick)
  charts.close(chart)
  wire.say('candleTicked', { ...tick, close: 3 })
  expect(chart.tick).toEqual(tick)
})
