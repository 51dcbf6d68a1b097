import { expect, test } from 'vitest'
import type { Answer } from '../answers/answer'
import { claimsOf } from './claims'

test('reports whether a column was read as the field, as another field, as a helper or not at all', () => {
  const sources = [
    { field: 'last', path: 'bars.*.c', count: 1, value: 1 },
    { field: 'volume', path: 'bars.*.v', count: 1, value: 1 },
    { field: 'side', path: 'bars.*.s', count: 1, value: 'up' }
  ]
  const reading = { understood: 3, leftover: 0, furniture: 0, leftovers: [], leftoversBeyond: 0, doubts: [] }
  const answer = { kind: 'candles', data: [], reading: { ...reading, sources } } as unknown as Answer
  const claim = claimsOf(answer, [{ close: 1, volume: 1 }])
  const claimOf = (place: string): string => claim({ places: new Set([place]) }, 'close')
  expect(['bars.*.c', 'bars.*.v', 'bars.*.s', 'bars.*.x'].map(claimOf)).toEqual([
    'field',
    'other',
    'helper',
    'none'
  ])
})
