import { expect, test, vi } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import { minute } from '../../../src-shared/time'
import { Watch } from './resilience.fixture'
import { barn, bonded } from '../../service/api/answers/twin-rows.fixture'

vi.setConfig({ testTimeout: 120_000 })

const bitcoin = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', current_price: 64_000.5, market_cap: 1.2e12 }

async function watching(coin: string) {
  const watch = await Watch.start()
  const { services } = watch.app
  const [list] = services.watchlist.lists()
  const { id, coins } = list!
  for (const one of coins) if (one !== 'BTC') await services.watchlist.removeCoin({ id, coin: one })
  await services.watchlist.addCoins({ id, coins: [coin] })
  const answer = async (...data: readonly object[]) => {
    watch.service.controls.overrideBody('getData', JSON.stringify({ status: true, data }))
    await watch.pass(minute)
    const { quotes } = await services.market.refresh()
    return quotes.find(({ symbol }) => symbol === coin)
  }
  const alertAbove = (value: number) => {
    const draft = AlertDraft.parse({ coin, anyOf: [[{ kind: 'price', is: 'above', value }]] })
    return services.alerts.save({ id: null, draft, agreed: true })
  }
  const chooseOther = async (): Promise<void> => {
    for (let minutes = 0; minutes < 3; minutes++) await answer(barn, bonded, bitcoin)
    const [twins] = (await services.market.board()).twins ?? []
    await services.market.chooseCoin({ coin: 'BOND', identity: twins!.others[0]! })
    expect(await answer(barn, bonded, bitcoin)).toMatchObject({ price: 0.0031 })
    await watch.pass(minute)
  }
  return { watch, services, id, answer, alertAbove, chooseOther }
}

test('shows the same coin in any row order until the user chooses another with its symbol', async () => {
  const { watch, services, answer, alertAbove } = await watching('BOND')
  expect(await answer(bonded, barn, bitcoin)).toMatchObject({ price: 4.12, name: 'BarnBridge' })
  await alertAbove(4.5)
  for (const rows of [
    [barn, bonded, bitcoin],
    [bitcoin, bonded, barn],
    [bonded, bitcoin]
  ])
    expect((await answer(...rows))?.price).toBe(4.12)
  expect(services.alerts.state().inbox).toEqual([])
  const [twins] = (await services.market.board()).twins ?? []
  await services.market.chooseCoin({ coin: 'BOND', identity: twins!.others[0]! })
  expect(await answer(barn, bonded, bitcoin)).toMatchObject({ price: 0.0031, name: 'Bonded Finance' })
  await watch.restart()
  const board = await watch.app.services.market.refresh()
  expect(board.quotes.find(({ symbol }) => symbol === 'BOND')).toMatchObject({ price: 0.0031 })
})

test('a move isn’t measured from prices of the previously selected coin', async () => {
  const { services, chooseOther } = await watching('BOND')
  const draft = AlertDraft.parse({
    coin: 'BOND',
    anyOf: [[{ kind: 'change', way: 'down', percent: 50, over: '1h' }]]
  })
  await services.alerts.save({ id: null, draft, agreed: true })
  await chooseOther()
  expect(services.alerts.state().inbox).toEqual([])
})

test('choosing another coin isn’t a crossing of its price', async () => {
  const { services, answer, chooseOther } = await watching('BOND')
  await answer(barn, bonded, bitcoin)
  const draft = AlertDraft.parse({
    coin: 'BOND',
    bars: 'forming',
    anyOf: [[{ kind: 'price', is: 'crosses', value: 1 }]]
  })
  await services.alerts.save({ id: null, draft, agreed: true })
  await chooseOther()
  expect(services.alerts.state().inbox).toEqual([])
  await answer(barn, { ...bonded, current_price: 1.5 }, bitcoin)
  expect(services.alerts.state().inbox).toHaveLength(1)
})

test('blocks an alert on a symbol until the user chooses one of its two coins', async () => {
  const { services, answer, alertAbove } = await watching('BOND')
  const [one, other] = [bonded, barn].map(({ market_cap: _, ...row }) => row) as [object, object]
  await answer(one, other, bitcoin)
  await alertAbove(4)
  expect(services.alerts.state().alerts[0]).toMatchObject({
    blockedReason: { code: 'coin-twins', coin: 'BOND' }
  })
  await services.market.chooseCoin({ coin: 'BOND', identity: { id: 'barnbridge', name: 'BarnBridge' } })
  expect(services.alerts.state().alerts[0]?.blockedReason ?? null).toBeNull()
  expect(await answer(other, one, bitcoin)).toMatchObject({ price: 4.12 })
})

test('moves a coin to its new symbol with all its data', async () => {
  const { watch, services, id, answer, alertAbove } = await watching('MATIC')
  await answer({ symbol: 'BTC', price: 64_000.5 }, { symbol: 'MATIC', name: 'Polygon', price: 0.41 })
  await alertAbove(0.5)
  await services.coinNotes.write({ coin: 'MATIC', text: 'Bought at 0.3' })
  const drawings = [{ kind: 'horizontal', id: 'level', hue: 0, price: 0.4 } as const]
  await services.drawings.put({ coin: 'MATIC', drawings })
  const pol = { symbol: 'POL', name: 'POL (ex-MATIC)', price: 0.412 }
  const left = await answer({ symbol: 'BTC', price: 64_000.5 }, pol)
  expect(left).toMatchObject({ missing: true, renamed: { symbol: 'POL', name: 'POL (ex-MATIC)' } })

  await services.market.followCoin({ from: 'MATIC', to: 'POL' })
  const [list] = services.watchlist.lists()
  expect(list).toMatchObject({ id, coins: ['BTC', 'POL'] })
  expect(services.alerts.state().alerts.map(one => one.coin)).toEqual(['POL'])
  expect(await services.coinNotes.of({ coin: 'POL' })).toMatchObject({ text: 'Bought at 0.3' })
  expect(await services.coinNotes.of({ coin: 'MATIC' })).toMatchObject({ text: '' })
  expect(await services.drawings.of({ coin: 'POL' })).toEqual({ coin: 'POL', drawings })
  expect(await services.drawings.of({ coin: 'POL' })).toEqual({ coin: 'POL', drawings })
  const { quotes } = await services.market.refresh()
  expect(quotes.find(({ symbol }) => symbol === 'POL')).toMatchObject({ price: 0.412, missing: false })
  // The price line continues under the new symbol.
  expect(quotes.find(({ symbol }) => symbol === 'POL')?.spark[0]).toBe(0.41)
  expect(watch.since().at(-1)?.query).toContain('POL')
})
