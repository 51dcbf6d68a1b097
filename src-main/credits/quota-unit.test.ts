import { describe, expect, test } from 'vitest'
import { openBooks } from './fake-service.fixture'
import { lost, make, params } from './booking.fixture'
import { subjectOf } from './subject'
import { countsCredits, isContradicted, unitAfter, noUnitEvidence } from './quota-unit'

const unitOf = (...charges: readonly (readonly [moved: number, charged: number])[]) =>
  countsCredits(charges.reduce((unit, [moved, charged]) => unitAfter(unit, moved, charged), noUnitEvidence))

describe('the unit of the quota', () => {
  test.each([
    ['nothing seen', [], 'unclear'],
    [
      'charges of one credit',
      [
        [1, 1],
        [1, 1],
        [1, 1]
      ],
      'unclear'
    ],
    ['moved by the charge', [[15, 15]], 'yes'],
    [
      'moved by small charges',
      [
        [2, 2],
        [2, 2]
      ],
      'yes'
    ],
    [
      'moved by one for each charge',
      [
        [1, 15],
        [1, 7]
      ],
      'no'
    ],
    [
      'one contradicted charge',
      [
        [15, 15],
        [15, 5001]
      ],
      'yes'
    ],
    [
      'moved by more, as others use the key',
      [
        [40, 15],
        [15, 15]
      ],
      'yes'
    ],
    [
      'a service with a changed unit',
      [
        [15, 15],
        [1, 15],
        [1, 15],
        [1, 15]
      ],
      'no'
    ],
    [
      'and back',
      [
        [15, 15],
        [1, 15],
        [1, 15],
        [1, 15],
        [15, 15]
      ],
      'yes'
    ]
  ] as const)('decides whether the quota counts credits: %s, %j', (_, charges, counts) => {
    expect(unitOf(...charges)).toBe(counts)
  })
})

test.each([
  [15, 5001, 'yes', true],
  [15, 16, 'yes', true],
  [15, 0, 'yes', true],
  [15, 1, 'yes', true],
  // The charge is as expected, so another user of the key may have caused the rest of the increase.
  [400, 15, 'yes', false],
  [17, 12, 'yes', false],
  [15, 15, 'yes', false],
  [-5, 15, 'yes', false],
  [1, 5001, 'unclear', false],
  [15, 5001, 'unclear', true],
  [15, 5001, 'no', false]
] as const)(
  'decides whether an increase of %i contradicts a charge of %i (quota counts credits: %s)',
  (moved, charged, counts, is) => {
    expect(isContradicted({ charged, moved, expected: 15, reserved: 15, isAlone: true }, counts)).toBe(is)
  }
)

test('keeps the reported charge if use elsewhere explains a larger increase', () => {
  const books = openBooks()
  const drifts: number[] = []
  books.credits.drifted.on(({ credits }) => drifts.push(credits))
  for (const used of [110, 120]) make(books, { charged: 10, used, limit: 100_000 }, 'getNews')
  make(books, { charged: 8, used: 128, limit: 100_000 })
  expect(books.credits.priceOf('getData', subjectOf(params))).toMatchObject({ state: 'at-most', credits: 8 })
  make(books, { charged: 4, used: 136, limit: 100_000 })
  expect(books.entries(null, 1)[0]).toMatchObject({ state: 'charged', charged: 4 })
  expect(drifts).toEqual([4])
})

describe('a single wrong header', () => {
  const budget = { dailyBudget: () => 5_000 }
  const good = (used: number, charged = 15) => ({ charged, used, limit: 100_000 })

  test('leaves a charge that contradicts the count unknown until the next reading', () => {
    const books = openBooks(budget)
    for (const used of [115, 130]) make(books, good(used))
    make(books, good(145, 5001))
    expect(books.entries(null, 1)[0]).toMatchObject({ state: 'unsettled', charged: null })
    expect(books.credits.gauge().today).toMatchObject({ spent: 30, unknown: 15 })
    make(books, good(160))
    expect(books.entries(null, 2)[1]).toMatchObject({ state: 'inferred', charged: 15 })
    expect(books.credits.gauge().today).toMatchObject({ spent: 60, unknown: 0 })
    expect(books.credits.price({ operation: 'getNews', coins: [], interval: null, bars: null }).reserve).toBe(
      100
    )
  })

  test('keeps the reported charge if the count doesn’t rise for a single call', () => {
    const books = openBooks(budget)
    for (const used of [115, 130]) make(books, good(used))
    make(books, good(130))
    make(books, good(160))
    expect(books.entries(null, 2).map(({ charged }) => charged)).toEqual([15, 15])
  })

  test('leaves a charge above the budget open until the next charge if the quota counts requests', () => {
    for (const [next, counted] of [
      [15, 15],
      [5001, 5001]
    ] as const) {
      let books = openBooks(budget)
      for (const used of [101, 102]) make(books, good(used))
      make(books, good(103, 5001))
      expect(books.credits.gauge().today).toMatchObject({ spent: 30, unknown: 15 })
      books.close()
      books = openBooks({ ...budget, folder: books.folder, clock: books.clock })
      make(books, good(104, next))
      expect(books.credits.gauge().today).toMatchObject({ spent: 30 + counted + next, unknown: 0 })
      books.close()
    }
  })

  test('a large charge is accepted if the count confirms it', () => {
    const books = openBooks(budget)
    for (const used of [115, 130]) make(books, good(used))
    make(books, good(5131, 5001))
    expect(books.entries(null, 1)[0]).toMatchObject({ state: 'charged', charged: 5001 })
  })

  test('a different limit is ignored unless it is repeated', () => {
    const books = openBooks(budget)
    make(books, good(115))
    make(books, { ...good(130), limit: 1 })
    expect(books.credits.gauge().limit).toBe(100_000)
    make(books, { ...good(145), limit: 200_000 })
    make(books, { ...good(160), limit: 200_000 })
    expect(books.credits.gauge().limit).toBe(200_000)
  })

  test('settles a lost call at the increase of the count, even far above its reserve', () => {
    const books = openBooks(budget)
    for (const used of [115, 130]) make(books, good(used))
    make(books, lost)
    make(books, good(1_045))
    expect(books.credits.gauge().today).toMatchObject({ spent: 30 + 900 + 15, unknown: 0 })
  })
})
