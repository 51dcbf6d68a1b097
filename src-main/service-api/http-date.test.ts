import { expect, test } from 'vitest'
import { httpDate, servedAt } from './http-date'

const noon = Date.UTC(2026, 1, 17, 12)
const date = { name: 'date', value: 'Tue, 17 Feb 2026 12:00:00 GMT' }

test.each([
  ['Tue, 17 Feb 2026 12:00:00 GMT', noon],
  [' Tue, 17 Feb 2026 12:00:00 GMT ', noon],
  ['Tuesday, 17-Feb-26 12:00:00 GMT', noon],
  ['Tue Feb 17 12:00:00 2026', noon],
  ['Someday, 17-Feb-26 12:00:00 GMT', null],
  ['2026-02-17T12:00:00Z', null],
  ['Tue, 17 Xyz 2026 12:00:00 GMT', null],
  ['', null],
  [null, null]
])('%j is %j', (text, at) => {
  expect(httpDate(text)).toBe(at)
})

test.each([
  ['without a date', [], null],
  ['with one', [date], noon],
  ['from a cache that says how long it had it', [date, { name: 'age', value: '90' }], noon + 90_000],
  ['with an age that is none', [date, { name: 'age', value: '-5' }], noon],
  ['with a date that is not kept', [{ name: 'date', value: null }], null]
])('an answer %s', (_, headers, at) => {
  expect(servedAt(headers)).toBe(at)
})
