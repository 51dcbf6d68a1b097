import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { stillClock } from '../time/still-clock.fixture'
import { leastWorkMs } from '../time/work.fixture'
import { openBooks, outcomeOf, type Books, type Told } from './fake-service.fixture'
import { subjectOf } from './subject'
import type { Reservation } from './credit-service'

// Many of these open real files many times, on machines that do other work as well.
vi.setConfig({ testTimeout: 30_000 })

const hour = 3_600_000
const params = { symbol: 'BTC ETH' }

/** One call, from booking to settlement, while the clock stands still. */
function make({ credits, clock }: Books, told: Told = {}, operation = 'getData'): void {
  const asker = (told.charged ?? 0) % 2 === 1 ? 'schedule' : 'person'
  const reservation = credits.reserve(operation, subjectOf(params), 'watchlist', asker)
  credits.settle(reservation, outcomeOf(operation, clock.now(), told))
}
const start = (books: Books, operation = 'getData'): Reservation =>
  books.credits.reserve(operation, subjectOf(params), 'watchlist')
const end = (books: Books, reservation: Reservation, told: Told): void =>
  books.credits.settle(reservation, outcomeOf(reservation.operation, books.clock.now(), told))
const lost: Told = { fault: 'timed-out', charged: null }

describe('the price of a call', () => {
  test('known, then unknown at a setting, then at the dearest seen, then learned', () => {
    let setting = 100
    const books = openBooks({
      knownPrice: operation => (operation === 'getNews' ? 10 : null),
      unknownReserve: () => setting
    })
    const price = (operation: string) => books.credits.priceOf(operation, subjectOf(params))
    expect(price('getNews')).toMatchObject({ state: 'known', credits: 10, reserve: 10 })
    expect(price('getData')).toMatchObject({ state: 'unknown', credits: null, reserve: 100 })
    setting = 20
    expect(price('getData').reserve).toBe(20)
    make(books, { charged: 7 }, 'getTop')
    expect(price('getData')).toMatchObject({ state: 'unknown', credits: null, reserve: 7 })
    make(books, { charged: 3 })
    expect(price('getData')).toMatchObject({ state: 'learned', credits: 3, reserve: 3 })
  })

  test('is still known after opening the books again', () => {
    const books = openBooks()
    make(books, { charged: 3 })
    make(books, { charged: 5 })
    const before = books.credits.priceOf('getData', subjectOf(params))
    books.close()
    expect(openBooks({ folder: books.folder }).credits.priceOf('getData', subjectOf(params))).toEqual(before)
  })

  test('an operation that costs nothing is learned as free, not kept unknown', () => {
    const books = openBooks()
    make(books, { charged: 0 })
    expect(books.credits.priceOf('getData', subjectOf(params))).toMatchObject({
      state: 'learned',
      credits: 0
    })
  })

  test('is asked by name as the window does', () => {
    const books = openBooks()
    make(books, { charged: 4 })
    const asked = { operation: 'getData', coins: ['ETH', 'BTC'], interval: null, bars: null }
    expect(books.credits.price(asked).credits).toBe(4)
    expect(books.credits.price({ ...asked, operation: 'constructor' })).toMatchObject({ state: 'unknown' })
  })
})

describe('a call in the books', () => {
  test('stands there at its expected price before it is sent, and at its charge when it is answered', () => {
    const books = openBooks()
    make(books, { charged: 6 })
    const reservation = start(books)
    expect(books.entries(null, 1)[0]).toMatchObject({
      state: 'reserved',
      expected: 6,
      reserved: 6,
      charged: null,
      subject: 'BTC ETH'
    })
    expect(books.credits.gauge()).toMatchObject({ spentToday: 12, callsToday: 2 })
    end(books, reservation, { charged: 2 })
    expect(books.entries(null, 1)[0]).toMatchObject({
      state: 'charged',
      charged: 2
    })
    expect(books.credits.gauge()).toMatchObject({ spentToday: 8, callsToday: 2 })
  })

  test.each<[string, Told, object]>([
    [
      'a refused question is free',
      { fault: 'refused', charged: 0, charge: 'named' },
      { state: 'free', charged: 0 }
    ],
    [
      'a locked door is free',
      { fault: 'plan-required' },
      { state: 'free', charged: 0, fault: 'plan-required' }
    ],
    ['a lost answer is a doubt', lost, { state: 'unsettled', charged: null, fault: 'timed-out' }],
    [
      'an answer without a price is one too',
      { charged: null },
      { state: 'unsettled', charged: null, fault: null }
    ]
  ])('%s', (_, told, entry) => {
    const books = openBooks()
    make(books, told)
    expect(books.entries(null, 1)[0]).toMatchObject(entry)
  })

  test('is told of with the gauge, after it is written down', () => {
    const books = openBooks()
    const told: unknown[] = []
    books.credits.changed.on(gauge => told.push([gauge.last, books.entries(null, 1)[0]?.state]))
    make(books, { charged: 2 })
    expect(told).toEqual([[{ operation: 'getData', charged: 2, at: books.clock.now() }, 'charged']])
  })
})

describe('the quota headers', () => {
  test('are unknown until they are told, and never 0 instead', () => {
    const books = openBooks()
    expect(books.credits.gauge()).toMatchObject({ used: null, limit: null, readAt: null, last: null })
    make(books, { charged: 1 })
    expect(books.credits.gauge()).toMatchObject({ used: null, limit: null, readAt: null })
    make(books, { used: 10, limit: 1000 })
    expect(books.credits.gauge()).toMatchObject({ used: 10, limit: 1000, readAt: books.clock.now() })
  })

  test('stay as last told, with their time, when later answers lack them', () => {
    const books = openBooks()
    make(books, { used: 10, limit: 1000 })
    const readAt = books.clock.now()
    books.clock.advance(5000)
    make(books, {})
    expect(books.credits.gauge()).toMatchObject({ used: 10, limit: 1000, readAt })
    make(books, { used: 12 })
    expect(books.credits.gauge()).toMatchObject({ used: 12, limit: 1000, readAt: readAt + 5000 })
    books.close()
    const later = openBooks({ folder: books.folder })
    expect(later.credits.gauge()).toMatchObject({ used: 12, limit: 1000, readAt: readAt + 5000 })
  })

  test('settle a doubt exactly when nothing overlapped', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 100 })
    make(books, lost)
    expect(books.credits.gauge().unsettled).toEqual({ calls: 1, credits: 5 })
    make(books, { charged: 5, used: 110 })
    expect(books.credits.gauge()).toMatchObject({ unsettled: { calls: 0, credits: 0 }, spentToday: 15 })
    expect(books.entries(3, 1)[0]).toMatchObject({
      state: 'inferred',
      charged: 5
    })
    make(books, lost)
    make(books, { charged: 5, used: 115 })
    expect(books.entries(5, 1)[0]).toMatchObject({
      state: 'inferred',
      charged: 0
    })
    expect(books.credits.gauge()).toMatchObject({ unsettled: { calls: 0 }, spentToday: 20, callsToday: 5 })
  })

  test('settle an answer that came with them but without its price', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 100 })
    make(books, { charged: null, used: 103 })
    const entry = books.entries(null, 1)[0]
    expect(entry).toMatchObject({ state: 'inferred', charged: 3 })
    expect(books.credits.gauge().last).toMatchObject({ charged: 3 })
  })

  test('settle nothing from before the first reading: it may hold the call or not', () => {
    const books = openBooks()
    make(books, lost)
    make(books, { charged: 5, used: 100 })
    make(books, { charged: 5, used: 105 })
    expect(books.credits.gauge().unsettled).toEqual({ calls: 1, credits: 100 })
  })

  test('say nothing while calls overlap; the next quiet call makes up for it', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 100 })
    const [one, other] = [start(books), start(books)]
    end(books, one, lost)
    end(books, other, { charged: 4, used: 104 })
    expect(books.credits.gauge()).toMatchObject({ used: 104, unsettled: { calls: 1 } })
    make(books, { charged: 6, used: 115 })
    expect(books.credits.gauge().unsettled.calls).toBe(0)
    expect(books.entries(3, 1)[0]).toMatchObject({
      state: 'inferred',
      charged: 5
    })
  })

  test('do not run backwards when answers under way at once come in another order', () => {
    const books = openBooks()
    const [one, other] = [start(books), start(books)]
    end(books, other, { used: 102 })
    end(books, one, { used: 101 })
    expect(books.credits.gauge().used).toBe(102)
  })

  test('tell of a reset by falling: doubts count in full, the new count stands', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 900, limit: 1000 })
    make(books, lost)
    make(books, { charged: 5, used: 5, limit: 1000 })
    expect(books.credits.gauge()).toMatchObject({ used: 5, unsettled: { calls: 0 }, spentToday: 15 })
    const [, doubt] = books.entries(null, 2)
    expect(doubt).toMatchObject({ state: 'inferred', charged: 5, fault: 'quota-reset' })
  })

  test('tell of credits used by somebody else', () => {
    const books = openBooks()
    const drifted: number[] = []
    books.credits.drifted.on(({ credits }) => drifted.push(credits))
    make(books, { charged: 5, used: 100 })
    make(books, { charged: 5, used: 105 })
    make(books, { charged: 5 })
    make(books, { charged: 5, used: 150 })
    expect(drifted).toEqual([35])
  })

  test('of another key say nothing of this one', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 500, limit: 1000 })
    make(books, lost)
    books.credits.forgetQuota()
    expect(books.credits.gauge()).toMatchObject({ used: null, limit: null, readAt: null })
    const drifted: number[] = []
    books.credits.drifted.on(({ credits }) => drifted.push(credits))
    make(books, { charged: 5, used: 900, limit: 2000 })
    make(books, { charged: 5, used: 905, limit: 2000 })
    expect(drifted).toEqual([])
    expect(books.credits.gauge()).toMatchObject({ used: 905, limit: 2000, unsettled: { calls: 1 } })
    books.close()
    expect(openBooks({ folder: books.folder }).credits.gauge().used).toBe(905)
  })

  test('whatever happens, what is counted is what the service took, once the last answer is good and quiet', () => {
    const step = fc.record({
      price: fc.integer({ min: 1, max: 50 }),
      lostAnswer: fc.boolean(),
      charged: fc.boolean(),
      headers: fc.boolean(),
      restart: fc.boolean()
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), steps => {
        let books = openBooks({ unknownReserve: () => 50 })
        let used = 0
        const good = (price: number, headers: boolean): void => {
          used += price
          make(books, { charged: price, ...(headers ? { used, limit: 10_000 } : {}) })
        }
        good(50, true)
        for (const { price, lostAnswer, charged, headers, restart } of steps) {
          if (!lostAnswer) good(price, headers)
          else {
            if (charged) used += Math.min(price, books.credits.priceOf('getData', subjectOf(params)).reserve)
            if (restart) start(books)
            else make(books, lost)
          }
          if (restart) {
            books.close()
            books = openBooks({ folder: books.folder, clock: books.clock })
          }
        }
        good(1, true)
        expect(books.credits.gauge()).toMatchObject({ spentToday: used, unsettled: { calls: 0, credits: 0 } })
        const entries = books.entries(null, 100)
        expect(entries.reduce((sum, entry) => sum + (entry.charged ?? NaN), 0)).toBe(used)
        books.close()
      }),
      { numRuns: 15 }
    )
  })
})

describe('a crash', () => {
  test('leaves the call under way as one that may have been charged', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 100 })
    start(books)
    books.close()

    const later = openBooks({ folder: books.folder })
    expect(later.entries(null, 1)[0]).toMatchObject({
      state: 'unsettled',
      fault: 'interrupted'
    })
    expect(later.credits.gauge()).toMatchObject({ unsettled: { calls: 1, credits: 5 }, spentToday: 10 })
    expect(later.credits.gauge()).toMatchObject({ spentThisRun: 0, callsThisRun: 0 })
    make(later, { charged: 5, used: 110 })
    expect(later.credits.gauge()).toMatchObject({ unsettled: { calls: 0 }, spentToday: 15 })
    expect(later.credits.gauge()).toMatchObject({ spentThisRun: 5, callsThisRun: 1 })
  })

  test('books that can’t be written keep the answer’s price a doubt and stay usable', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 100 })
    const reservation = start(books)
    books.close()
    expect(() => end(books, reservation, { charged: 5, used: 105 })).toThrow()
    expect(books.credits.gauge()).toMatchObject({ unsettled: { calls: 1, credits: 5 }, used: 100 })
  })
})

describe('the day', () => {
  const evening = Date.parse('2026-06-10T23:50:00-02:30')

  test('begins at local midnight', () => {
    const books = openBooks({ clock: stillClock(evening) })
    make(books, { charged: 5 })
    books.clock.advance(11 * 60_000)
    expect(books.credits.gauge()).toMatchObject({
      spentToday: 0,
      callsToday: 0,
      spentThisRun: 5,
      callsThisRun: 1
    })
    make(books, { charged: 2 })
    expect(books.credits.spentToday()).toBe(2)
  })

  test.each([
    ['23 hours', '2026-03-08T00:30:00-03:30', '2026-03-08T23:30:00-02:30', '2026-03-09T00:00:00-02:30'],
    ['25 hours', '2026-11-01T00:30:00-02:30', '2026-11-01T23:30:00-03:30', '2026-11-02T00:00:00-03:30']
  ])('is as long as it is: %s', (_, early, late, next) => {
    const books = openBooks({ clock: stillClock(Date.parse(early)) })
    make(books, { charged: 5 })
    books.clock.advance(Date.parse(late) - Date.parse(early))
    make(books, { charged: 5 })
    expect(books.credits.spentToday()).toBe(10)
    books.clock.advance(Date.parse(next) - Date.parse(late) - 1)
    expect(books.credits.spentToday()).toBe(10)
    books.clock.advance(1)
    expect(books.credits.spentToday()).toBe(0)
  })

  test('its first moment is part of it, its last moment of the day before', () => {
    const midnight = Date.parse('2026-06-11T00:00:00-02:30')
    const books = openBooks({ clock: stillClock(midnight) })
    expect(books.credits.spentToday()).toBe(0)
    make(books, { charged: 5 })
    expect(books.credits.spentToday()).toBe(5)
    books.clock.advance(24 * hour - 1)
    expect(books.credits.spentToday()).toBe(5)
    books.clock.advance(1)
    expect(books.credits.spentToday()).toBe(0)
  })

  test('a call booked before midnight and answered after it belongs to the day it was booked', () => {
    const books = openBooks({ clock: stillClock(evening) })
    make(books, { charged: 5 })
    const reservation = start(books)
    books.clock.advance(hour)
    expect(books.credits.spentToday()).toBe(0)
    end(books, reservation, { charged: 3 })
    expect(books.credits.spentToday()).toBe(0)
    books.clock.advance(-hour)
    expect(books.credits.spentToday()).toBe(8)
  })

  test('a clock that was a year ahead does not fill every day until then', () => {
    const books = openBooks({ clock: stillClock(evening) })
    books.clock.advance(365 * 24 * hour)
    make(books, { charged: 500 })
    expect(books.credits.spentToday()).toBe(500)
    books.clock.advance(-365 * 24 * hour)
    make(books, { charged: 1 })
    expect(books.credits.gauge()).toMatchObject({ spentToday: 1, callsToday: 1, spentThisRun: 501 })
  })

  test('however the clock jumps, the running sums are what the books say', () => {
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

describe('with ten thousand calls today', () => {
  test('gauge, prices and bookings take next to nothing', async () => {
    const books = openBooks({ unknownReserve: () => 1 })
    books.ledger.inOneStep(() => {
      for (let index = 0; index < 10_000; index++) make(books, { charged: 1 + (index % 7) })
    })
    books.close()
    const later = openBooks({ folder: books.folder })
    expect(later.credits.gauge().callsToday).toBe(10_000)
    expect(await leastWorkMs(30, () => later.credits.gauge())).toBeLessThan(1)
    expect(await leastWorkMs(30, () => later.credits.priceOf('getData', subjectOf(params)))).toBeLessThan(1)
    expect(
      await leastWorkMs(30, () => later.credits.priceOf('getTop', subjectOf({ top: '10' })))
    ).toBeLessThan(1)
    expect(await leastWorkMs(30, () => make(later, { charged: 3 }))).toBeLessThan(5)
  }, 60_000)
})
