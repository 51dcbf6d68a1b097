import type { Beside, Client, Fault } from '@contract'
import { expect, test } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { nothingBeside } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { BesideState } from './beside.svelte'

const price = { state: 'learned', credits: 1, learned: null, reserve: 0 } as const
const needed = (coin: string, fault: Fault | null): Beside['candles'][number] => ({
  coin,
  price,
  held: false,
  fault
})
const unreadable: Fault = {
  code: 'unreadable',
  cause: null,
  operation: null,
  said: null,
  retryAt: null
}

test('candles that came in a shape nobody reads are not bought again with each comparison', async () => {
  const asked: unknown[] = []
  const candles = [needed('BTC', unreadable), needed('ETH', null)]
  const known = { kind: 'correlation', coins: ['BTC', 'ETH'], candles } as unknown as Beside
  const reply = { ok: true, answer: known } as const
  const client = {
    look: () => Promise.resolve(reply),
    ask: (input: unknown) => (asked.push(input), Promise.resolve(reply))
  } as unknown as Client['beside']
  const state = new BesideState(client, () => () => undefined)
  const question = { kind: 'correlation', coins: ['BTC', 'ETH'] } as const
  await state.look(question)
  await state.ask(question)
  expect(asked).toEqual([{ ...question, candles: ['ETH'] }])
})

test('what is told of a comparison that was looked at is taken, and nothing is asked again', async () => {
  const wire = fakeBridge(fakeMarket([]))
  const { client, hear } = connect(wire.bridge)
  const state = new BesideState(client.beside, hear)
  const question = { kind: 'atr', coins: ['BTC'] } as const
  await state.look(question)
  wire.say('besideChanged', { ...nothingBeside('atr', ['BTC']), interval: '4h' })
  wire.say('besideChanged', { ...nothingBeside('atr', ['ETH']), interval: '1h' })
  expect(state.of(question)?.value?.interval).toBe('4h')
  expect(wire.inputs('beside', 'look')).toHaveLength(1)
})
