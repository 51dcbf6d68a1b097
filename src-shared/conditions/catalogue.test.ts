import { describe, expect, test } from 'vitest'
import { AlertDraft } from '../contract/alerts'
import { conditionOfKind, conditionDefinition, type AlertCondition, type ConditionKind } from './catalogue'
import { m } from '../messages/m'

type Of<Kind extends ConditionKind> = Extract<AlertCondition, { kind: Kind }>
const rsi = { indicator: 'rsi', params: { period: 14 }, line: 'value' }

/** Every later version must be able to read these stored conditions. */
const stored: { readonly [Kind in ConditionKind]: readonly [condition: Of<Kind>, words: string] } = {
  price: [{ kind: 'price', is: 'crosses up', value: 70_000 }, 'price crosses up 70,000'],
  change: [{ kind: 'change', way: 'either', percent: 5, over: '1h' }, 'up or down 5 % in 1h'],
  ath: [{ kind: 'ath', is: 'below', percent: 5 }, m.conditions.athNow({ percent: 'less than 5 %' })],
  range: [{ kind: 'range', is: 'above', percent: 6.5 }, 'day’s range above 6.5 %'],
  extreme: [
    { kind: 'extreme', interval: '1d', of: 'high', bars: 20 },
    m.conditions.extremeWords({ side: 'other', bars: '20', interval: '1d' })
  ],
  distance: [
    { kind: 'distance', interval: '1d', is: 'above', percent: 30, from: 'high', bars: 365 },
    'more than 30 % below the 365-bar high on 1d'
  ],
  volume: [
    { kind: 'volume', interval: '4h', is: 'above', of: 'average', value: 3 },
    m.conditions.timesAverage({
      value: m.conditions.volumeWords({ interval: '4h', comparison: 'above', volume: '3' })
    })
  ],
  indicator: [
    { kind: 'indicator', interval: '1h', line: rsi, is: 'crosses', against: { value: 30 } },
    'RSI(14) on 1h crosses 30'
  ],
  supertrend: [
    { kind: 'supertrend', interval: '4h', period: 10, factor: 3, way: 'down' },
    m.conditions.supertrendWords({ period: '10', factor: '3', interval: '4h', way: 'down' })
  ],
  breakout: [
    { kind: 'breakout', interval: '1d', period: 20, factor: 2, way: 'up' },
    m.conditions.breakoutWords({ interval: '1d', way: 'up', period: '20', factor: '2' })
  ],
  fearGreed: [
    { kind: 'fearGreed', is: 'below', value: 20 },
    m.conditions.fearGreedWords({ comparison: 'below', value: '20' })
  ],
  breadth: [
    { kind: 'breadth', name: 'sma50.above', is: 'below', value: 40 },
    m.conditions.breadthWords({ name: 'sma50.above', comparison: 'below', value: '40' })
  ],
  headline: [
    { kind: 'headline', words: 'ETF, hack' },
    m.conditions.headlineWords({ terms: '“ETF” or “hack”' })
  ],
  credits: [{ kind: 'credits', is: 'below', of: 'percent', value: 10 }, 'quota left below 10 %'],
  drawn: [
    { kind: 'drawn', is: 'crosses up', drawing: 'a-1', part: 'otherSide' },
    'price crosses up the channel’s parallel line'
  ]
}

describe('conditions of every kind', () => {
  test.each(Object.entries(stored))('%s is read back from disk unchanged', (_, [condition, words]) => {
    const json = JSON.stringify({ coin: 'BTC', anyOf: [[condition]] })
    const { anyOf } = AlertDraft.parse(JSON.parse(json))
    expect(anyOf).toEqual([[condition]])
    expect(conditionOfKind(condition.kind).words(condition)).toBe(words)
  })

  test.each(Object.entries(stored))('%s is rejected if a field is missing', (_, [condition]) => {
    for (const name of Object.keys(condition)) {
      const { [name]: gone, ...rest } = condition as unknown as Record<string, unknown>
      expect(gone).toBeDefined()
      expect(AlertDraft.safeParse({ coin: 'BTC', anyOf: [[rest]] }).success).toBe(false)
    }
  })
})

test("rounding never makes a value look equal to a level it hasn't reached", () => {
  const definition = conditionDefinition(stored.indicator[0])
  const of = (value: number, level: number) =>
    definition.figure?.({ ...stored.indicator[0], against: { value: level } }, { value })
  expect(of(42.1042, 42.9)).toBe('42.10')
  expect(of(42.8951, 42.9)).toBe('42.8951')
  expect(of(42.9, 42.9)).toBe('42.90')
})

test("shows the exact price in an alert's condition", () => {
  const words = (value: number): string =>
    conditionDefinition(stored.price[0]).words({ ...stored.price[0], value })
  expect(words(123_456_789.12)).toBe('price crosses up 123,456,789.12')
  expect(words(0.0000000123456789)).toBe('price crosses up 0.0000000123456789')
  expect(conditionDefinition(stored.price[0]).now(stored.price[0], { value: 76_186.36125 })).toContain(
    '76,186.36125'
  )
})
