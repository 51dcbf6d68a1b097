import { expect, test, vi } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import type { DemoControls } from '../../../src-demo/demo-controls'
import { patiently } from '../../platform/time/patience.fixture'
import { Watch } from './resilience.fixture'
import { hour, minute } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

const more = 'TRX TON SHIB UNI NEAR APT ARB OP INJ SUI FIL HBAR VET'.split(' ')

async function calls(
  price: Parameters<DemoControls['setPrice']>[1],
  scope: AlertDraft['scope']
): Promise<readonly string[]> {
  const watch = await Watch.start(undefined, undefined, new Date(2026, 10, 22, 18).getTime())
  watch.service.controls.setPrice('getData', price)
  const { alerts, watchlist, settings } = watch.app.services
  await settings.change({ confirmAbove: 1_000_000 })
  const [list] = await watchlist.addCoins({ id: 1, coins: more })
  expect(list?.coins).toHaveLength(25)
  await watch.pass(2 * minute)
  const change = { kind: 'change', way: 'either', percent: 5, over: '15m' }
  if (scope) {
    const draft = AlertDraft.parse({ coin: null, scope, anyOf: [[change]], repeat: 'every' })
    const { alerts: saved } = await alerts.save({ id: null, draft, agreed: false })
    expect(saved[0]).toMatchObject({ scoped: { coins: 25 }, cost: { callsPerDay: 0, creditsPerDay: 0 } })
  }
  watch.mark()
  await watch.pass(30 * minute, minute)
  if (scope) expect(alerts.state().alerts[0]?.checkedAt).not.toBeNull()
  return watch.since().map(({ operation, query }) => `${operation} ${query}`)
}

test.each([
  ['a price for all', 25],
  ['a price per coin', () => 1]
] as const)('an alert on a list of 25 coins makes no calls of its own, at %s', async (_, price) => {
  const without = await calls(price, null)
  const withAlert = await calls(price, { kind: 'list', id: 1, name: 'Watchlist' })
  expect(without.length).toBeGreaterThan(20)
  expect(withAlert).toEqual(without)
})

async function callsOfMany(scope: AlertDraft['scope']): Promise<readonly string[]> {
  const watch = await Watch.start(undefined, undefined, new Date(2026, 10, 22, 18).getTime())
  const { controls } = watch.service
  controls.setPrice('getData', 1)
  const { alerts, watchlist, settings } = watch.app.services
  await settings.change({ confirmAbove: 1_000_000 })
  const known = watchlist.lists()[0]?.coins ?? []
  // The coins are made up, because the demo's market has fewer than 500.
  const coins = Array.from({ length: 500 - known.length }, (_, index) => `COIN${index}`)
  const [list] = await watchlist.addCoins({ id: 1, coins })
  expect(list?.coins).toHaveLength(500)
  const symbols = [...known, ...coins].map(symbol => ({ symbol, last: '100', lowest: '90', highest: '110' }))
  controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols }))
  await watch.pass(2 * minute)
  if (scope) {
    const change = { kind: 'change', way: 'either', percent: 5, over: '24h' }
    const draft = AlertDraft.parse({ coin: null, scope, anyOf: [[change]], repeat: 'every' })
    const { alerts: saved } = await alerts.save({ id: null, draft, agreed: false })
    expect(saved[0]).toMatchObject({ scoped: { coins: 500 }, cost: { callsPerDay: 0, creditsPerDay: 0 } })
  }
  const isChecked = (): Promise<unknown> =>
    vi.waitFor(() => expect(alerts.state().alerts[0]?.checkedAt).toBeGreaterThan(savedAt), patiently)
  let savedAt = watch.clock.now()
  await watch.pass(2 * minute)
  if (scope) await isChecked()
  watch.mark()
  savedAt = watch.clock.now()
  await watch.pass(hour, minute)
  if (scope) {
    await isChecked()
    expect(alerts.state().alerts[0]?.scoped?.blocked).toEqual([])
  }
  return watch.since().map(({ operation, query }) => `${operation} ${query}`)
}

test('an alert on a list of 500 coins adds no calls', async () => {
  const without = await callsOfMany(null)
  const withAlert = await callsOfMany({ kind: 'list', id: 1, name: 'Watchlist' })
  expect(without.length).toBeGreaterThan(20)
  expect(withAlert).toEqual(without)
})
