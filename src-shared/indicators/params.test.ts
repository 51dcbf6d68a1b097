import { describe, expect, it } from 'vitest'
import { indicatorDefinition } from './catalogue'
import type { Definition } from './definition'
import { issueWords } from './issue-words'
import { defaults, missingCandles, paramIssue, valuesIssue, type ParameterValues } from './params'
import { m } from '../messages/m'

const sma = indicatorDefinition('sma')!
const macd = indicatorDefinition('macd')!
const [period] = sma.params

describe('a period parameter', () => {
  it.each([
    [0, m.indicators.valueIssue['out-of-range']({ name: 'Period', min: '1', max: '1,000' })],
    [10_000, m.indicators.valueIssue['out-of-range']({ name: 'Period', min: '1', max: '1,000' })],
    ['twenty', m.indicators.valueIssue['not-number']({ name: 'Period', min: '1', max: '1,000' })],
    [NaN, m.indicators.valueIssue['not-number']({ name: 'Period', min: '1', max: '1,000' })],
    [2.5, m.indicators.valueIssue['not-whole']({ name: 'Period', min: '1', max: '1,000' })],
    [1, null],
    [1000, null]
  ])('checks a period of %s and reports: %s', (value, sentence) => {
    const issue = paramIssue(period!, value)
    expect(issue && issueWords(sma, issue)).toBe(sentence)
  })
})

it('explains a conflict between two parameters', () => {
  const wrong = (definition: Definition, values: ParameterValues): string | null => {
    const issue = valuesIssue(definition, values)
    return issue && issueWords(definition, issue)
  }
  expect(wrong(macd, defaults(macd))).toBeNull()
  expect(wrong(macd, { fast: 26, slow: 12 })).toBe(m.indicators.rule.fastSlow())
  expect(wrong(sma, {})).toBeNull()
  expect(wrong(sma, { period: 0 })).toBe(
    m.indicators.valueIssue['out-of-range']({ name: 'Period', min: '1', max: '1,000' })
  )
})

it('counts the candles missing for a period', () => {
  expect(missingCandles(sma, { period: 200 }, 150)).toBe(50)
  expect(missingCandles(sma, { period: 20 }, 19)).toBe(1)
  expect(missingCandles(sma, { period: 20 }, 20)).toBe(0)
})
