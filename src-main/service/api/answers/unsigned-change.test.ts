import { expect, test } from 'vitest'
import { decodeAnswer } from './decode'
import { decoderOf } from './decoders'
import { operationNamed } from '../operations'

const doubtedIn = (name: string, result: unknown): readonly string[] => {
  const operation = operationNamed(name)
  if (operation === null) throw new Error(name)
  const { reading } = decodeAnswer(decoderOf(operation), { status: true, result }, { symbol: 'BTC' }, '')
  return reading?.doubts.flatMap(({ fields }) => fields) ?? []
}

const quote = (others: object): readonly object[] => [{ symbol: 'BTC', last: 68078.12, ...others }]

test.each([
  [quote({ change_percent: 0.65, direction: 'down' })],
  [quote({ change_percent: '0.65', price_change_sign: '-' })],
  [quote({ change_percent: 0.65, color: 'red' })],
  [quote({ change_percent: 0.65, sentido: 'baja' })],
  [quote({ change_percent: 0.65, richtung: 'fallend' })],
  [quote({ change_percent: 0.65, is_negative: true })],
  [quote({ change_percent: 0.65, open: 68523.5 })],
  [quote({ change_percent: -0.65, open: 67638.5 })],
  [quote({ change_percent: -65, open: 68523.5 })],
  [quote({ change_percent: 900, low: 67960.5, high: 69194.5 })]
])('marks a change as doubtful if the rest of its row contradicts it: %j', result => {
  expect(doubtedIn('getData', result)).toEqual(['changePercent'])
})

test.each([
  [quote({ change_percent: -0.65, direction: 'down' })],
  [quote({ change_percent: 0.65, direction: 'up' })],
  [quote({ change_percent: 0.65, trend: 'down' })],
  [quote({ change_percent: 0.65, color: '#f7931a' })],
  [quote({ change_percent: 0.65, is_negative: false })],
  [quote({ change_percent: 80, open: 67960.5 })],
  [quote({ change_percent: -99.9 })],
  [quote({ change_percent: 0.65, open: 67638.5 })],
  // One change has a minus, so signs are in the numbers and `direction` means something else.
  [
    [
      ...quote({ change_percent: 0.65, direction: 'down' }),
      { symbol: 'ETH', last: 2001.5, change_percent: -1.2 }
    ]
  ]
])('accepts a change if the rest of its row doesn’t contradict it: %j', result => {
  expect(doubtedIn('getData', result)).not.toContain('changePercent')
})

test('marks a change over a period as doubtful if it contradicts the stated direction', () => {
  const windows = (direction: string): readonly object[] => [
    { period: '7d', change_pct: 3.2, direction },
    { period: '30d', change_pct: 12.4, direction: 'up' }
  ]
  expect(doubtedIn('getPerformance', windows('down'))).toEqual(['percent'])
  expect(doubtedIn('getPerformance', windows('up'))).toEqual([])
})

test('marks a fear and greed index between 0 and 1 as doubtful', () => {
  expect(doubtedIn('getFearGreed', { value: 0.18, label: 'Extreme Fear' })).toEqual(['value'])
  expect(doubtedIn('getFearGreed', { value: 0, label: 'Extreme Fear' })).toEqual([])
})
