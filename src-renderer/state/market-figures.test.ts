import type { MarketFigures } from '@contract'
import { expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { MarketFiguresState } from './market-figures.svelte'
import { ServiceChanges } from './service-changes'
import { fakeConnection } from '../bridge/fake-facts.fixture'

const figuresOf = (list: string, coins: readonly string[], at = 1): MarketFigures => ({
  list,
  coins,
  at,
  figures: [],
  serviceFigures: [],
  missing: [],
  recent: [],
  candlesAt: null,
  breadthDays: [],
  breadthPoints: [],
  fearGreedPoints: [],
  breadth: {
    above50: { count: 0, of: 0 },
    above200: { count: 0, of: 0 },
    advancing: 0,
    declining: 0,
    unchanged: 0
  }
})

function open() {
  const answers: ((figures: MarketFigures) => void)[] = []
  const wire = fakeBridge({
    marketFigures: {
      view: () => new Promise<MarketFigures>(resolve => answers.push(resolve)),
      leave: () => undefined
    }
  })
  const { client, subscribe } = connect(wire.bridge)
  return {
    wire,
    answers,
    state: new MarketFiguresState(client.marketFigures, subscribe, new ServiceChanges(subscribe))
  }
}

it('shows the list requested last, whichever response arrives first', async () => {
  const { answers, state } = open()
  const first = state.view({ list: 'watched', coins: [] })
  const second = state.view({ list: 'watched', coins: ['BTC'] })
  answers[0]?.(figuresOf('watched', []))
  await first
  expect(state.figures.value).toBeUndefined()
  answers[1]?.(figuresOf('watched', ['BTC']))
  await second
  expect(state.figures.value?.coins).toEqual(['BTC'])
})

it('ignores updates of other lists', async () => {
  const { wire, answers, state } = open()
  const viewed = state.view({ list: 'watched', coins: ['BTC'] })
  answers[0]?.(figuresOf('watched', ['BTC']))
  await viewed
  wire.say('marketFiguresChanged', figuresOf('watched', ['BTC'], 2))
  wire.say('marketFiguresChanged', figuresOf('7', ['BTC'], 3))
  expect(state.figures.value?.at).toBe(2)
  expect(wire.inputs('marketFigures', 'view')).toHaveLength(1)
})

it('discards the values of the previous service and requests those of the new one', async () => {
  const { wire, answers, state } = open()
  const viewed = state.view({ list: 'watched', coins: ['BTC'] })
  answers[0]?.(figuresOf('watched', ['BTC']))
  await viewed
  wire.say('connectionChanged', { ...fakeConnection, address: 'https://other.example' })
  expect(state.figures.value).toBeUndefined()
  expect(wire.inputs('marketFigures', 'view')).toHaveLength(2)
  state.leave()
  wire.say('connectionChanged', fakeConnection)
  expect(wire.inputs('marketFigures', 'view')).toHaveLength(2)
})
