import { expect, test } from 'vitest'
import { day, hour } from '../../src-shared/time'
import { openBooks } from './fake-service.fixture'
import { make } from './booking.fixture'

test('setting the clock back by days does not refill the day’s budget, even after a restart', () => {
  for (const back of [day, 2 * day, 20 * day]) {
    let books = openBooks({ dailyBudget: () => 100 })
    const open = () => openBooks({ dailyBudget: () => 100, folder: books.folder, clock: books.clock })
    make(books, { charged: 90 })
    expect(books.limits.left('person')).toBe(10)
    books.clock.advance(-back)
    expect(books.limits.left('person')).toBe(10)
    for (const _ of [1, 2]) {
      books.close()
      books = open()
      expect(books.limits.left('person')).toBe(10)
    }
    make(books, { charged: 4 })
    expect(books.limits.left('person')).toBe(6)
    if (back > day) {
      books.clock.advance(day)
      expect(books.limits.left('person')).toBe(100)
    }
    books.close()
  }
})

test('notices that the clock was set back while the app was closed', () => {
  let books = openBooks({ dailyBudget: () => 100 })
  make(books, { charged: 90 })
  books.clock.advance(-2 * hour)
  expect(books.limits.left('person')).toBe(10)
  books.close()
  books.clock.advance(-day)
  books = openBooks({ dailyBudget: () => 100, folder: books.folder, clock: books.clock })
  expect(books.limits.left('person')).toBe(10)
  books.close()
})
