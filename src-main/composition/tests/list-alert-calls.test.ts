import { expect, test, vi } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import type { DemoControls } from '../../../src-demo/demo-controls'
import { Watch } from './resilience.fixture'
import { minute } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

const more = 'TRX TON SHIB UNI NEAR APT ARB OP INJ SUI FIL HBAR VET'.split(' ')

/** Made in half an hour with 25 watched coins. */
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
