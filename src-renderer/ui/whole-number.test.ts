import { expect, it } from 'vitest'
import { readWholeNumber } from './whole-number'

const bounds = { min: 1, max: 1_000_000, mayBeEmpty: false }

it.each([
  ['50', 50],
  [' 1,000 ', 1000],
  ['1 000', 1000],
  ['1,000,000', 1_000_000]
])('reads %j as %d', (typed, value) => expect(readWholeNumber(typed, bounds)).toEqual({ ok: true, value }))

it.each(['', 'fifty', '-5', '1.5', '1e3', '1,00', '0', '1000001', '99999999999999999999', '٣'])(
  'rejects %j and states the allowed range',
  typed => {
    const read = readWholeNumber(typed, bounds)
    expect(!read.ok && read.sentence).toMatch(/whole number from 1 to 1,000,000\.$/)
  }
)

it('accepts an empty field if that is allowed', () => {
  expect(readWholeNumber('  ', { ...bounds, mayBeEmpty: true })).toEqual({ ok: true, value: null })
  expect(readWholeNumber('0', { ...bounds, mayBeEmpty: true }).ok).toBe(false)
})
