import { expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal } from '../bridge/fake-bridge.fixture'
import { fakeChart, fakeLayout, fakeLayouts } from '../bridge/fake-layouts.fixture'
import { LayoutsState } from './layouts.svelte'

const two = [
  fakeLayout({ charts: ['BTC', 'ETH', 'SOL', 'XRP'].map(coin => fakeChart(coin)), count: 4 }),
  fakeLayout({ id: 2, name: 'Other', charts: ['DOT', null, null, null].map(coin => fakeChart(coin)) })
]

async function open(answers = fakeLayouts(two)) {
  const wire = fakeBridge({ layouts: answers })
  const { client } = connect(wire.bridge)
  const state = new LayoutsState(client.layouts)
  await state.read()
  const next = async (): Promise<LayoutsState> => {
    const other = new LayoutsState(client.layouts)
    await other.read()
    return other
  }
  return { wire, client, state, next }
}

it('shows and saves a change immediately', async () => {
  const { state, next } = await open()
  state.activate(2)
  state.showCoin('ADA')
  state.changeChart(0, { interval: '5m' })
  state.setLink('range', true)
  expect([state.coin, state.shown?.charts[0]?.interval]).toEqual(['ADA', '5m'])
  expect((await next()).shown).toEqual(state.shown)
})

it('shows and saves a ratio by its name', async () => {
  const { state, next } = await open()
  state.showCoin('SOL/ETH')
  expect([state.name, state.coin]).toEqual(['SOL/ETH', 'SOL'])
  expect((await next()).name).toBe('SOL/ETH')
  state.showCoin('SOL')
  expect([state.name, (await next()).name]).toEqual(['SOL', 'SOL'])
})

it('restores a layout exactly after switching to another and back', async () => {
  const { state, next } = await open()
  state.changeChart(3, { coin: 'LTC', look: { style: 'area', scale: 'log' } })
  const before = state.shown
  await state.show(2)
  expect(state.coin).toBe('DOT')
  state.showCoin('UNI')
  await state.show(1)
  expect(state.shown).toEqual(before)
  expect((await next()).all.map(one => one.charts[one.active]?.coin)).toEqual(['BTC', 'UNI'])
})

it("saves the visible range in the chart's own layout even if another is shown", async () => {
  const { state, next } = await open()
  const [first, second] = state.shown!.charts
  await state.show(2)
  state.keepView(1, 1, { series: 'ETH 1h', isFollowing: false, from: 1, to: 9 })
  expect(state.shown?.charts.map(({ view }) => view)).toEqual([undefined, undefined, undefined, undefined])
  await state.show(1)
  expect(state.shown?.charts[0]).toBe(first)
  expect(state.shown?.charts[1]).toEqual({
    ...second,
    view: { series: 'ETH 1h', isFollowing: false, from: 1, to: 9 }
  })
  expect((await next()).all[0]?.charts[1]?.view?.to).toBe(9)
})

it('creates a layout as a copy of the visible one', async () => {
  const { state } = await open()
  await state.create('Copy', state.shown!)
  expect(state.shown).toMatchObject({ name: 'Copy', count: 4 })
  const [first] = state.all
  await state.remove(1)
  await state.create(first!.name, first!, 0)
  expect(state.all.map(({ name }) => name)).toEqual(['Charts', 'Other', 'Copy'])
  expect(state.shown?.charts).toEqual(first?.charts)
})

it('applies a coin requested before the layouts have loaded', async () => {
  const { client } = connect(fakeBridge({ layouts: fakeLayouts(two) }).bridge)
  const state = new LayoutsState(client.layouts)
  state.showCoin('SOL')
  expect(state.coin).toBeNull()
  await expect.poll(() => state.coin).toBe('SOL')
})

it('reverts a rejected change and reports why', async () => {
  const { state } = await open({
    ...fakeLayouts(two),
    change: () => {
      throw new Refusal({ what: 'The disk is full.' })
    }
  })
  state.showCoin('SOL')
  expect(state.coin).toBe('SOL')
  await expect.poll(() => state.saved.fault?.what).toBe('The disk is full.')
  expect(state.coin).toBe('BTC')
})
