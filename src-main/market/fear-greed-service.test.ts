import { expect, test } from 'vitest'
import type { FearGreedIndex } from '../../src-shared/contract/market'
import { openBooks, type TestOutcome } from '../credits/fake-service.fixture'
import { openCache, tempFolder } from '../platform/storage/temp-storage.fixture'
import { FearGreedService } from './fear-greed-service'

const at = Date.UTC(2026, 5, 10)
const fear: TestOutcome = {
  answer: { kind: 'fearGreed', data: { value: 18, label: 'Extreme Fear', at }, dropped: 0 }
}

function feeling(folder = tempFolder()) {
  const books = openBooks()
  const database = openCache(folder)
  const { calls, credits } = books
  const service = new FearGreedService({ calls, credits, database, everyMs: () => 1000, simulated: false })
  return { books, database, folder, service }
}

test('announces the index after a load, and restores it after a restart', async () => {
  const first = feeling()
  expect(first.service.fearGreed()).toMatchObject({
    value: null,
    label: null,
    fetchedAt: null,
    origin: 'cached'
  })
  const received: FearGreedIndex[] = []
  first.service.changed.on(fearGreed => received.push(fearGreed))
  first.books.service.answer = () => fear
  const fearGreed = await first.service.load()
  expect(fearGreed).toMatchObject({ value: 18, label: 'Extreme Fear', at, origin: 'live' })
  expect(received).toEqual([fearGreed])
  first.database.close()
  const { service, books } = feeling(first.folder)
  expect(service.fearGreed()).toMatchObject({ value: 18, origin: 'cached', fetchedAt: books.clock.now() })
  expect(service.needs()[0]).toMatchObject({ operation: 'getFearGreed', answeredAt: books.clock.now() })
})

test('uses a response that another feature paid for', async () => {
  const { books, service } = feeling()
  books.service.answer = () => fear
  await books.calls.call('getFearGreed', {}, 'key-check')
  expect(service.fearGreed()).toMatchObject({ value: 18, origin: 'live' })
  expect(service.needs()[0]?.answeredAt).toBe(books.clock.now())
})

test.each([
  ['141 of 100', { value: 141, at }, 'range'],
  ['under 0', { value: -1, at: null }, 'range'],
  ['dated in another year', { value: 40, at: at + 5 * 365 * 86_400_000 }, 'ahead'],
  ['at the end of its scale', { value: 100, at }, undefined]
])('shows an index that is %s, and marks it if doubtful', async (_, data, doubt) => {
  const { books, service } = feeling()
  books.service.answer = () => ({ answer: { kind: 'fearGreed', data: { label: null, ...data }, dropped: 0 } })
  expect((await service.load()).doubt).toBe(doubt)
})

test('keeps the index after a failed or unreadable response', async () => {
  const { books, service } = feeling()
  books.service.answer = () => fear
  await service.load()
  for (const [failure, code] of [
    [{ fault: 'offline' }, 'offline'],
    [{}, 'unreadable']
  ] as const) {
    books.service.answer = () => failure
    await expect(service.load()).rejects.toMatchObject({ fault: { code } })
  }
  expect(service.fearGreed().value).toBe(18)
})

test('reloads a corrupt saved index', () => {
  const folder = tempFolder()
  const database = openCache(folder)
  database.prepare(`INSERT INTO kept (name, value, fetched_at) VALUES ('fearGreed', '{"val', 5)`).run()
  database.close()
  const { service } = feeling(folder)
  expect(service.fearGreed()).toMatchObject({ value: null, fetchedAt: null })
  expect(service.needs()[0]?.answeredAt).toBeNull()
})
