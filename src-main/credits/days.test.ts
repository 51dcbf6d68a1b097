import { expect, test } from 'vitest'
import { recentDays } from './days'
import { openBooks } from './fake-service.fixture'
import { day } from '../../src-shared/time'

test("lists each day's calls by operation and feature, most expensive first, including days without calls", async () => {
  const books = openBooks({ knownPrice: operation => (operation === 'getBollinger' ? 100 : 3) })
  books.service.answer = operation => ({ charged: operation === 'getBollinger' ? 100 : 3 })
  let number = 0
  const call = (operation: string, feature: 'explorer' | 'watchlist') =>
    books.calls.call(operation, { date: String(number++) }, feature)
  await call('getData', 'watchlist')
  await call('getBollinger', 'explorer')
  await call('getBollinger', 'explorer')
  books.clock.advance(2 * day)
  await call('getData', 'explorer')
  const days = recentDays((from, to) => books.report.spentByKind(from, to), 4, books.clock.now())
  expect(days.map(({ calls, spent }) => [calls, spent])).toEqual([
    [0, 0],
    [3, 203],
    [0, 0],
    [1, 3]
  ])
  expect(days[1]?.by).toEqual([
    { operation: 'getBollinger', feature: 'explorer', calls: 2, spent: 200, reserved: 0, unknown: 0 },
    { operation: 'getData', feature: 'watchlist', calls: 1, spent: 3, reserved: 0, unknown: 0 }
  ])
  expect(days.at(-1)?.from).toBe(books.credits.today().from)
})

test('counts a day of 23 hours as one day', () => {
  const [from, to] = [new Date(2026, 2, 8), new Date(2026, 2, 9)].map(date => date.getTime())
  const [first, second] = recentDays(() => [], 2, to!)
  expect([first?.from, second?.from]).toEqual([from, to])
})
