import { expect, it } from 'vitest'
import { connectedApp, type ConnectedServices as Services } from './connected-app.fixture'

const coins = ['BTC', 'ETH', 'SOL'] as const

const payers: readonly ((services: Services, operation: string, coin: string) => unknown)[] = [
  ({ explorer }, operation, coin) => explorer.run({ operation, params: { symbol: coin } }),
  ({ answers }, operation, coin) => answers.ask({ operation, params: { symbol: coin }, feature: 'coin' }),
  ({ alerts, explorer }, operation, coin) =>
    operation === 'getATHATL'
      ? alerts.loadAth({ coin })
      : explorer.run({ operation, params: { symbol: coin } })
]

const highIn: readonly ((services: Services, coin: string) => Promise<number | null | undefined>)[] = [
  async ({ alerts }, coin) => (await alerts.ath({ coin })).price,
  async ({ marketFigures }, coin) =>
    (await marketFigures.view({ list: 'watched', coins: [coin] })).serviceFigures[0]?.ath?.value,
  async ({ answers }, coin) => {
    const { saved } = await answers.view({ operation: 'getATHATL', params: { symbol: coin } })
    return saved?.answer.kind === 'athAtl' ? saved.answer.data[0]?.ath : undefined
  },
  async ({ screener, market }, coin) => {
    const anyOf = [[{ kind: 'ath', is: 'below', percent: 99 }]] as const
    const [row] = (await screener.view({ coins: [coin], anyOf: anyOf.map(group => [...group]) })).rows
    const price = (await market.board()).quotes.find(({ symbol }) => symbol === coin)?.price ?? null
    const below = row?.values[0]?.value ?? null
    return below === null || price === null ? null : price / (1 - below / 100)
  }
]

it('shows loaded figures everywhere without a second call', async () => {
  const { services, service } = await connectedApp()
  const calls = (operation: string): number => service.controls.calls(operation).length
  for (const [at, pay] of payers.entries()) {
    const coin = coins[at] ?? 'BTC'
    const before = calls('getATHATL')
    await pay(services, 'getATHATL', coin)
    const [first = null, ...others] = await Promise.all(highIn.map(show => show(services, coin)))
    expect(first).toBeGreaterThan(0)
    for (const other of others) expect(other).toBeCloseTo(first ?? NaN, 6)
    await pay(services, 'getPerformance', coin)
    const { serviceFigures } = await services.marketFigures.view({ list: 'watched', coins: [coin] })
    const { saved } = await services.answers.view({ operation: 'getPerformance', params: { symbol: coin } })
    const weekly =
      saved?.answer.kind === 'windows' ? saved.answer.data.find(({ days }) => days === 7) : undefined
    expect(serviceFigures[0]?.changes[7]?.value).toBe(weekly?.percent)
    expect(calls('getATHATL') - before).toBe(1)
  }
})
