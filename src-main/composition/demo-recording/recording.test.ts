import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRecording, unpackRecording, type Value } from './recording'

const value = fc.oneof(
  fc.constant(null),
  fc.string(),
  fc.integer({ min: 0, max: 4e12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(number => number + 0)
) as fc.Arbitrary<Value>
const rows = fc.oneof(fc.array(value), fc.array(fc.integer()), fc.array(fc.constant('charged')))

test('a recording survives packing and unpacking', () => {
  fc.assert(
    fc.property(rows, rows, (first, second) => {
      const table = { name: 'candle', columns: { first, second } }
      const recording = {
        to: 1_771_286_640_000,
        state: { version: 15, tables: [table] },
        cache: { version: 5, tables: [] }
      }
      expect(unpackRecording(packRecording(recording))).toEqual(recording)
    })
  )
})
