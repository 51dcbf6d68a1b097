import { expect, test } from 'vitest'
import { readCount } from '../../../../src-shared/read-count'
import { remarkWords } from '../../../../src-shared/words/reading'
import { readBody } from '../reader/contact.fixture'
import { remarksOn } from './remarks'

const day = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)

test('shows a single warning if 600 bars have the same inconsistency', () => {
  const bars = Object.fromEntries(
    Array.from({ length: 600 }, (_, at) => [day(at), { open: 100, high: 90, low: 110, close: 101 }])
  )
  const body = { result: bars }
  const answer = readBody({ operation: 'getOHLC', manner: '', kind: 'candles', params: {}, values: [], body })
  const remarks = remarksOn(answer).filter(({ code }) => code === 'doubt')
  expect(remarks).toEqual([
    {
      code: 'doubt',
      about: 'which',
      fields: ['open', 'close'],
      count: 1200,
      first: 'result.*.open'
    }
  ])
  const words = remarks.map(remarkWords)[0]
  expect(words).toContain('Affects 1,200 values: open, close, first at result.*.open.')
  expect(readCount(answer)?.doubted).toBe(1200)
  const { sources = [] } = answer.reading ?? {}
  expect(sources.filter(({ doubt }) => doubt !== undefined).length).toBeGreaterThan(0)
})
