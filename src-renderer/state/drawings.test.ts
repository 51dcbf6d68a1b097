import type { Drawing } from '@contract'
import { beforeEach, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers, type FakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeConnection } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { DrawingsState } from './drawings.svelte'
import { ServiceChanges } from './service-changes'

const line = (id: string, price = 100): Drawing => ({ kind: 'horizontal', id, hue: 0, price })
let wire: FakeBridge
let state: DrawingsState

function open(answers: Answers = fakeMarket([])): void {
  wire = fakeBridge(answers)
  const { client, subscribe } = connect(wire.bridge)
  const service = new ServiceChanges(subscribe)
  service.begin(fakeConnection)
  state = new DrawingsState(client.drawings, subscribe, service)
}
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

beforeEach(() => open())

it('shows a change immediately', async () => {
  const isSaved = state.put('BTC', line('a'))
  expect(state.of('BTC')).toEqual([line('a')])
  expect(await isSaved).toBe(true)
  expect(state.of('BTC')).toEqual([line('a')])
  expect(state.of('ETH')).toEqual([])
})

it('undoes changes one by one and redoes them', async () => {
  expect(state.canUndo('BTC')).toBe(false)
  await state.put('BTC', line('a', 1))
  await state.put('BTC', line('a', 2))
  await state.remove('BTC', ['a'])
  expect(state.of('BTC')).toEqual([])
  expect([state.canUndo('BTC'), state.canUndo('ETH')]).toEqual([true, false])
  for (const expected of [[line('a', 2)], [line('a', 1)], []]) {
    expect(state.undo('BTC')).toBe(true)
    await settled()
    expect(state.of('BTC')).toEqual(expected)
  }
  expect([state.canUndo('BTC'), state.undo('BTC')]).toEqual([false, false])
  state.redo('BTC')
  state.redo('BTC')
  await settled()
  expect(state.of('BTC')).toEqual([line('a', 2)])
  await state.put('BTC', line('b'))
  expect(state.redo('BTC')).toBe(false)
  expect(state.undo('ETH')).toBe(false)
})

it('reverts a rejected change and reports why', async () => {
  const market = fakeMarket([])
  open({
    ...market,
    drawings: {
      ...market.drawings,
      put: () => {
        throw new Refusal({ what: 'There is room for no more.' })
      }
    }
  })
  expect(await state.put('BTC', line('a'))).toBe(false)
  expect(state.of('BTC')).toEqual([])
  expect(state.fault?.what).toBe('There is room for no more.')
  expect(state.undo('BTC')).toBe(false)
})

it('ignores earlier events while its change is pending', async () => {
  const isSaved = state.put('BTC', line('a', 5))
  wire.say('drawingsChanged', { coin: 'BTC', drawings: [line('a', 1)] })
  expect(state.of('BTC')).toEqual([line('a', 5)])
  await isSaved
  wire.say('drawingsChanged', { coin: 'BTC', drawings: [line('a', 7)] })
  expect(state.of('BTC')).toEqual([line('a', 7)])
})

it('requests the drawings again when the service changes', async () => {
  await state.read('BTC')
  await state.put('BTC', line('a'))
  wire.say('connectionChanged', fakeConnection)
  expect(state.canUndo('BTC')).toBe(true)
  wire.say('connectionChanged', { ...fakeConnection, address: 'https://other.example' })
  await settled()
  expect(wire.inputs('drawings', 'of')).toHaveLength(2)
  expect(state.undo('BTC')).toBe(false)
})
