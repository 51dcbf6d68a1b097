import { expect, test, vi } from 'vitest'
import { Watch } from './resilience.fixture'
import { hour, minute, second } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

async function begun() {
  const watch = await Watch.start(undefined, undefined, Date.UTC(2026, 10, 22, 8, 2))
  const { services } = watch.app
  const items = [
    { need: 'quotes', automatic: true, everyMs: 9 * minute },
    { need: 'candles', automatic: true, everyMs: 15 * minute },
    { need: 'fearGreed', automatic: true, everyMs: hour },
    { need: 'news', automatic: true, everyMs: hour },
    { need: 'coin-list', automatic: true, everyMs: 24 * hour }
  ] as const
  await services.connection.agree({ items: [...items] })
  await services.settings.change({ confirmAbove: 1_000_000 })
  await services.answers.setAutoRefresh({
    operation: 'getMarketBreadth',
    params: { symbol: 'BTC ETH' },
    feature: 'market',
    everyMs: hour
  })
  await services.market.showCharts({ charts: [{ coin: 'BTC', interval: '1h' }] })
  await watch.pass(minute)
  return watch
}

const calls = (watch: Watch): readonly string[] =>
  watch.service.controls.calls().map(({ operation }) => operation)

test('doesn’t reload data that is still fresh after three restarts within a minute', async () => {
  const watch = await begun()
  const before = calls(watch).length
  for (let start = 0; start < 3; start++) {
    await watch.restart()
    await watch.app.services.market.showCharts({ charts: [{ coin: 'BTC', interval: '1h' }] })
    await watch.pass(11 * second)
  }
  expect(calls(watch).slice(before)).toEqual([])
})

test('doesn’t reload unreadable responses after a restart', async () => {
  const watch = await begun()
  for (const operation of ['getData', 'getFearGreed', 'getOHLCIntraday', 'getNews', 'getCryptoList'] as const)
    watch.service.controls.overrideBody(operation, JSON.stringify({ status: true, x9: [{ q: 'a' }] }))
  await watch.app.services.market.showCharts({ charts: [{ coin: 'ETH', interval: '15m' }] })
  await watch.pass(61 * minute, minute)
  await watch.pass(11 * second)
  const before = calls(watch).length
  for (let start = 0; start < 3; start++) {
    await watch.restart()
    await watch.app.services.market.showCharts({ charts: [{ coin: 'ETH', interval: '15m' }] })
    await watch.pass(11 * second)
  }
  expect(calls(watch).slice(before)).toEqual([])
})
