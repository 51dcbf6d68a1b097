import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../platform/storage/database'
import { openCache, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { AnswerStore, type StoredAnswer } from './answer-store'

const stored = (at: number, body = '{}'): StoredAnswer => ({
  operation: 'getData',
  params: { symbol: 'BTC' },
  expected: 7,
  charged: 7,
  quotaUsed: 41,
  quotaLimit: 100,
  url: 'http://service/api/v1/getData?symbol=BTC',
  status: 200,
  tookMs: 12,
  headers: [{ name: 'etag', value: 'x' }],
  at,
  body
})

describe('the answer store', () => {
  let folder: string
  let database: Database
  let store: AnswerStore
  const open = (): void => {
    database = openCache(folder)
    store = new AnswerStore(database)
  }

  beforeEach(() => {
    folder = tempFolder()
    open()
  })

  it('returns a response unchanged after the file is reopened', () => {
    const answer = stored(5, '{"status":true,"note":"ünïcode \\u0000 and a 💰"}')
    store.write('question', answer)
    database.close()
    open()
    expect(store.read('question')).toEqual(answer)
    expect(store.savedAt('question')).toBe(5)
    expect(store.read('another')).toBeNull()
    expect(store.savedAt('another')).toBeNull()
  })

  it('reads a response that was stored without headers', () => {
    const { headers: _, ...earlier } = stored(5)
    store.write('question', earlier as StoredAnswer)
    expect(store.read('question')?.headers).toBeNull()
  })

  it('keeps only the latest response to a call', () => {
    store.write('question', stored(1, '"first"'))
    store.write('question', stored(2, '"second"'))
    expect(store.read('question')?.body).toBe('"second"')
    expect(store.list().map(({ at }) => at)).toEqual([2])
  })

  it('lists the latest responses first, without bodies', () => {
    store.write('a', stored(1))
    store.write('b', stored(3))
    store.write('c', stored(2))
    const list = store.list()
    expect(list.map(({ at }) => at)).toEqual([3, 2, 1])
    expect(list[0]).not.toHaveProperty('body')
    expect(list[0]).toMatchObject({ operation: 'getData', params: { symbol: 'BTC' }, charged: 7 })
  })

  it('keeps 300 responses and deletes the oldest first', () => {
    for (let at = 1; at <= 302; at++) store.write(`question ${at}`, stored(at))
    expect(store.list()).toHaveLength(300)
    expect(store.read('question 2')).toBeNull()
    expect(store.read('question 3')).not.toBeNull()
  })

  it('limits the total size, but stores a single larger response', () => {
    const small = new AnswerStore(database, 64)
    for (let at = 1; at <= 7; at++) small.write(`question ${at}`, stored(at, 'x'.repeat(10)))
    expect(small.list().map(({ at }) => at)).toEqual([7, 6, 5, 4, 3, 2])
    small.write('huge', stored(8, 'x'.repeat(70)))
    expect(small.list().map(({ at }) => at)).toEqual([8])
  })
})
