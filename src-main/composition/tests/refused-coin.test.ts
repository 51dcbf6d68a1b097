import { expect, test } from 'vitest'
import type { CoinRefusalOptions } from '../../../src-demo/demo-controls'
import type { BoardQuote } from '../../../src-shared/contract/market'
import { Watch } from './resilience.fixture'
import { hour, minute } from '../../../src-shared/time'

const wrong = 'NOSUCHCOIN'

async function begun(manner: CoinRefusalOptions) {
  const watch = await Watch.start()
  const { id, coins } = watch.app.services.watchlist.lists()[0]!
  expect(coins).toHaveLength(12)
  watch.service.controls.refuseCoin(wrong, manner)
  watch.mark()
  await watch.app.services.watchlist.addCoins({ id, coins: [wrong] })
  return { watch, good: coins }
}

const quotes = (watch: Watch): readonly BoardQuote[] => watch.announced.boardChanged?.quotes ?? []
const refusal = (watch: Watch) => quotes(watch).find(({ symbol }) => symbol === wrong)?.refused

const tries = (watch: Watch) =>
  watch.since().filter(({ query }) => new URLSearchParams(query).get('symbol')?.split(' ').includes(wrong))

async function dayPasses(watch: Watch): Promise<void> {
  watch.clock.advance(23 * hour)
  await watch.pass(hour + 5 * minute, minute)
}

test.each<[string, CoinRefusalOptions]>([
  ['names', {}],
  ['does not name', { named: false }],
  ['refuses by 404 without a name', { named: false, status: 404 }]
])('still refreshes the other twelve coins every minute if the service %s one coin', async (_, manner) => {
  const { watch, good } = await begun(manner)
  const refreshed = new Map<string, Set<number>>()
  for (let passed = 0; passed < 10; passed++) {
    await watch.pass(minute)
    for (const { symbol, fetchedAt } of quotes(watch))
      refreshed.set(symbol, (refreshed.get(symbol) ?? new Set()).add(fetchedAt ?? 0))
  }
  for (const coin of good) expect([coin, refreshed.get(coin)?.size]).toEqual([coin, 10])
  expect(refusal(watch)).toMatchObject({ said: expect.any(String) as string })
  expect(watch.announced.scheduleChanged).toMatchObject({ health: 'live', fault: null })
  expect(watch.notified).toEqual([])
  // It takes at most 2·log2(13) ≈ 8 calls to find one coin among thirteen. The schedule makes ten more.
  expect(watch.since().length).toBeLessThanOrEqual(10 + 8)
  const charged = watch.service.controls.calls().reduce((sum, call) => sum + call.charged, 0)
  const { today } = await watch.app.session().services.credits.gauge()
  expect(today).toMatchObject({ spent: charged, reserved: 0, unknown: 0 })
})

test('retries a refused coin once a day until the service accepts it', async () => {
  const { watch, good } = await begun({ named: false })
  await watch.pass(2 * minute)
  await watch.restart()
  watch.mark()
  await watch.pass(10 * minute)
  expect(tries(watch)).toEqual([])
  expect(watch.since().length).toBeGreaterThanOrEqual(9)

  watch.mark()
  await dayPasses(watch)
  expect(tries(watch)).toHaveLength(1)
  expect(refusal(watch)).toMatchObject({ said: expect.any(String) as string })

  watch.service.controls.acceptCoin(wrong)
  await dayPasses(watch)
  expect(refusal(watch)).toBeNull()
  const fresh = quotes(watch).filter(({ missing }) => !missing)
  expect(fresh.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining([...good]))
})
