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
])('reads the date %j as %j', (text, at) => {
  expect(httpDate(text, noon)).toBe(at)
})

test.each([
  // RFC 9110, 5.6.7: a two-digit year more than 50 years ahead is in the past.
  ['Sunday, 06-Nov-94 08:49:37 GMT', Date.UTC(1994, 10, 6, 8, 49, 37)],
  ['Friday, 17-Feb-76 12:00:00 GMT', Date.UTC(2076, 1, 17, 12)],
  ['Thursday, 17-Feb-77 12:00:00 GMT', Date.UTC(1977, 1, 17, 12)],
  ['Thursday, 01-Jan-70 00:00:00 GMT', Date.UTC(2070, 0, 1)],
  ['Wednesday, 17-Feb-99 12:00:00 GMT', Date.UTC(1999, 1, 17, 12)]
])('reads %j in February 2026 as %j', (text, at) => {
  expect(httpDate(text, noon)).toBe(at)
})

test('reads a two-digit year as one in the next century shortly before the century ends', () => {
  expect(httpDate('Friday, 17-Feb-01 12:00:00 GMT', Date.UTC(2099, 0, 1))).toBe(Date.UTC(2101, 1, 17, 12))
})

test.each([
  ['without a Date header', [], null],
  ['with a Date header', [date], noon],
  ['from a cache that reports its age', [date, { name: 'age', value: '90' }], noon + 90_000],
  ['with an invalid age', [date, { name: 'age', value: '-5' }], noon],
  ['with a Date header whose value is hidden', [{ name: 'date', value: null }], null]
])('finds out when a response %s was sent', (_, headers, at) => {
  expect(servedAt(headers, noon)).toBe(at)
})
