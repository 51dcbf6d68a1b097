// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import {
  fakeGauge,
  fakeQuotes,
  fakeSeries,
  fakeStatus,
  fixtureNow,
  knownPrice,
  noBudget
} from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { createMirror } from './mirror'

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

function open() {
  const wire = fakeBridge(fakeMarket([]))
  return { wire, mirror: createMirror(connect(wire.bridge)) }
}

it('makes no requests when quotes or candles are updated', async () => {
  const { wire, mirror } = open()
  mirror.charts.open('BTC', '1m')
  await mirror.serviceComparison.view({ kind: 'atr', coins: ['BTC'] })
  await settled()
  const before = wire.requests.length
  const bar = {
    coin: 'BTC',
    interval: '1m',
    time: 0,
    open: 1,
    high: 1,
    low: 1,
    close: 1,
    provisional: true
  } as const
  const last = { operation: 'getData', charged: 1, at: fixtureNow }
  wire.say('scheduleChanged', { ...fakeStatus, loading: 'quotes' })
  wire.say('gaugeChanged', { ...fakeGauge, reserved: { calls: 1, credits: 7 } })
  wire.say('budgetChanged', noBudget)
  wire.say('gaugeChanged', { ...fakeGauge, last })
  wire.say('candleTicked', bar)
  wire.say('boardChanged', {
    quotes: fakeQuotes,
    origin: 'live',
    fetchedAt: fixtureNow,
    price: knownPrice(8)
  })
  wire.say('candlesChanged', fakeSeries('BTC', '1m'))
  wire.say('watchlistChanged', [])
  await settled()
  expect(wire.requests.slice(before)).toEqual([])
  expect(mirror.board.board.value?.price.credits).toBe(8)
})

it('shows a coin that was chosen in another window, in the view that is open', async () => {
  const { wire, mirror } = open()
  await settled()
  mirror.settings.go({ view: 'news' })
  wire.say('showCoin', { coin: 'SOL' })
  expect([mirror.layouts.coin, mirror.settings.viewState?.view]).toEqual(['SOL', 'news'])
  wire.say('showView', { view: 'coin', coin: 'ETH', entry: null })
  expect([mirror.coinPage.coin, mirror.layouts.coin]).toEqual(['ETH', 'SOL'])
  expect(mirror.settings.viewState?.view).toBe('coin')
})

it('sets the clock to the time in the latest message', () => {
  const { wire, mirror } = open()
  wire.say('fearGreedChanged', mirror.fearGreed.fearGreed.value!, fixtureNow + 3_600_000)
  expect(mirror.clock.now).toBeGreaterThanOrEqual(fixtureNow + 3_600_000)
  expect(mirror.clock.now).toBeLessThan(fixtureNow + 3_602_000)
})
