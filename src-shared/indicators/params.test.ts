import { describe, expect, it } from 'vitest'
import { definitionOf } from './catalogue'
import { defaults, paramFault, shortage, valuesFault } from './params'

const sma = definitionOf('sma')!
const macd = definitionOf('macd')!
const [period] = sma.params

describe('a period', () => {
  it.each([
    [0, 'Period goes from 1 to 1,000.'],
    [10_000, 'Period goes from 1 to 1,000.'],
    ['twenty', 'Period is a number from 1 to 1,000.'],
    [NaN, 'Period is a number from 1 to 1,000.'],
    [2.5, 'Period is a whole number from 1 to 1,000.'],
    [1, null],
    [1000, null]
  ])('of %s: %s', (value, sentence) => expect(paramFault(period!, value)).toBe(sentence))
})

it('names what does not go together', () => {
  expect(valuesFault(macd, defaults(macd))).toBeNull()
  expect(valuesFault(macd, { fast: 26, slow: 12 })).toBe('Fast is shorter than Slow.')
  expect(valuesFault(sma, {})).toBeNull()
  expect(valuesFault(sma, { period: 0 })).toBe('Period goes from 1 to 1,000.')
})

it('says how many candles are missing', () => {
  expect(shortage(sma, { period: 200 }, 150)).toBe('SMA needs 50 more candles before its first value.')
  expect(shortage(sma, { period: 20 }, 19)).toBe('SMA needs 1 more candle before its first value.')
  expect(shortage(sma, { period: 20 }, 20)).toBeNull()
})
