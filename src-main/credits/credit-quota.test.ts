import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { hour } from '../../src-shared/time'
import { openBooks } from './fake-service.fixture'
import { subjectOf } from './subject'
import { end, lost, make, params, start } from './booking.fixture'

// Opening many files takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

describe('the quota headers', () => {
  test('quota headers are null until the service reports them, never 0', () => {
    const books = openBooks()
    expect(books.credits.gauge()).toMatchObject({ used: null, limit: null, readAt: null, last: null })
    make(books, { charged: 1 })
    expect(books.credits.gauge()).toMatchObject({ used: null, limit: null, readAt: null })
    make(books, { used: 10, limit: 1000 })
    expect(books.credits.gauge()).toMatchObject({ used: 10, limit: 1000, readAt: books.clock.now() })
  })

  test('quota headers keep the last value if later responses lack them', () => {
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

  test('the next reading of the quota settles a lost call exactly if no calls overlapped', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 100 })
    make(books, lost)
    expect(books.credits.gauge().unknown).toEqual({ calls: 1, credits: 5 })
    make(books, { charged: 5, used: 110 })
    expect(books.credits.gauge()).toMatchObject({ unknown: { calls: 0, credits: 0 }, today: { spent: 15 } })
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
    expect(books.credits.gauge()).toMatchObject({ unknown: { calls: 0 }, today: { spent: 20, calls: 5 } })
  })

  test('the next reading of the quota settles a response that lacks a charge', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 100 })
    make(books, { charged: null, used: 103 })
    const entry = books.entries(null, 1)[0]
    expect(entry).toMatchObject({ state: 'inferred', charged: 3 })
    expect(books.credits.gauge().last).toMatchObject({ charged: 3 })
  })

  test('the first reading of the quota doesn’t settle earlier calls', () => {
    const books = openBooks()
    make(books, lost)
    make(books, { charged: 5, used: 100 })
    make(books, { charged: 5, used: 105 })
    expect(books.credits.gauge().unknown).toEqual({ calls: 1, credits: 100 })
  })

  test('a lost call that overlapped another is settled only at the next reading of the quota', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 100 })
    const [one, other] = [start(books), start(books)]
    end(books, one, lost)
    end(books, other, { charged: 4, used: 104 })
    expect(books.credits.gauge()).toMatchObject({ used: 104, unknown: { calls: 1 } })
    make(books, { charged: 6, used: 115 })
    expect(books.credits.gauge().unknown.calls).toBe(0)
    expect(books.entries(3, 1)[0]).toMatchObject({
      state: 'inferred',
      charged: 5
    })
  })

  test('the highest quota count is shown if overlapping responses arrive out of order', () => {
    const books = openBooks()
    const [one, other] = [start(books), start(books)]
    end(books, other, { used: 102 })
    end(books, one, { used: 101 })
    expect(books.credits.gauge().used).toBe(102)
  })

  test('quota headers are restored after a restart', () => {
    const books = openBooks()
    make(books, { used: 100, limit: 1000 })
    const [one, other] = [start(books), start(books)]
    end(books, one, { used: 113 })
    end(books, other, { charged: 0, used: 115 })
    const { used, limit, readAt } = books.credits.gauge()
    expect(used).toBe(115)
    books.close()
    const later = openBooks({ folder: books.folder })
    expect(later.credits.gauge()).toMatchObject({ used, limit, readAt })
  })

  test('a lower quota count means a reset, which settles open calls at their full reserve', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 900, limit: 1000 })
    make(books, lost)
    make(books, { charged: 5, used: 5, limit: 1000 })
    expect(books.credits.gauge()).toMatchObject({ used: 5, unknown: { calls: 0 }, today: { spent: 15 } })
    const [, doubt] = books.entries(null, 2)
    expect(doubt).toMatchObject({ state: 'inferred', charged: 5, fault: 'quota-reset' })
  })

  test('reports an increase that Candlewick’s charges don’t explain as credits used elsewhere', () => {
    const books = openBooks()
    const drifted: number[] = []
    books.credits.drifted.on(({ credits }) => drifted.push(credits))
    make(books, { charged: 5, used: 100 })
    make(books, { charged: 5, used: 105 })
    make(books, { charged: 5 })
    make(books, { charged: 5, used: 150 })
    expect(drifted).toEqual([35])
  })

  test.each([
    [120_000, 100_000],
    [60_000, 100_000],
    [5, 0]
  ])(
    'a single wrong reading of %d credits of %d isn’t taken for use elsewhere or for a reset',
    (used, limit) => {
      const books = openBooks()
      const drifted: number[] = []
      books.credits.drifted.on(({ credits }) => drifted.push(credits))
      make(books, { charged: 20, used: 3_000, limit: 100_000 })
      for (const _ of [1, 2]) make(books, { charged: 20, used, limit })
      expect(books.credits.gauge().used).toBe(used === 5 ? 3_000 : used)
      make(books, { charged: 20, used: 3_060, limit: 100_000 })
      expect(books.credits.gauge()).toMatchObject({ used: 3_060, limit: 100_000 })
      expect(drifted).toEqual([])
      expect(books.budget.state().pace).toMatchObject({ resetAt: null })
    }
  )

  test('a large increase counts as credits used elsewhere only after the next reading confirms it', () => {
    const books = openBooks()
    const drifted: number[] = []
    books.credits.drifted.on(({ credits }) => drifted.push(credits))
    make(books, { charged: 20, used: 3_000, limit: 100_000 })
    make(books, { charged: 20, used: 60_020, limit: 100_000 })
    expect(drifted).toEqual([])
    make(books, { charged: 20, used: 60_040, limit: 100_000 })
    expect(drifted).toEqual([57_000])
    expect(books.credits.gauge().used).toBe(60_040)
  })

  test('quota headers are forgotten together with the key', () => {
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
    expect(books.credits.gauge()).toMatchObject({ used: 905, limit: 2000, unknown: { calls: 1 } })
    books.close()
    expect(openBooks({ folder: books.folder }).credits.gauge().used).toBe(905)
  })

  test('the ledger matches the credits that the service charged in any sequence of calls', () => {
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
        // Higher than what the open calls can cost, because these could otherwise hide a reset.
        const before = 5_000
        let used = 0
        const good = (price: number, headers: boolean): void => {
          used += price
          make(books, { charged: price, ...(headers ? { used: before + used, limit: 10_000 } : {}) })
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
        expect(books.credits.gauge()).toMatchObject({
          today: { spent: used },
          unknown: { calls: 0, credits: 0 }
        })
        const entries = books.entries(null, 100)
        expect(entries.reduce((sum, entry) => sum + (entry.charged ?? NaN), 0)).toBe(used)
        books.close()
      }),
      { numRuns: 15 }
    )
  })
})

describe('what is stored about the quota', () => {
  test('the quota periods are the same after a restart, also if X-Quota-Used fell or rose by less', () => {
    let books = openBooks()
    for (const used of [10, 20, 30, 28, 40, 41, 2, 12, 22, 5, 15]) {
      make(books, { charged: 10, used, limit: 1_000 })
      books.clock.advance(hour)
      const { periods } = books.credits
      expect(periods).not.toBeNull()
      books.close()
      books = openBooks({ folder: books.folder, clock: books.clock })
      expect(books.credits.periods).toEqual(periods)
    }
  })

  test('the quota period is the same after a restart, also if the clock was set back', () => {
    let books = openBooks()
    const isSameAfterRestart = (): void => {
      const before = books.credits.thisPeriod()
      expect(books.credits.periodFrom()).toBe(before.from)
      books.close()
      books = openBooks({ folder: books.folder, clock: books.clock })
      expect(books.credits.thisPeriod()).toEqual(before)
    }
    make(books, { charged: 10, used: 10, limit: 1_000 })
    books.clock.advance(-2 * 24 * hour)
    make(books, { charged: 5 })
    expect(books.credits.thisPeriod().spent).toBe(15)
    books.clock.advance(12_000)
    isSameAfterRestart()
    make(books, { charged: 10, used: 25, limit: 1_000 })
    isSameAfterRestart()
  })

  test('a call writes the quota header only, in few characters', () => {
    const books = openBooks()
    const database = new DatabaseSync(join(books.folder, 'state.db'), { readOnly: true })
    onTestFinished(() => database.close())
    const stored = (name: string): unknown =>
      database.prepare('SELECT value FROM fact WHERE name = ?').get(name)?.['value']
    make(books, { charged: 10, used: 1_234_500, limit: 1e9 })
    const before = [stored('quotaPeriods'), stored('quota')]
    books.clock.advance(hour)
    make(books, { charged: 10, used: 1_234_510, limit: 1e9 })
    expect(stored('quotaPeriods')).toBe(before[0])
    expect(stored('quota')).not.toBe(before[1])
    // If the row exceeds 102 bytes, including the name and the row's header, SQLite uses an extra page.
    expect(String(stored('quota')).length).toBeLessThan(90)
  })
})
