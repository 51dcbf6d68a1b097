import { describe, expect, test, vi } from 'vitest'
import { openBooks, type TestOutcome } from './fake-service.fixture'
import { subjectOf } from './subject'
import { end, lost, make, params, start } from './booking.fixture'

// Opening many files takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

describe('the price of a call', () => {
  test('the price of a call is known from the price list, learned from charges, or unknown with a reserve', () => {
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
    expect(price('getData')).toMatchObject({ state: 'unknown', credits: null, reserve: 20 })
    make(books, { charged: 30 }, 'getTop')
    expect(price('getData')).toMatchObject({ state: 'unknown', credits: null, reserve: 30 })
    make(books, { charged: 3 })
    expect(price('getData')).toMatchObject({ state: 'at-most', credits: 3, reserve: 3 })
    make(books, { charged: 3 })
    expect(price('getData')).toMatchObject({ state: 'learned', credits: 3, reserve: 3 })
  })

  test('the price of a call stays the same after the ledger is reopened', () => {
    const books = openBooks()
    make(books, { charged: 3 })
    make(books, { charged: 5 })
    const before = books.credits.priceOf('getData', subjectOf(params))
    books.close()
    expect(openBooks({ folder: books.folder }).credits.priceOf('getData', subjectOf(params))).toEqual(before)
  })

  test('learns that an operation is free', () => {
    const books = openBooks()
    for (const charged of [0, 0]) make(books, { charged })
    expect(books.credits.priceOf('getData', subjectOf(params))).toMatchObject({
      state: 'learned',
      credits: 0
    })
  })

  test('the price of a call is the same when the window requests it', () => {
    const books = openBooks()
    make(books, { charged: 4 })
    const call = { operation: 'getData', coins: ['ETH', 'BTC'], interval: null, bars: null }
    expect(books.credits.price(call).credits).toBe(4)
    expect(books.credits.price({ ...call, operation: 'constructor' })).toMatchObject({ state: 'unknown' })
  })
})

describe('a call in the ledger', () => {
  test('a call is recorded with its expected price until its charge is known', () => {
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
    expect(books.credits.gauge()).toMatchObject({ today: { spent: 6, reserved: 6, calls: 2 } })
    end(books, reservation, { charged: 2 })
    expect(books.entries(null, 1)[0]).toMatchObject({
      state: 'charged',
      charged: 2
    })
    expect(books.credits.gauge()).toMatchObject({ today: { spent: 8, reserved: 0, calls: 2 } })
  })

  test.each<[string, TestOutcome, object]>([
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
    ['a lost response is unsettled', lost, { state: 'unsettled', charged: null, fault: 'timed-out' }],
    [
      'a response without a charge is unsettled too',
      { charged: null },
      { state: 'unsettled', charged: null, fault: null }
    ]
  ])('books a call: %s', (_, outcome, entry) => {
    const books = openBooks()
    make(books, outcome)
    expect(books.entries(null, 1)[0]).toMatchObject(entry)
  })

  test('a call is written to the ledger before the gauge is emitted', () => {
    const books = openBooks()
    const events: unknown[] = []
    books.credits.changed.on(gauge => events.push([gauge.last, books.entries(null, 1)[0]?.state]))
    make(books, { charged: 2 })
    expect(events).toEqual([[{ operation: 'getData', charged: 2, at: books.clock.now() }, 'charged']])
  })
})

describe('a crash', () => {
  test('a crash leaves the running call marked as possibly charged', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 100 })
    start(books)
    books.close()

    const later = openBooks({ folder: books.folder })
    expect(later.entries(null, 1)[0]).toMatchObject({
      state: 'unsettled',
      fault: 'interrupted'
    })
    expect(later.credits.gauge()).toMatchObject({
      unknown: { calls: 1, credits: 5 },
      today: { spent: 5, unknown: 5 }
    })
    expect(later.credits.gauge()).toMatchObject({ thisRun: { spent: 0, calls: 0 } })
    make(later, { charged: 5, used: 110 })
    expect(later.credits.gauge()).toMatchObject({ unknown: { calls: 0 }, today: { spent: 15 } })
    expect(later.credits.gauge()).toMatchObject({ thisRun: { spent: 5, calls: 1 } })
  })

  test('counts a call as possibly charged if the ledger can’t be written', () => {
    const books = openBooks()
    make(books, { charged: 5, used: 100 })
    const reservation = start(books)
    books.close()
    expect(() => end(books, reservation, { charged: 5, used: 105 })).toThrow()
    expect(books.credits.gauge()).toMatchObject({ unknown: { calls: 1, credits: 5 }, used: 105 })
  })
})
