import { expect, test } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import type { DemoControls } from '../../../src-demo/demo-controls'
import { Watch } from './resilience.fixture'
import { day, hour, minute } from '../../../src-shared/time'

/** Twelve coins are refreshed every minute, which would use up 300 credits a day in 25 minutes. */
async function begun(price: Parameters<DemoControls['setPrice']>[1]) {
  // The time is fixed, because the rest of the day and the simulated prices matter.
  const watch = await Watch.start(undefined, undefined, new Date(2026, 10, 22, 18).getTime())
  watch.service.controls.setPrice('getData', price)
  const { services } = watch.app
  const [list] = services.watchlist.lists()
  const coins = list?.coins ?? []
  expect(coins).toHaveLength(12)
  await services.market.showCharts({ charts: [{ coin: 'BTC', interval: '1h' }] })
  await services.market.showRows({ coins: coins.slice(0, 4) })
  await services.settings.change({ dailyBudget: 300, backgroundShare: 100, confirmAbove: 1_000_000 })
  watch.mark()
  return { watch, coins }
}

const quoteCalls = (watch: Watch): readonly (readonly string[])[] =>
  watch
    .since()
    .filter(({ operation }) => operation === 'getData')
    .map(({ query }) => (new URLSearchParams(query).get('symbol') ?? '').split(' '))
const callCountOf = (watch: Watch, coin: string): number =>
  quoteCalls(watch).filter(coins => coins.includes(coin)).length

test('refreshes the chart and visible rows more often if the service charges per coin', async () => {
  const { watch, coins } = await begun(() => 1)
  await watch.pass(4 * hour, minute)
  const [chart, view, rest] = [
    callCountOf(watch, 'BTC'),
    callCountOf(watch, coins[2]!),
    callCountOf(watch, coins[11]!)
  ]
  expect(rest).toBeGreaterThan(0)
  // Each tier is refreshed about twice as often as the next.
  expect(view).toBeGreaterThan(1.5 * rest)
  expect(chart).toBeGreaterThan(1.5 * view)
  const { today } = await watch.app.services.credits.gauge()
  expect(today.spent).toBeLessThanOrEqual(300)
  expect(watch.announced.scheduleChanged?.tiers).toMatchObject([
    { tier: 'chart', coins: ['BTC'] },
    { tier: 'view', coins: coins.slice(1, 4) },
    { tier: 'rest', coins: coins.slice(4) }
  ])
})

test('loads all coins together if the price doesn’t depend on the number of coins', async () => {
  const { watch, coins } = await begun(12)
  await watch.pass(4 * hour, minute)
  const parts = quoteCalls(watch).filter(some => some.length < coins.length)
  expect(parts.length).toBeLessThanOrEqual(1)
  expect(quoteCalls(watch).length).toBeGreaterThan(2)
  expect(watch.announced.scheduleChanged?.tiers).toBeUndefined()
})

test('refreshes a coin near an alert’s level more often than other hidden coins', async () => {
  const { watch, coins } = await begun(() => 1)
  await watch.pass(2 * minute, minute)
  const near = watch.announced.boardChanged?.quotes.find(({ symbol }) => symbol === coins[10])
  const anyOf = [[{ kind: 'price', is: 'crosses', value: near?.price ?? 1 }]]
  const draft = { coin: coins[10]!, anyOf, repeat: 'every', cooldownMs: 0 }
  await watch.app.services.alerts.save({ id: null, draft: AlertDraft.parse(draft), agreed: true })
  watch.mark()
  await watch.pass(2 * hour, minute)
  expect(callCountOf(watch, coins[10]!)).toBeGreaterThan(2 * callCountOf(watch, coins[11]!))
})

test('respects the interval that the user chose for a tier', async () => {
  const { watch, coins } = await begun(() => 1)
  await watch.app.services.connection.agree({ items: [], tiers: [{ tier: 'rest', everyMs: hour }] })
  watch.mark()
  await watch.pass(4 * hour, minute)
  expect(callCountOf(watch, coins[11]!)).toBeGreaterThanOrEqual(3)
  const plan = await watch.app.services.connection.plan()
  expect(plan.tiers?.chosen).toMatchObject({ rest: hour, view: null })
  expect(plan.tiers?.bought?.rhythms.find(({ tier }) => tier === 'rest')?.everyMs).toBe(hour)
})

test.each([
  ['at known charges', []],
  ['without charges', ['X-Credits-Consumed']]
] as const)('the default plan uses less than a third of a small quota in a day, %s', async (_, omitted) => {
  const watch = await Watch.start()
  const { controls } = watch.service
  const { connection, credits } = watch.app.services
  controls.setPrice('getData', 12)
  controls.setQuota({ used: 0, limit: 3_000 })
  if (omitted.length > 0) controls.omitHeaders(...omitted)
  await connection.enter({ address: watch.service.address, key: 'the-key-itself' })
  const { items, paces } = await connection.plan()
  expect(items.find(({ need }) => need === 'quotes')?.everyMs).toBe(
    paces.find(({ isSuggested }) => isSuggested)?.quotesEveryMs
  )
  await connection.agree({
    items: items.map(({ need, automatic, everyMs }) => ({ need, automatic, everyMs }))
  })
  await watch.pass(day, 10 * minute)
  const { used } = await credits.gauge()
  expect(used).toBeGreaterThan(0)
  expect(used).toBeLessThan(1_000)
})
