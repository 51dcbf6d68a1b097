import { expect, test } from 'vitest'
import { requestOf } from '../answers/call-request'
import { coverageOf } from './coverage'
import { Trace } from './trace'

const close = { field: 'close', reads: 'number' } as const

test('counts unread values at the same place in several rows under a single path', () => {
  const [taken, other, left] = [
    { c: '1.5', n: 7 },
    { c: '2.5', n: 8 },
    { n: 9, c: '3.5' }
  ]
  const trace = new Trace()
  for (const row of [taken, other]) trace.claim(row, new Map([['c', close]]))
  const data = [{ close: 1.5 }, { close: 2.5 }, { close: 3.5 }]
  const coverage = coverageOf({ rows: [taken, left, other] }, data, trace, requestOf({}))
  expect(coverage).toMatchObject({ understood: 2, leftover: 4 })
  expect(coverage.sources).toEqual([{ field: 'close', path: 'rows.*.c', count: 2, value: '1.5' }])
  expect(coverage.leftovers).toEqual([
    { path: 'rows.*.c', count: 1, value: '3.5' },
    { path: 'rows.*.n', count: 3, value: 7 }
  ])
})

test('lists unread values of short rows by position, and those of a long list under one path', () => {
  const long = Array.from({ length: 61 }, (_, at) => at + 1)
  const { leftovers } = coverageOf([[1, 2], long, [3, 4]], [], new Trace(), requestOf({}))
  expect(leftovers).toEqual([
    { path: '*.0', count: 2, value: 1 },
    { path: '*.1', count: 2, value: 2 },
    { path: '*.*', count: 61, value: 1 }
  ])
})

test('counts a value as unread if it doesn’t appear in the result', () => {
  const column = ['1.5', '2.5', '4.5']
  const trace = new Trace()
  trace.claim(column, close)
  const coverage = coverageOf({ close: column }, [{ close: 1.5 }, { close: 2.5 }], trace, requestOf({}))
  expect(coverage.sources).toEqual([{ field: 'close', path: 'close.*', count: 2, value: '1.5' }])
  expect(coverage.leftovers).toEqual([{ path: 'close.*', count: 1, value: '4.5' }])
})
