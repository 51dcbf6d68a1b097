import { expect, it, vi } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers, type FakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeConnection, fakeQuote, knownPrice } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { BoardState } from './board.svelte'

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

async function open(market: Answers['market'] = {}): Promise<{ wire: FakeBridge; state: BoardState }> {
  const answers = fakeMarket([])
  const wire = fakeBridge({ ...answers, market: { ...answers.market, ...market } })
  const { client, subscribe } = connect(wire.bridge)
  const state = new BoardState(client.market, subscribe)
  await settled()
  return { wire, state }
}

it('finds the quote of a coin named like an object property', async () => {
  const { wire, state } = await open()
  expect(state.quote('ETH')?.price).toBe(3512.1)
  expect(state.quote('constructor')).toBeUndefined()
  wire.say('boardChanged', {
    quotes: [fakeQuote('constructor')],
    origin: 'live',
    fetchedAt: 0,
    price: knownPrice(7)
  })
  expect(state.quote('constructor')?.price).toBe(100)
  expect(state.quote('ETH')).toBeUndefined()
})

it('keeps the prices when a refresh fails', async () => {
  const refresh = (): never => {
    throw new Refusal({ code: 'offline' })
  }
  const { state } = await open({ refresh })
  expect(await state.refresh()).toBe(false)
  expect(state.board.fault?.code).toBe('offline')
  expect(state.quote('BTC')?.price).toBe(68_078.5)
})

it('updates the price of a refresh from an event', async () => {
  const { wire, state } = await open()
  wire.say('boardChanged', { quotes: [], origin: 'live', fetchedAt: 0, price: knownPrice(9) })
  expect(state.board.value?.price.credits).toBe(9)
})

it('updates the coin list from an event without requesting it', async () => {
  const { wire, state } = await open()
  const before = wire.requests.length
  wire.say('coinListChanged', { count: 0, fetchedAt: null, price: knownPrice(0) })
  wire.say('connectionChanged', fakeConnection)
  await settled()
  expect(state.coinList.value?.count).toBe(0)
  expect(wire.requests.slice(before)).toEqual([])
})

it('returns no results when the search fails', async () => {
  const searchCoins = (): never => {
    throw new Refusal({})
  }
  const { state } = await open({ searchCoins })
  expect(await state.search('sol')).toEqual([])
})

it('reports the visible rows once scrolling stops', async () => {
  const { wire, state } = await open()
  state.showRows(['BTC'])
  state.showRows(['ETH', 'SOL'])
  expect(wire.inputs('market', 'showRows')).toEqual([])
  await vi.waitFor(() => expect(wire.inputs('market', 'showRows')).toEqual([{ coins: ['ETH', 'SOL'] }]), {
    timeout: 2_000
  })
  wire.say('connectionChanged', fakeConnection)
  await vi.waitFor(() => expect(wire.inputs('market', 'showRows')).toHaveLength(2), { timeout: 2_000 })
})
