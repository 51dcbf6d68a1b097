import { beforeEach, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers, type FakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { WatchlistsState } from './watchlists.svelte'

const majors = { id: 1, name: 'Majors', coins: ['BTC', 'ETH', 'SOL'] }
let wire: FakeBridge
let state: WatchlistsState

async function open(answers: Answers): Promise<void> {
  wire = fakeBridge(answers)
  const { client, subscribe } = connect(wire.bridge)
  state = new WatchlistsState(client.watchlist, subscribe)
  await settled()
}
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const coins = (): readonly string[] | undefined => state.group(1)?.coins

beforeEach(() => open(fakeMarket([majors])))

it("falls back to the first watchlist if the requested one doesn't exist", () => {
  expect(state.group(99)).toEqual(majors)
  expect(state.group(null)).toEqual(majors)
})

it('returns the watchlist that it created', async () => {
  expect(await state.create('Layer 1')).toEqual({ id: 2, name: 'Layer 1', coins: [] })
})

it('shows a move immediately', async () => {
  const moving = state.move(1, 'SOL', 0)
  expect(coins()).toEqual(['SOL', 'BTC', 'ETH'])
  expect(await moving).toBe(true)
  expect(wire.inputs('watchlist', 'moveCoin')).toEqual([{ id: 1, coin: 'SOL', to: 0 }])
})

it('reverts a rejected move', async () => {
  const market = fakeMarket([majors])
  const moveCoin = (): never => {
    throw new Refusal({ what: 'The disk is full.' })
  }
  await open({ ...market, watchlist: { ...market.watchlist, moveCoin } })
  expect(await state.move(1, 'SOL', 0)).toBe(false)
  expect(coins()).toEqual(['BTC', 'ETH', 'SOL'])
})

it('applies updates from the main process', () => {
  wire.say('watchlistChanged', [{ ...majors, coins: ['BTC'] }])
  expect(coins()).toEqual(['BTC'])
})
