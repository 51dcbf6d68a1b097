import { expect, it } from 'vitest'
import { operations } from '../../src-main/service/api/operations'
import { operationWords } from '../../src-shared/words/operation'
import { callCountWords, summaryWords, tagWords } from './operation'

it('has texts for every operation', () => {
  for (const { name, summary, tag } of operations) {
    expect(operationWords(name)).not.toBe(name)
    expect([name, summaryWords(name), tagWords(tag)]).toEqual([name, summary, tag])
  }
})

it('falls back to the name of an unknown operation', () => {
  const fallbacks = [operationWords, summaryWords, tagWords].map(words => words('constructor'))
  expect(fallbacks).toEqual(['constructor', 'constructor', 'constructor'])
  expect(callCountWords('getMoon', 2)).toBe('2 getMoon calls')
})
