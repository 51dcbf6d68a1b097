import fc from 'fast-check'
import { expect, test } from 'vitest'
import { captured } from './capture'
import type { Outcome } from './outcome'

const capturedOf = (body: string | null): unknown => {
  const outcome: Outcome = {
    operation: 'getData',
    url: '',
    answer: null,
    fault: null,
    charge: 'named',
    charged: 1,
    status: 200,
    credits: { consumed: 1, quotaUsed: null, quotaLimit: 5 },
    sentAt: 0,
    receivedAt: 0,
    body,
    headers: [{ name: 'x-odd', value: 'secret' }]
  }
  return (captured(outcome) as { body: unknown }).body
}
const shapeOf = (value: unknown): unknown => capturedOf(JSON.stringify(value))

test('merges all rows into one shape that lists every type of each field', () => {
  const rows = [
    { symbol: 'BTC', last: '1', change: null },
    { symbol: 'ETH', last: 2, tags: [] }
  ]
  expect(shapeOf({ status: true, result: rows })).toEqual({
    status: 'boolean',
    result: {
      list: 2,
      of: {
        symbol: 'text',
        last: ['text: number', 'number'],
        change: ['null', '(absent)'],
        tags: [[], '(absent)']
      }
    }
  })
})

test('captures the types in array rows by position', () => {
  expect(
    shapeOf([
      [1763000000, '1.5', null],
      [1763000060, '2', null]
    ])
  ).toEqual({
    list: 2,
    of: ['number', 'text: number', 'null']
  })
})

test('notes that a body is missing or isn’t JSON', () => {
  expect(capturedOf('<html>')).toBe('not JSON')
  expect(capturedOf(null)).toBe('none')
})

test('captures none of the strings and numbers in a response', () => {
  const marked = fc.letrec(tie => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.stringMatching(/^secret[a-z]{3,9}$/),
      fc.integer({ min: 777_000_000, max: 777_999_999 }),
      fc.integer({ min: 777_000_000, max: 777_999_999 }).map(String),
      fc.constantFrom(null, true),
      fc.array(tie('node'), { maxLength: 20 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'symbol'), tie('node'))
    )
  })).node
  fc.assert(
    fc.property(marked, value => void expect(JSON.stringify(shapeOf(value))).not.toMatch(/secret|777/))
  )
})

test('captures responses of any depth and width', () => {
  expect(capturedOf(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toBeDefined()
  expect(shapeOf(Array.from({ length: 50_000 }, (_, index) => ({ a: index })))).toEqual({
    list: 50_000,
    of: { a: 'number' }
  })
})
