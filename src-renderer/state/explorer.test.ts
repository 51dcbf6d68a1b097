import type { CallPreview, ExplorerAnswer } from '@contract'
import { expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers } from '../bridge/fake-bridge.fixture'
import { fakeConnection, fakeGauge, fixtureNow } from '../bridge/fake-facts.fixture'
import {
  fakeAnswer,
  fakeAnswers,
  fakeOperation,
  fakeParameter,
  fakePrice
} from '../parts/explorer/explorer.fixture'
import { ExplorerState } from './explorer.svelte'
import { ServiceChanges } from './service-changes'

const pause = (ms = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const free: CallPreview = { price: fakePrice(7, 'learned'), wrong: {}, savedAt: null }
const operations = [
  fakeOperation('getData'),
  fakeOperation('getOHLC', { parameters: [fakeParameter('symbol'), fakeParameter('interval')] })
]
const good = (change: Partial<ExplorerAnswer> = {}) => fakeAnswer(fakeAnswers.quotes, change)
const bad = () =>
  fakeAnswer(null, {
    charged: 0,
    fault: { code: 'refused', cause: null, operation: null, said: null, retryAt: null }
  })

async function open(explorer: Answers['explorer'] = {}, market: Answers['market'] = {}) {
  const wire = fakeBridge({
    explorer: {
      operations: () => operations,
      history: () => [],
      preview: () => free,
      readSaved: () => null,
      run: ({ operation, params }) => good({ operation, params }),
      ...explorer
    },
    market: { searchCoins: () => [], ...market }
  })
  const { client, subscribe } = connect(wire.bridge)
  const state = new ExplorerState(client, subscribe, new ServiceChanges(subscribe))
  state.show()
  await pause()
  return { wire, state }
}

it('sends only the parameters that belong to the operation', async () => {
  const { wire, state } = await open()
  state.fill('symbol', ' BTC ')
  state.fill('interval', '1h')
  state.choose('getData')
  await state.run()
  expect(wire.inputs('explorer', 'run')).toEqual([{ operation: 'getData', params: { symbol: 'BTC' } }])
  state.choose('getOHLC')
  await state.run()
  expect(wire.inputs('explorer', 'run')[1]).toEqual({
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1h' }
  })
})

it('looks up the price once the user stops typing', async () => {
  const waiting: ((preview: CallPreview) => void)[] = []
  const { wire, state } = await open({ preview: () => new Promise(resolve => waiting.push(resolve)) })
  state.choose('getData')
  await pause()
  for (const text of ['B', 'BT', 'BTC']) state.fill('symbol', text)
  await pause(200)
  expect(wire.inputs('explorer', 'preview').map(input => (input as { params: object }).params)).toEqual([
    {},
    { symbol: 'BTC' }
  ])
  waiting[1]?.({ ...free, price: fakePrice(2, 'learned') })
  await pause()
  waiting[0]?.({ ...free, price: fakePrice(1, 'learned') })
  await pause()
  expect(state.preview?.price?.credits).toBe(2)
})

it('fills in the parameters of the latest call', async () => {
  const getOHLC = { ...operations[1]!, params: { symbol: 'BTC', interval: '1h' } }
  const { wire, state } = await open({ operations: () => [operations[0]!, getOHLC] })
  state.choose('getOHLC')
  expect(state.values).toEqual({ symbol: 'BTC', interval: '1h' })
  await pause()
  expect(state.isPriced).toBe(true)
  state.fill('interval', '4h')
  expect(state.isPriced).toBe(false)
  await state.priced()
  expect(state.isPriced).toBe(true)
  expect(wire.inputs('explorer', 'preview').at(-1)).toEqual({
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '4h' }
  })
  expect(wire.inputs('explorer', 'operations').at(-1)).toEqual({ values: { interval: '4h' } })
})

it('shows a saved response without a call', async () => {
  const saved = good({ isSaved: true })
  const { wire, state } = await open({ preview: () => ({ ...free, savedAt: 1 }), readSaved: () => saved })
  state.choose('getData')
  await pause()
  expect(state.result.answer).toEqual(saved)
  expect(state.current).toBe(true)
  expect(wire.inputs('explorer', 'run')).toEqual([])
  state.fill('symbol', 'ETH')
  expect(state.current).toBe(false)
  expect(state.result.answer).toEqual(saved)
})

it('keeps the last successful response when the same request fails later', async () => {
  let answer = good()
  const { state } = await open({ run: () => answer })
  state.choose('getData')
  await state.run()
  answer = bad()
  await state.run()
  expect(state.result.answer?.charged).toBe(7)
  expect(state.result.failed?.fault?.code).toBe('refused')
  answer = good({ charged: 9 })
  await state.run()
  expect(state.result).toMatchObject({ failed: null, answer: { charged: 9 } })
})

it("doesn't show the response to an earlier request with a later error", async () => {
  let answer = good()
  const { state } = await open({ run: () => answer })
  state.choose('getData')
  await state.run()
  state.fill('symbol', 'NOPE')
  answer = bad()
  await state.run()
  expect(state.result.answer).toBeNull()
  expect(state.result.failed).not.toBeNull()
})

it("reports why a call couldn't be made", async () => {
  const { state } = await open({
    run: () => {
      throw new Refusal({ code: 'bad-input' })
    }
  })
  state.choose('getData')
  await state.run()
  expect(state.result.fault?.code).toBe('bad-input')
  expect(state.running).toBe(false)
})

it('makes one call for two clicks', async () => {
  let finish: (answer: ExplorerAnswer) => void = () => undefined
  const { wire, state } = await open({ run: () => new Promise(resolve => (finish = resolve)) })
  state.choose('getData')
  void state.run()
  void state.run()
  await pause()
  void state.run()
  await pause()
  expect(wire.inputs('explorer', 'run')).toHaveLength(1)
  expect(state.running).toBe(true)
  state.choose('getOHLC')
  expect(state.running).toBe(false)
  finish(good())
  await pause()
  state.choose('getData')
  expect(state.running).toBe(false)
  expect(state.result.answer).not.toBeNull()
})

it('spells coins as in the coin list, separated by spaces', async () => {
  const listed = ['BTC', 'kPEPE', 'ETH'].map(symbol => ({ symbol, name: symbol, source: null }))
  const { wire, state } = await open({}, { searchCoins: () => listed })
  state.choose('getData')
  state.fill('symbol', ' btc, Eth@binance;kPEPE +unheard')
  await state.run()
  expect(state.values['symbol']).toBe('BTC ETH@binance kPEPE unheard')
  expect(wire.inputs('explorer', 'run')[0]).toMatchObject({
    params: { symbol: 'BTC ETH@binance kPEPE unheard' }
  })
})

it('reopens an earlier request with exactly its parameters', async () => {
  const { state } = await open()
  state.fill('symbol', 'SOL')
  state.fill('interval', '1d')
  state.reopen({ operation: 'getOHLC', params: { symbol: 'BTC' } })
  expect(state.chosen).toBe('getOHLC')
  expect(state.values).toMatchObject({ symbol: 'BTC', interval: '' })
})

it('discards responses of the previous service', async () => {
  const { wire, state } = await open()
  wire.say('connectionChanged', fakeConnection)
  state.choose('getData')
  await state.run()
  wire.say('connectionChanged', { ...fakeConnection, key: 'session' })
  expect(state.result.answer).not.toBeNull()
  wire.say('connectionChanged', { ...fakeConnection, mode: 'demo' })
  expect(state.result.answer).toBeNull()
})

it('runs the chosen operation even if another is chosen right afterwards', async () => {
  const { wire, state } = await open({}, { searchCoins: () => pause(5).then(() => []) })
  state.fill('symbol', 'btc')
  state.fill('interval', '1h')
  state.choose('getData')
  const running = state.run()
  state.choose('getOHLC')
  await running
  expect(wire.inputs('explorer', 'run')).toEqual([{ operation: 'getData', params: { symbol: 'btc' } }])
})

it('ignores a late response from the previous service', async () => {
  let finish: (answer: ExplorerAnswer) => void = () => undefined
  const { wire, state } = await open({ run: () => new Promise(resolve => (finish = resolve)) })
  wire.say('connectionChanged', fakeConnection)
  state.choose('getData')
  const running = state.run()
  await pause()
  wire.say('connectionChanged', { ...fakeConnection, mode: 'demo' })
  finish(good())
  await running
  expect(state.result.answer).toBeNull()
  expect(state.running).toBe(false)
})

it('looks up the price again only after a charge for the same operation', async () => {
  const { wire, state } = await open()
  state.choose('getData')
  await pause()
  const before = wire.inputs('explorer', 'preview').length
  const previews = (): number => wire.inputs('explorer', 'preview').length - before
  const charged = (operation: string, at: number): void =>
    wire.say('gaugeChanged', { ...fakeGauge, last: { operation, charged: 1, at } })
  charged('getNews', fixtureNow)
  await pause()
  expect(previews()).toBe(0)
  charged('getData', fixtureNow + 1)
  // The event still contains the last charge when another call is added to the ledger.
  charged('getData', fixtureNow + 1)
  await pause()
  expect(previews()).toBe(1)
})

it('removes invisible and full-width characters from coins', async () => {
  const { wire, state } = await open({ run: () => good() })
  state.choose('getData')
  state.fill('symbol', 'ＢＴＣ\u200B,ETH')
  await state.run()
  expect(wire.inputs('explorer', 'run')).toMatchObject([{ params: { symbol: 'BTC ETH' } }])
})
