import { expect, test, vi } from 'vitest'
import { Watch } from './resilience.fixture'
import { minute } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

const requestedCoins = (watch: Watch): readonly (readonly string[])[] =>
  watch.since().map(({ query }) => (new URLSearchParams(query).get('symbol') ?? '').split(' '))

/** The coins are refreshed every nine minutes and were last loaded three minutes ago. */
async function begun() {
  const watch = await Watch.start(undefined, undefined, Date.UTC(2026, 10, 22, 8))
  const { services } = watch.app
  watch.service.controls.setPrice('getData', () => 1)
  await services.connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs: 9 * minute }] })
  await services.market.refresh()
  await watch.pass(3 * minute)
  const [list] = services.watchlist.lists()
  const { id, coins } = list!
  await services.market.loadCoinList()
  const found = await services.market.searchCoins({ text: 'a', limit: 200 })
  const others = [...new Set(found.map(({ symbol }) => symbol))].filter(coin => !coins.includes(coin))
  watch.mark()
  const names = (count: number): readonly string[] => others.slice(0, count)
  expect(others.length).toBeGreaterThan(60)
  const add = (more: readonly string[]) => services.watchlist.addCoins({ id, coins: [...more] })
  return { watch, services, id, coins, names, add }
}

test('loads only the added coin and keeps the interval of the others', async () => {
  const { watch, coins, add } = await begun()
  await add(['UNI'])
  await watch.pass(minute)
  expect(requestedCoins(watch)).toEqual([['UNI']])
  expect(watch.since().map(({ charged }) => charged)).toEqual([1])
  await watch.pass(5 * minute + 30_000)
  expect(requestedCoins(watch)).toEqual([['UNI'], [...coins, 'UNI']])
})

test('loads a coin only once if it was added just before the others are due', async () => {
  const { watch, coins, add } = await begun()
  await watch.pass(5 * minute + 50_000, 10_000)
  expect(requestedCoins(watch)).toEqual([])
  await add(['UNI'])
  await watch.pass(minute, 1_000)
  expect(requestedCoins(watch)).toEqual([['UNI'], coins])
  await watch.pass(9 * minute, 10_000)
  expect(requestedCoins(watch).slice(2)).toEqual([[...coins, 'UNI']])
})

test('adding a removed coin back costs nothing while its quote is fresh', async () => {
  const { watch, services, id, coins, add } = await begun()
  await services.watchlist.removeCoin({ id, coin: coins[3]! })
  await add([coins[3]!])
  await watch.pass(2 * minute)
  expect(requestedCoins(watch)).toEqual([])
})

test('asks before loading coins above the confirmation limit, even after a restart', async () => {
  const { watch, coins, names, add } = await begun()
  const isNew = (coin: string): boolean => names(51).includes(coin)
  await add(names(51))
  await watch.pass(20 * minute, minute)
  expect(requestedCoins(watch).flat().filter(isNew)).toEqual([])
  expect(requestedCoins(watch).length).toBeGreaterThan(1)
  await watch.restart()
  await watch.pass(20 * minute, minute)
  expect(requestedCoins(watch).flat().filter(isNew)).toEqual([])
  const board = await watch.app.services.market.board()
  expect(board.waiting).toMatchObject({ coins: names(51), price: { state: 'at-most', credits: 102 } })
  watch.mark()
  await watch.app.services.market.loadNewCoins()
  expect(requestedCoins(watch)).toEqual([names(51)])
  await watch.pass(10 * minute, minute)
  expect(requestedCoins(watch)).toContainEqual([...coins, ...names(51)])
  expect((await watch.app.services.market.board()).waiting).toBeUndefined()
})

test('loads a few added coins without confirmation, each of them once', async () => {
  const { watch, names, add } = await begun()
  for (const coin of names(3)) await add([coin])
  await watch.pass(minute)
  expect(requestedCoins(watch).flat().toSorted()).toEqual(names(3).toSorted())
})

test('asks before loading coins from a restored watchlist', async () => {
  const { watch, services, id, coins, names, add } = await begun()
  const isNew = (coin: string): boolean => names(60).includes(coin)
  await add(names(60))
  await services.market.loadNewCoins()
  // The daily backup is made after this, so it includes all new coins.
  await watch.pass(2 * minute, minute)
  watch.clock.sleep(24 * 60 * minute)
  await watch.pass(16 * minute, minute)
  const { copies } = services.backups.state()
  for (const coin of names(60)) await services.watchlist.removeCoin({ id, coin })
  await watch.pass(20 * minute, minute)
  watch.mark()
  await services.backups.putBack({ id: copies[0]!.id })
  await watch.pass(20 * minute, minute)
  expect(requestedCoins(watch).flat().filter(isNew)).toEqual([])
  expect(requestedCoins(watch).flat()).toContain(coins[0])
  expect((await watch.app.services.market.board()).waiting?.coins).toEqual(names(60))
})
