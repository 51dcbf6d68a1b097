import { expect, test } from 'vitest'
import { creditsIn, retryAtIn } from './headers'

const now = Date.UTC(2025, 10, 8, 12, 0, 0)
const day = 86_400_000
const waitFor = (headers: Record<string, string>): number | null => {
  const at = retryAtIn(new Headers(headers), now)
  return at === null ? null : at - now
}

test.each([
  ['0', 0],
  ['30', 30_000],
  ['86400', day],
  ['99999999999', 31 * day],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['', null],
  ['Sat, 08 Nov 2025 12:01:30 GMT', 90_000],
  ['Sat, 08 Nov 2025 11:00:00 GMT', 0],
  ['Sat, 08 Nov 2098 11:00:00 GMT', 31 * day],
  ['Sat, 99 Nov 2025 11:00:00 GMT', null],
  ['2025-11-08 12:01:30', null]
])('Retry-After %j is a wait of %s ms', (told, wait) => {
  expect(waitFor({ 'retry-after': told })).toBe(wait)
})

test('a date counts from the service’s own clock', () => {
  const ahead = { 'retry-after': 'Sat, 08 Nov 2025 15:02:00 GMT', date: 'Sat, 08 Nov 2025 15:00:00 GMT' }
  expect(waitFor(ahead)).toBe(120_000)
})

test('without the header there is no time', () => {
  expect(waitFor({})).toBeNull()
})

test.each([
  ['5', 5],
  ['0', 0],
  ['999999999', 999_999_999],
  ['1000000000', null],
  ['999999999999999', null],
  ['-5', null],
  ['5, 7', null]
])('X-Credits-Consumed %j is read as %s', (told, credits) => {
  const read = creditsIn(new Headers({ 'x-credits-consumed': told, 'x-quota-used': '12345678901' }))
  expect(read).toEqual({ consumed: credits, quotaUsed: 12_345_678_901, quotaLimit: null })
})
