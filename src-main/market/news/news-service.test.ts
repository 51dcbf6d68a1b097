import { describe, expect, test } from 'vitest'
import type { NewsState } from '../../../src-shared/contract/news'
import { openBooks, type TestOutcome } from '../../credits/fake-service.fixture'
import type { NewsRow } from '../../service/api/answers/answer'
import { openCache, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { NewsService } from './news-service'
import { NewsStore } from './news-store'
import { hour } from '../../../src-shared/time'

const start = Date.UTC(2026, 5, 10, 12)

const row = (title: string, part: Partial<NewsRow> = {}): NewsRow => ({
  title,
  url: `https://news.example/${title}`,
  source: 'Wire',
  at: start,
  summary: null,
  image: null,
  coins: ['BTC'],
  ...part
})
const news = (...rows: NewsRow[]): TestOutcome => ({ answer: { kind: 'news', data: rows, dropped: 0 } })

function reading(options: { folder?: string; coins?: readonly string[]; everyMs?: number | null } = {}) {
  const books = openBooks({ knownPrice: operation => (operation === 'getNews' ? 10 : null) })
  const folder = options.folder ?? tempFolder()
  const database = openCache(folder)
  const opened: string[] = []
  const service = new NewsService({
    calls: books.coinCalls,
    credits: books.credits,
    store: new NewsStore(database),
    coins: () => options.coins ?? ['BTC', 'ETH'],
    everyMs: () => (options.everyMs === undefined ? null : options.everyMs),
    openLink: async url => void opened.push(url),
    simulated: false
  })
  const refresh = (...rows: NewsRow[]): Promise<NewsState> => {
    books.service.answer = () => news(...rows)
    return service.refresh()
  }
  const titles = () => service.list().headlines.map(({ title }) => title)
  return { books, database, folder, service, opened, refresh, titles }
}

describe('headlines', () => {
  test('headlines are loaded in one call and shown as plain text', async () => {
    const { books, service, refresh } = reading()
    expect(service.list()).toMatchObject({
      headlines: [],
      fetchedAt: null,
      origin: 'cached',
      price: { credits: 10 }
    })
    const state = await refresh(
      row('<b>Up</b> & away', { url: 'https://news.example:8443/a', summary: 'More.' })
    )
    expect(books.service.calls).toEqual([{ operation: 'getNews', params: { symbol: 'BTC ETH' } }])
    expect(state).toMatchObject({ origin: 'live', fetchedAt: books.clock.now() })
    expect(state.headlines).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        title: '<b>Up</b> & away',
        source: 'Wire',
        at: start,
        summary: 'More.',
        coins: ['BTC'],
        linked: true,
        host: 'news.example:8443',
        read: false
      }
    ])
    expect(JSON.stringify(state)).not.toContain('https://')
  })

  test('headlines are sorted by their time, or by when they were first seen if it is invalid', async () => {
    const { books, refresh, titles } = reading()
    books.clock.advance(start - books.clock.now())
    await refresh(
      row('old', { at: start - hour }),
      row('undated', { at: null }),
      row('from the future', { at: start + 900 * hour })
    )
    books.clock.advance(hour)
    await refresh(row('new', { at: start + hour / 2 }), row('undated', { at: null }))
    expect(titles()[0]).toBe('new')
    expect(titles().slice(1, 3).sort()).toEqual(['from the future', 'undated'])
    expect(titles()[3]).toBe('old')
  })

  test('headlines are stored with their read marks', async () => {
    const first = reading()
    const { headlines } = await first.refresh(row('a'), row('b', { coins: ['Bitcoin Cash', 'ETH'] }))
    first.service.markRead({ ids: [headlines.find(({ title }) => title === 'a')?.id ?? ''] })
    first.database.close()
    const { service, books } = reading({ folder: first.folder })
    const listed = service.list()
    expect(listed).toMatchObject({ origin: 'cached', fetchedAt: books.clock.now() })
    expect(listed.headlines.map(({ title, read, coins }) => [title, read, coins]).sort()).toEqual([
      ['a', true, ['BTC']],
      ['b', false, ['Bitcoin Cash', 'ETH']]
    ])
  })

  test('headlines stay read when they are loaded again', async () => {
    const { service, refresh } = reading()
    const { headlines } = await refresh(row('a'))
    service.markRead({ ids: [headlines[0]?.id ?? ''] })
    await refresh(row('a', { summary: 'Later.' }))
    const { headlines: again } = await refresh(row('a', { summary: null, coins: ['ETH'] }))
    expect(again).toMatchObject([{ id: headlines[0]?.id, read: true, summary: 'Later.', coins: ['ETH'] }])
  })

  test('headlines are identified by their link, or by title and source', async () => {
    const { refresh } = reading()
    const { headlines } = await refresh(
      row('same', { url: 'https://a.example/1' }),
      row('same', { url: 'https://a.example/2' }),
      row('same', { url: null, source: 'Wire' }),
      row('same', { url: null, source: 'Post' }),
      row('same', { url: null, source: 'Post' })
    )
    expect(headlines).toHaveLength(4)
  })

  test('headlines are limited to the latest five hundred', async () => {
    const { refresh, titles } = reading()
    await refresh(...Array.from({ length: 520 }, (_, index) => row(`n${index}`, { at: start + index })))
    expect(titles()).toHaveLength(500)
    expect(titles()).toContain('n519')
    expect(titles()).not.toContain('n19')
  })

  test('ignores a read mark with an unknown id', async () => {
    const { service, refresh } = reading()
    await refresh(row('a'))
    expect(service.markRead({ ids: ['nope', ''] }).headlines[0]?.read).toBe(false)
  })
})

describe('a headline’s link', () => {
  test('a headline’s link opens in the system browser and marks the headline as read', async () => {
    const { service, opened, refresh } = reading()
    const { headlines } = await refresh(row('a', { url: 'https://news.example/a?x=1#y' }))
    await service.open({ id: headlines[0]?.id ?? '' })
    expect(opened).toEqual(['https://news.example/a?x=1#y'])
    expect(service.list().headlines[0]?.read).toBe(true)
  })

  test.each([
    ['javascript:alert(1)'],
    ['file:///etc/passwd'],
    ['http://news.example/a'],
    ['ftp://news.example/a'],
    ['data:text/html,hi'],
    ['//news.example/a'],
    ['news.example'],
    ['not a link'],
    [null]
  ])('%s is never opened', async url => {
    const { service, opened, refresh } = reading()
    const { headlines } = await refresh(row('a', { url }))
    expect(headlines[0]).toMatchObject({ linked: false, host: null })
    await expect(service.open({ id: headlines[0]?.id ?? '' })).rejects.toMatchObject({
      fault: { code: 'bad-input' }
    })
    expect(opened).toEqual([])
    expect(service.list().headlines[0]?.read).toBe(false)
  })

  test('a headline’s link is shown with its real host', async () => {
    const { refresh } = reading()
    const { headlines } = await refresh(row('a', { url: 'https://bank.example@evil.example/' }))
    expect(headlines[0]?.host).toBe('evil.example')
  })

  test('a headline’s link can’t be opened if the headline is gone', async () => {
    await expect(reading().service.open({ id: 'gone' })).rejects.toMatchObject({
      fault: { code: 'bad-input' }
    })
  })
})

describe('automatic news', () => {
  test('automatic news loads only if the user chose an interval and there are coins', () => {
    expect(reading().service.needs()).toEqual([])
    expect(reading({ everyMs: hour, coins: [] }).service.needs()).toEqual([])
    expect(reading({ everyMs: hour }).service.needs()).toMatchObject([
      { key: 'news', operation: 'getNews', everyMs: hour, answeredAt: null, reserve: 10 }
    ])
  })

  test('automatic news remembers the time of the last response after a restart', async () => {
    const first = reading({ everyMs: hour })
    await first.refresh(row('a'))
    first.database.close()
    const next = reading({ everyMs: hour, folder: first.folder })
    expect(next.service.needs()[0]?.answeredAt).toBe(first.books.clock.now())
  })
})

describe('a refresh', () => {
  test('reports the reason if it fails, and keeps the headlines', async () => {
    const { books, service, refresh, titles } = reading()
    await refresh(row('a'))
    books.service.answer = () => ({ fault: 'offline' })
    await expect(service.refresh()).rejects.toMatchObject({ fault: { code: 'offline' } })
    books.service.answer = () => ({})
    await expect(service.refresh()).rejects.toMatchObject({ fault: { code: 'unreadable' } })
    expect(titles()).toEqual(['a'])
  })

  test('makes no call without coins', async () => {
    const { books, service } = reading({ coins: [] })
    await expect(service.refresh()).rejects.toMatchObject({ fault: { code: 'bad-input' } })
    expect(books.service.calls).toEqual([])
  })
})
