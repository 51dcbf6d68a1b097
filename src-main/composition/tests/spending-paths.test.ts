import { expect, test, vi } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import type { Services } from '../../../src-shared/contract'
import { Watch } from './resilience.fixture'
import { hour, minute } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

/** The price of a call in credits. Calls above 50 need confirmation. */
const dear = 60
const fresh = 'NEAR'
const many = ['NEAR', 'UNI', 'FIL']

interface World {
  readonly watch: Watch
  readonly services: Services
  readonly id: number
  readonly coins: readonly string[]
}

/** In this app, every call exceeds the confirmation limit. */
async function begun(): Promise<World> {
  const watch = await Watch.start(undefined, undefined, Date.UTC(2026, 10, 22, 8))
  const { services } = watch.app
  const { controls } = watch.service
  controls.setQuota({ limit: 10_000_000 })
  controls.setPrice('getData', () => dear)
  for (const operation of ['getOHLC', 'getOHLCIntraday'] as const) controls.setPrice(operation, dear)
  const items = [
    { need: 'quotes', automatic: true, everyMs: 9 * minute },
    { need: 'candles', automatic: true, everyMs: hour }
  ] as const
  await services.connection.agree({ items: [...items] })
  await services.market.refresh()
  await services.market.showCharts({ charts: [{ coin: 'BTC', interval: '1h' }] })
  await watch.pass(2 * minute)
  await services.market.loadCandles({ coin: 'BTC', interval: '1d', bars: null })
  const [list] = services.watchlist.lists()
  if (!list) throw new Error('no list')
  return { watch, services, id: list.id, coins: list.coins }
}

const setup = (screens: readonly object[]): string =>
  JSON.stringify({
    format: 'candlewick-setup',
    version: 1,
    screens,
    alerts: [
      AlertDraft.parse({
        coin: fresh,
        repeat: 'every',
        cooldownMs: 0,
        expiresAt: null,
        anyOf: [[{ kind: 'price', is: 'above', value: 1 }]]
      })
    ]
  })

const anyOf = [[{ kind: 'price' as const, is: 'above' as const, value: 1 }]]

const paths: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'a coin is added': async ({ services, id }) => services.watchlist.addCoins({ id, coins: [fresh] }),
  'coins are pasted': async ({ services, id }) => services.watchlist.addCoins({ id, coins: many }),
  'a list with new coins is made': async ({ services }) => {
    const lists = await services.watchlist.create({ name: 'Another' })
    const another = lists.find(({ name }) => name === 'Another')
    await services.watchlist.addCoins({ id: another?.id ?? 0, coins: many })
  },
  'a removal is undone once its quote is old': async ({ watch, services, id }) => {
    await services.watchlist.addCoins({ id, coins: [fresh] })
    await services.market.loadNewCoins()
    await services.watchlist.removeCoin({ id, coin: fresh })
    await watch.pass(20 * minute, minute)
    watch.mark()
    await services.watchlist.addCoins({ id, coins: [fresh] })
  },
  'a copy of the watchlist is restored': async ({ watch, services, id }) => {
    await services.watchlist.addCoins({ id, coins: [fresh] })
    await services.market.loadNewCoins()
    watch.clock.sleep(25 * hour)
    await watch.pass(17 * minute, minute)
    const { copies } = services.backups.state()
    await services.watchlist.removeCoin({ id, coin: fresh })
    await watch.pass(20 * minute, minute)
    watch.mark()
    await services.backups.putBack({ id: copies[0]?.id ?? '' })
  },
  'a setup file is imported': async ({ services }) => services.setupFile.take({ text: setup([]) }),
  'an hourly chart of a new coin is shown': async ({ services }) =>
    services.market.showCharts({ charts: [{ coin: fresh, interval: '1h' }] }),
  'a daily chart of a new coin is shown': async ({ services }) =>
    services.market.showCharts({ charts: [{ coin: fresh, interval: '1d' }] }),
  'a new coin is compared on a chart': async ({ services }) =>
    services.market.showCharts({
      charts: ['BTC', fresh].map(coin => ({ coin, interval: '1h' as const }))
    }),
  'new coins are screened': async ({ services }) => services.screener.view({ coins: many, anyOf }),
  'figures of new coins are requested': async ({ services }) =>
    services.marketFigures.view({ list: 'some', coins: many }),
  'correlations of new coins are requested': async ({ services }) =>
    services.marketFigures.correlation({ coins: many, days: 30 }),
  'a new coin is compared with the service': async ({ services }) =>
    services.serviceComparison.view({ kind: 'bollinger', coins: [fresh] }),
  'the price of a call about a new coin is shown': async ({ services }) =>
    services.answers.view({ operation: 'getPerformance', params: { symbol: fresh } })
}

test.each(Object.entries(paths))(
  'loads no coins above the confirmation limit before the user confirms when %s',
  async (_how, act) => {
    const world = await begun()
    const { watch, coins } = world
    watch.mark()
    await act(world)
    const since = watch.service.controls.calls().length
    await watch.pass(30 * minute, minute)
    const calls = watch.service.controls.calls().slice(since)
    const coinsOf = (query: string): readonly string[] =>
      (new URLSearchParams(query).get('symbol') ?? '').split(' ')
    const isNew = (coin: string): boolean => many.includes(coin)
    expect(calls.filter(({ query }) => coinsOf(query).some(isNew))).toEqual([])
    expect(calls.flatMap(({ query }) => coinsOf(query))).toContain(coins[0])
  }
)
