import type { Reading, Source } from '@contract'
import { expect, it } from 'vitest'
import { readingRows, type ReadingRow } from './reading-rows'

const places = (sources: readonly Source[]): Reading => ({
  understood: 6,
  leftover: 2,
  furniture: 1,
  leftoversBeyond: 0,
  leftovers: [{ path: 'data.*.tag', count: 2, value: 'x' }],
  doubts: [{ code: 'order', fields: ['open', 'close'], count: 1200, first: sources[0]?.path ?? '' }],
  sources
})
const summaryOf = (rows: readonly ReadingRow[]) =>
  rows.map(row => [row.path, 'about' in row ? `${row.places} places` : row.field, row.count, row.doubt])

it('lists unmapped fields first and uncertain ones next', () => {
  const reading = places([
    { field: 'price', path: 'data.*.last', count: 2, value: 68_000 },
    { field: 'changePercent', path: 'data.*.move', count: 2, value: 0.02, doubt: 'order' }
  ])
  expect(summaryOf(readingRows(reading))).toEqual([
    ['data.*.tag', null, 2, null],
    ['data.*.move', 'changePercent', 2, 'order'],
    ['data.*.last', 'price', 2, null]
  ])
})

it('combines the same problem in 600 bars into one row, which can be expanded', () => {
  const reading = places(
    Array.from({ length: 600 }, (_, day) =>
      (['open', 'close'] as const).map((field): Source => ({
        field,
        path: `days.${day}.${field}`,
        count: 1,
        value: 1,
        doubt: 'order'
      }))
    ).flat()
  )
  expect(summaryOf(readingRows(reading)).slice(1)).toEqual([['days.0.open', '1200 places', 1200, 'order']])
  expect(readingRows(reading, new Set(['order']))).toHaveLength(1202)
})
