import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { stillClock } from '../platform/time/still-clock.fixture'
import { openBooks } from './fake-service.fixture'
import { end, lost, make, start } from './booking.fixture'
import { hour } from '../../src-shared/time'

// Opening many files takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

describe('the local day of the ledger', () => {
  const evening = Date.parse('2026-06-10T23:50:00-02:30')

  test('a day starts at local midnight', () => {
    const books = openBooks({ clock: stillClock(evening) })
    make(books, { charged: 5 })
    books.clock.advance(11 * 60_000)
    expect(books.credits.gauge()).toMatchObject({
      today: { spent: 0, calls: 0 },
      thisRun: { spent: 5, calls: 1 }
    })
    make(books, { charged: 2 })
    expect(books.credits.today().spent).toBe(2)
  })

  test.each([
    ['23 hours', '2026-03-08T00:30:00-03:30', '2026-03-08T23:30:00-02:30', '2026-03-09T00:00:00-02:30'],
    ['25 hours', '2026-11-01T00:30:00-02:30', '2026-11-01T23:30:00-03:30', '2026-11-02T00:00:00-03:30']
  ])('a day of %s ends at midnight', (_, early, late, next) => {
    const books = openBooks({ clock: stillClock(Date.parse(early)) })
    make(books, { charged: 5 })
    books.clock.advance(Date.parse(late) - Date.parse(early))
    make(books, { charged: 5 })
    expect(books.credits.today().spent).toBe(10)
    books.clock.advance(Date.parse(next) - Date.parse(late) - 1)
    expect(books.credits.today().spent).toBe(10)
    books.clock.advance(1)
    expect(books.credits.today().spent).toBe(0)
  })

  test('a day begins exactly at midnight, and includes the last millisecond before the next midnight', () => {
    const midnight = Date.parse('2026-06-11T00:00:00-02:30')
    const books = openBooks({ clock: stillClock(midnight) })
    expect(books.credits.today().spent).toBe(0)
    make(books, { charged: 5 })
    expect(books.credits.today().spent).toBe(5)
    books.clock.advance(24 * hour - 1)
    expect(books.credits.today().spent).toBe(5)
    books.clock.advance(1)
    expect(books.credits.today().spent).toBe(0)
  })

  test('a call counts on the day it was sent, even if its response arrives the next day', () => {
    const books = openBooks({ clock: stillClock(evening) })
    make(books, { charged: 5 })
    const reservation = start(books)
    books.clock.advance(hour)
    expect(books.credits.today().spent).toBe(0)
    end(books, reservation, { charged: 3 })
    expect(books.credits.today().spent).toBe(0)
    books.clock.advance(-hour)
    expect(books.credits.today().spent).toBe(8)
  })

  test('a day ignores calls that were made while the clock was a year ahead', () => {
    const books = openBooks({ clock: stillClock(evening) })
    books.clock.advance(365 * 24 * hour)
    make(books, { charged: 500 })
    expect(books.credits.today().spent).toBe(500)
    books.clock.advance(-365 * 24 * hour)
    make(books, { charged: 1 })
    expect(books.credits.gauge()).toMatchObject({ today: { spent: 1, calls: 1 }, thisRun: { spent: 501 } })
  })

  test('daily totals match the ledger after any clock changes', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            jumpMs: fc.integer({ min: -40 * hour, max: 40 * hour }),
            charged: fc.option(fc.nat(20)),
            quota: fc.boolean()
          }),
          { maxLength: 15 }
        ),
        jumps => {
          const books = openBooks({ clock: stillClock(evening) })
          let used = 100
          for (const { jumpMs, charged, quota } of jumps) {
            books.clock.advance(jumpMs)
            used += charged ?? 0
            make(books, { ...(charged === null ? lost : { charged }), ...(quota ? { used } : {}) })
            const day = new Date(books.clock.now())
            const [from, to] = [day.setHours(0, 0, 0, 0), day.setDate(day.getDate() + 1)]
            expect(books.credits.today()).toMatchObject(books.ledger.spentBetween(from, to))
            const period = books.credits.thisPeriod()
            expect(period).toMatchObject(books.ledger.spentBetween(period.from, period.to))
          }
          books.close()
        }
      ),
      { numRuns: 15 }
    )
  })
})
