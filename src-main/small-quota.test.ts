import { expect, test } from 'vitest'
import { AlertDraft } from '../src-shared/contract/alerts'
import type { DemoControls } from '../src-demo/demo-controls'
import { Watch } from './resilience.fixture'
import { hour, minute } from '../src-shared/time'

/** A watch of twelve coins with quotes each minute, of which a budget of 300 credits a day pays for 25 minutes. */
async function begun(price: Parameters<DemoControls['setPrice']>[1]) {
  // What is left of the day and how prices move decide how far its budget goes: the same in every run.
  const watch = await Watch.start(undefined, undefined, new Date(2026, 10, 22, 18).getTime())
  watch.service.controls.setPrice('getData', price)
  const { services } = watch.app
  const [list] = await services.watchlist.lists()
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
const timesAsked = (watch: Watch, coin: string): number =>
  quoteCalls(watch).filter(coins => coins.includes(coin)).length

test('where each coin is paid for, the chart and the rows in view are fresher than the rest, within the budget', async () => {
  const { watch, coins } = await begun(() => 1)
  await watch.pass(4 * hour, minute)
  const [chart, view, rest] = [
    timesAsked(watch, 'BTC'),
    timesAsked(watch, coins[2]!),
    timesAsked(watch, coins[11]!)
  ]
  expect(rest).toBeGreaterThan(0)
  // About twice each; how far a coin moves counts too.
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

test('where a call costs the same for any coins, one that tried it shows so, and all are asked together again', async () => {
  const { watch, coins } = await begun(12)
  await watch.pass(4 * hour, minute)
  const parts = quoteCalls(watch).filter(some => some.length < coins.length)
  expect(parts.length).toBeLessThanOrEqual(1)
  expect(quoteCalls(watch).length).toBeGreaterThan(2)
  expect(watch.announced.scheduleChanged?.tiers).toBeUndefined()
})

test('a coin near the level of an alert is asked about more often than others out of view', async () => {
  const { watch, coins } = await begun(() => 1)
  await watch.pass(2 * minute, minute)
  const near = watch.announced.boardChanged?.quotes.find(({ symbol }) => symbol === coins[10])
  const anyOf = [[{ kind: 'price', is: 'crosses', value: near?.price ?? 1 }]]
  const draft = { coin: coins[10]!, anyOf, repeat: 'every', cooldownMs: 0 }
  await watch.app.services.alerts.save({ id: null, draft: AlertDraft.parse(draft), agreed: true })
  watch.mark()
  await watch.pass(2 * hour, minute)
  expect(timesAsked(watch, coins[10]!)).toBeGreaterThan(2 * timesAsked(watch, coins[11]!))
})

test('a rhythm that a person chose for a tier is kept, at the cost of the others', async () => {
  const { watch, coins } = await begun(() => 1)
  await watch.app.services.connection.agree({ items: [], tiers: [{ tier: 'rest', everyMs: hour }] })
  watch.mark()
  await watch.pass(4 * hour, minute)
  expect(timesAsked(watch, coins[11]!)).toBeGreaterThanOrEqual(3)
  const plan = await watch.app.services.connection.plan()
  expect(plan.tiers?.chosen).toMatchObject({ rest: hour, view: null })
  expect(plan.tiers?.bought?.rhythms.find(({ tier }) => tier === 'rest')?.everyMs).toBe(hour)
})
