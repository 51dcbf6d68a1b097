import { expect, test } from 'vitest'
import { NoticeService } from '../platform/notices/notice-service'
import { ChargeWatch } from './charge-watch'
import { openBooks } from './fake-service.fixture'

test('reports a charge above the shown price once, until the shown price covers it', async () => {
  const books = openBooks()
  const notices = new NoticeService(books.clock)
  let watch = new ChargeWatch({ facts: books.facts, notices })
  books.credits.exceeded.on(more => watch.notify(more))
  books.credits.covered.on(operation => watch.covered(operation))
  const charge = async (charged: number): Promise<void> => {
    books.service.answer = () => ({ charged })
    await books.calls.call('getData', { symbol: 'BTC' }, 'watchlist')
  }
  const noticeFacts = () => notices.all().map(({ facts }) => facts)
  // These calls cause no notice: no price was shown for the first one, and the others cost no more than was
  // shown.
  for (const charged of [7, 7, 5]) await charge(charged)
  expect(noticeFacts()).toEqual([])
  await charge(9)
  const more = { code: 'charged-more', operation: 'getData', shown: 5, charged: 9 }
  expect(noticeFacts()).toEqual([more])
  notices.dismiss('charged-more getData')
  watch = new ChargeWatch({ facts: books.facts, notices })
  for (const charged of [5, 9, 6, 8]) await charge(charged)
  expect(noticeFacts()).toEqual([])
  await charge(12)
  expect(noticeFacts()).toEqual([{ ...more, shown: 8, charged: 12 }])
  await charge(12)
  expect(noticeFacts()).toEqual([])
})
