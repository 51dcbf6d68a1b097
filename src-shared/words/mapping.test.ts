import { expect, test } from 'vitest'
import type { ResponseMapping } from '../contract/response-mapping'
import { changedPlaces } from './mapping'

const reads = { as: 'number' } as const
const mapping = (price: string): ResponseMapping => ({
  operation: 'getData',
  kind: 'quotes',
  furniture: [],
  doubts: [],
  rows: [
    {
      rows: ['data', { each: 'row' }],
      gives: [{ price: { path: [price], reads }, high: { path: ['h'], reads }, currency: { value: 'USD' } }]
    }
  ]
})

test('lists the fields that the other mapping reads from a different place', () => {
  expect(changedPlaces(mapping('last'), mapping('close'))).toEqual([
    { field: 'price', before: 'data.*.last', after: 'data.*.close' }
  ])
})
