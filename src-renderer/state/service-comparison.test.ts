import type { ServiceComparison, Client, Fault } from '@contract'
import { expect, test } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { nothingCompared } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { ServiceComparisonState } from './service-comparison.svelte'

const price = { state: 'learned', credits: 1, learned: null, reserve: 0 } as const
const needed = (coin: string, fault: Fault | null): ServiceComparison['candles'][number] => ({
  coin,
  price,
  isPartial: false,
  fault
})
const unreadable: Fault = {
  code: 'unreadable',
  cause: null,
  operation: null,
  said: null,
  retryAt: null
}

test("doesn't reload candles that turned out to be unreadable", async () => {
  const inputs: unknown[] = []
  const candles = [needed('BTC', unreadable), needed('ETH', null)]
  const known = { kind: 'correlation', coins: ['BTC', 'ETH'], candles } as unknown as ServiceComparison
  const reply = { ok: true, answer: known } as const
  const client = {
    view: () => Promise.resolve(reply),
    ask: (input: unknown) => (inputs.push(input), Promise.resolve(reply))
  } as unknown as Client['serviceComparison']
  const state = new ServiceComparisonState(client, () => () => undefined)
  const question = { kind: 'correlation', coins: ['BTC', 'ETH'] } as const
  await state.view(question)
  await state.ask(question)
  expect(inputs).toEqual([{ ...question, candles: ['ETH'] }])
})

test('updates a comparison from events without requesting it again', async () => {
  const wire = fakeBridge(fakeMarket([]))
  const { client, subscribe } = connect(wire.bridge)
  const state = new ServiceComparisonState(client.serviceComparison, subscribe)
  const question = { kind: 'atr', coins: ['BTC'] } as const
  await state.view(question)
  wire.say('serviceComparisonChanged', { ...nothingCompared('atr', ['BTC']), interval: '4h' })
  wire.say('serviceComparisonChanged', { ...nothingCompared('atr', ['ETH']), interval: '1h' })
  expect(state.of(question)?.value?.interval).toBe('4h')
  expect(wire.inputs('serviceComparison', 'view')).toHaveLength(1)
})
