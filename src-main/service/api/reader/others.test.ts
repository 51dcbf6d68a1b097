import { expect, test } from 'vitest'
import { isOfAnotherTime, isOfAnother, othersIn } from './others'

test('recognises field names of past, forecast and comparison values', () => {
  for (const name of [
    'previous',
    'previousDay',
    'prior_close',
    'yesterday',
    'last_week',
    'week_ago',
    'forecast'
  ])
    expect(isOfAnother(name), name).toBe(true)
  for (const name of ['benchmark', 'peers', 'predicted_values']) expect(isOfAnother(name), name).toBe(true)
  for (const name of ['last', 'last_price', 'latest', 'expected_range', 'week', 'comparison_chart_url'])
    expect(isOfAnother(name), name).toBe(false)
})

test('sets aside values of another time only if there are current values as well', () => {
  expect(othersIn({ previous: { price: 1 }, current: { price: 2 } })).toEqual(new Set(['previous']))
  expect(othersIn({ previous: { price: 1 }, price: 2 })).toEqual(new Set(['previous']))
  expect(othersIn({ status: true, previous: { price: 1 } })).toBeNull()
  expect(othersIn({ price: 2, previous: 1 })).toBeNull()
})

test('recognises a row that is flagged as a forecast', () => {
  expect(isOfAnotherTime({ close: 1, projected: true })).toBe(true)
  expect(isOfAnotherTime({ close: 1, is_forecast: false })).toBe(false)
  expect(isOfAnotherTime({ close: 1, period: 'previous' })).toBe(true)
  expect(isOfAnotherTime({ close: 1, period: 'current' })).toBe(false)
  expect(isOfAnotherTime({ close: 1, forecast: 75000 })).toBe(false)
})
