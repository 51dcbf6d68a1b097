import type { Reading } from '@contract'
import { expect, it } from 'vitest'
import { readingRows } from './reading-rows'

const reading: Reading = {
  ...{ understood: 6, leftover: 2, furniture: 1, leftoversBeyond: 0 },
  leftovers: [{ path: 'data.*.tag', count: 2, value: 'x' }],
  sources: [
    { field: 'price', path: 'data.*.last', count: 2, value: 68_000 },
    { field: 'changePercent', path: 'data.*.move', count: 2, value: 0.02 }
  ],
  doubts: [{ code: 'unit', fields: ['changePercent'], count: 2 }]
}

it('puts what nobody read first, then what is doubted, then the rest', () => {
  expect(readingRows(reading).map(({ path, field, doubt }) => [path, field, doubt])).toEqual([
    ['data.*.tag', null, null],
    ['data.*.move', 'changePercent', 'unit'],
    ['data.*.last', 'price', null]
  ])
})
