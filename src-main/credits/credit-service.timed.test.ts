import { expect, test } from 'vitest'
import { expectPause } from '../platform/time/work.fixture'
import { make, params } from './booking.fixture'
import { openBooks } from './fake-service.fixture'
import { subjectOf } from './subject'

test('reads the gauge and prices and records calls quickly after ten thousand calls today', async () => {
  const books = openBooks({ unknownReserve: () => 1 })
  books.ledger.inOneStep(() => {
    for (let index = 0; index < 10_000; index++) make(books, { charged: 1 + (index % 7) })
  })
  books.close()
  const later = openBooks({ folder: books.folder })
  expect(later.credits.gauge().today.calls).toBe(10_000)
  const bounds = { mostMs: 1, rounds: 30 }
  await expectPause('gauge', bounds, () => later.credits.gauge())
  await expectPause('a learned price', bounds, () => later.credits.priceOf('getData', subjectOf(params)))
  await expectPause('an unknown price', bounds, () =>
    later.credits.priceOf('getTop', subjectOf({ top: '10' }))
  )
  await expectPause('a booking', { mostMs: 5, rounds: 30 }, () => make(later, { charged: 3 }))
}, 60_000)
