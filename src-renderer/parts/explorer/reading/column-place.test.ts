import type { Answer, Reading } from '@contract'
import { expect, it } from 'vitest'
import { placeOfColumn } from './column-place'

const reading: Reading = {
  understood: 5,
  leftover: 0,
  furniture: 0,
  leftovers: [],
  leftoversBeyond: 0,
  doubts: [],
  sources: [
    { field: 'price', path: 'data.*.last', count: 1, value: 68_000 },
    { field: 'price', path: 'data.*.price', count: 3, value: 68_001 },
    { field: 'opensAt', path: 'data.*.from', count: 4, value: 1_767_225_600 }
  ]
}

it('finds the response field that most values of a column came from', () => {
  const quotes: Answer = { kind: 'quotes', data: [], dropped: 0, reading }
  expect(placeOfColumn(quotes, 'price')).toEqual({ path: 'data.*.price', field: 'price' })
  expect(placeOfColumn(quotes, 'time')).toEqual({ path: 'data.*.from', field: 'opensAt' })
  expect(placeOfColumn(quotes, 'volume')).toBeNull()
})

it('finds the response field of a column in an unknown format', () => {
  const table = { columns: ['sky', 'deep.wind'], rows: [], rowsLeftOut: 0 }
  const at = (path: string): Answer => ({
    kind: 'unrecognised',
    dropped: 0,
    data: { leaves: [], leavesLeftOut: 0, raw: '', table: { ...table, path } }
  })
  expect(placeOfColumn(at('payload.weather'), 'sky')).toEqual({ path: 'payload.weather.*.sky', field: null })
  expect(placeOfColumn(at(''), 'deep.wind')).toEqual({ path: '*.deep.wind', field: null })
  expect(placeOfColumn(at(''), 'path')).toBeNull()
})
