import { expect, test } from 'vitest'
import { AlertDraft } from '../../src-shared/contract/alerts'
import type { AlertCondition } from '../../src-shared/conditions/catalogue'
import { alertWorld, price } from './alert-world.fixture'
import { seriesFact } from './alert-facts.fixture'
import { LineComputer } from './line-computer'

const average: AlertCondition = {
  kind: 'indicator',
  interval: '1h',
  line: { indicator: 'sma', params: { period: 1 }, line: 'value' },
  is: 'crosses up',
  against: { value: 100 }
}
const turned = async (): Promise<void> => new Promise(resolve => void setImmediate(resolve))

test('computes indicator lines once the code is loaded', async () => {
  const computer = new LineComputer()
  const { candles } = seriesFact([1, 2, 3])
  const line = { indicator: 'sma', params: { period: 1 }, line: 'value' }
  expect(computer.isReady).toBe(false)
  expect(() => computer.line(candles, line)).toThrow('not loaded')
  await computer.load()
  expect(computer.isReady).toBe(true)
  expect([...(computer.line(candles, line) ?? [])]).toEqual([1, 2, 3])
})

test('evaluates indicator alerts once their code is loaded, and finds the triggers until then', async () => {
  let isReady = true
  let hasCome = (): void => undefined
  const lines = {
    get isReady() {
      return isReady
    },
    load: () => new Promise<void>(resolve => (hasCome = resolve))
  }
  const market = alertWorld({ lines })
  const saved = market.set([[average]])
  hasCome()
  await saved
  market.close('1h', 99)
  isReady = false
  market.close('1h', 101)
  market.see(101)
  expect(market.inbox()).toEqual([])
  isReady = true
  hasCome()
  await turned()
  expect(market.inbox()).toHaveLength(1)
})

test('rejects an invalid alert with the same message whether or not its indicator is loaded', async () => {
  const lines = new LineComputer()
  const market = alertWorld({ lines })
  const draft = AlertDraft.parse({ coin: 'BTC', anyOf: [[average]], repeat: 'every', cooldownMs: 0 })
  const { wrong } = await market.service.preview({ id: null, draft })
  expect(wrong).toBeNull()
  expect(lines.isReady).toBe(true)
})

test('doesn’t load indicator code for an alert on the price', async () => {
  const lines = new LineComputer()
  const market = alertWorld({ lines })
  await market.set([[price('above', 100)]])
  market.see(101)
  expect(market.inbox()).toHaveLength(1)
  expect(lines.isReady).toBe(false)
})
