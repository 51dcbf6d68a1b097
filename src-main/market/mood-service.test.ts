import { expect, test } from 'vitest'
import type { Mood } from '../../src-shared/contract/market'
import { openBooks, type Told } from '../credits/fake-service.fixture'
import { openCache, tempFolder } from '../storage/temp-storage.fixture'
import { MoodService } from './mood-service'

const at = Date.UTC(2026, 5, 10)
const fear: Told = {
  answer: { kind: 'fearGreed', data: { value: 18, label: 'Extreme Fear', at }, dropped: 0 }
}

function feeling(folder = tempFolder()) {
  const books = openBooks()
  const database = openCache(folder)
  const { calls, credits } = books
  const service = new MoodService({ calls, credits, database, everyMs: () => 1000, simulated: false })
  return { books, database, folder, service }
}

test('the mood is fetched, told, and kept over a restart', async () => {
  const first = feeling()
  expect(first.service.mood()).toMatchObject({ value: null, label: null, fetchedAt: null, origin: 'cached' })
  const heard: Mood[] = []
  first.service.changed.on(mood => heard.push(mood))
  first.books.service.answer = () => fear
  const mood = await first.service.load()
  expect(mood).toMatchObject({ value: 18, label: 'Extreme Fear', at, origin: 'live' })
  expect(heard).toEqual([mood])
  first.database.close()
  const { service, books } = feeling(first.folder)
  expect(service.mood()).toMatchObject({ value: 18, origin: 'cached', fetchedAt: books.clock.now() })
  expect(service.needs()[0]).toMatchObject({ operation: 'getFearGreed', answeredAt: books.clock.now() })
})

test('an answer somebody else paid for is not paid for twice', async () => {
  const { books, service } = feeling()
  books.service.answer = () => fear
  await books.calls.call('getFearGreed', {}, 'key-check')
  expect(service.mood()).toMatchObject({ value: 18, origin: 'live' })
  expect(service.needs()[0]?.answeredAt).toBe(books.clock.now())
})

test('a failure and an answer nobody can read leave it as it was, and say so', async () => {
  const { books, service } = feeling()
  books.service.answer = () => fear
  await service.load()
  for (const [told, code] of [
    [{ fault: 'offline' }, 'offline'],
    [{}, 'unreadable']
  ] as const) {
    books.service.answer = () => told
    await expect(service.load()).rejects.toMatchObject({ fault: { code } })
  }
  expect(service.mood().value).toBe(18)
})

test('a kept mood that was garbled is fetched again', () => {
  const folder = tempFolder()
  const database = openCache(folder)
  database.prepare(`INSERT INTO kept (name, value, fetched_at) VALUES ('mood', '{"val', 5)`).run()
  database.close()
  const { service } = feeling(folder)
  expect(service.mood()).toMatchObject({ value: null, fetchedAt: null })
  expect(service.needs()[0]?.answeredAt).toBeNull()
})
