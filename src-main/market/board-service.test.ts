import { describe, expect, test, vi } from 'vitest'
import type { Board } from '../../src-shared/contract/market'
import type { TestOutcome } from '../credits/fake-service.fixture'
import { FaultError } from '../platform/faults/fault-error'
import { faultOf } from '../platform/faults/fault'
import { openCache } from '../platform/storage/temp-storage.fixture'
import type { PriceUpdate } from './board-service'
import { quotes, row, watching } from './board.fixture'
import { minute } from '../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

describe('a refresh', () => {
  test('makes one call for any number of coins, and shows the response', async () => {
    const { books, board, shown } = watching(['BTC', 'ETH', 'BTC@kraken'])
    const at = Date.UTC(2026, 5, 10, 14, 59)
    books.service.answer = () =>
      quotes(
        row('ETH', 3.5),
        row('BTC', 68_078, { low: 67_960.52, high: 69_194.3, changePercent: -0.65, at })
      )
    const received: Board[] = []
    board.changed.on(state => received.push(state))
    const state = await board.refresh()
    expect(books.service.calls).toEqual([{ operation: 'getData', params: { symbol: 'BTC ETH BTC@kraken' } }])
    expect(state).toMatchObject({ origin: 'live', fetchedAt: books.clock.now() })
    expect(state.quotes.map(quote => [quote.symbol, quote.price, quote.missing])).toEqual([
      ['BTC', 68_078, false],
      ['ETH', 3.5, false],
      ['BTC@kraken', 68_078, false]
    ])
    expect(shown('BTC')).toMatchObject({
      name: 'Bitcoin',
      priceText: '68078',
      low: 67_960.52,
      changePercent: -0.65,
      at,
      fetchedAt: books.clock.now(),
      spark: [68_078]
    })
    expect(received).toEqual([state])
  })

  test('marks coins missing from the response, and keeps their last values', async () => {
    const { books, board, shown } = watching(['BTC', 'NOPE'])
    books.service.answer = () => quotes(row('BTC', 5), row('NOPE', 7))
    await board.refresh()
    const before = books.clock.now()
    books.clock.advance(minute)
    books.service.answer = () => quotes(row('BTC', 6))
    await board.refresh()
    expect(shown('NOPE')).toMatchObject({ missing: true, price: 7, fetchedAt: before, spark: [7] })
    expect(shown('BTC')).toMatchObject({ missing: false, price: 6 })
    books.service.answer = () => quotes(row('BTC', 6), row('NOPE', 8))
    await board.refresh()
    expect(shown('NOPE')).toMatchObject({ missing: false, price: 8 })
  })

  test('marks a refused coin with the service’s message, and updates the other coins', async () => {
    const { books, board, shown, need } = watching(['BTC', 'ETH', 'NOPE'])
    const fault = faultOf('refused', { operation: 'getData', said: 'NOPE is no coin' })
    books.service.answer = (_, { symbol = '' }) =>
      symbol.includes('NOPE') ? { fault } : quotes(...symbol.split(' ').map(coin => row(coin, 5)))
    await board.refresh()
    expect([shown('BTC')?.price, shown('ETH')?.price, shown('NOPE')?.price]).toEqual([5, 5, null])
    expect(shown('NOPE')).toMatchObject({ missing: true, refused: { said: 'NOPE is no coin' } })
    expect(shown('BTC')).toMatchObject({ missing: false, refused: null })
    // The refused coin doesn't count as newly added, so it doesn't get an earlier call of its own.
    expect(need()).toMatchObject({ key: 'quotes', answeredAt: books.clock.now() })
    expect((await need()?.ask())?.fault).toBeNull()
    expect(books.service.calls.at(-1)?.params).toEqual({ symbol: 'BTC ETH' })
  })

  test('shows the coins loaded before a rate limit ended the search for a refused coin', async () => {
    const { books, board, shown } = watching(['BTC', 'ETH', 'SOL', 'NOPE'])
    let answers = 0
    books.service.answer = (_, { symbol = '' }) => {
      if (symbol.includes('NOPE')) return { fault: answers > 0 ? 'limited' : 'refused' }
      answers++
      return quotes(...symbol.split(' ').map(coin => row(coin, 5)))
    }
    await expect(board.refresh()).rejects.toThrow('limited')
    expect([shown('BTC')?.price, shown('ETH')?.price, shown('NOPE')?.refused]).toEqual([5, 5, null])
  })

  test('shows null for a number missing from the response, never 0 or the old value', async () => {
    const { books, board, shown } = watching(['BTC'])
    books.service.answer = () => quotes(row('BTC', 5, { low: 4 }))
    await board.refresh()
    books.service.answer = () => quotes(row('BTC', 6, { changePercent: null }))
    await board.refresh()
    expect(shown('BTC')).toMatchObject({ price: 6, low: null, changePercent: null, missing: false })
  })

  test.each([null, 0, -37.63])(
    'keeps the last values and their age if the price is %s, and marks the quote',
    async price => {
      const { books, board, shown } = watching(['BTC', 'ETH'])
      const before = books.clock.now()
      books.service.answer = () => quotes(row('BTC', 5, { low: 4 }), row('ETH', price))
      await board.refresh()
      expect(shown('ETH')).toMatchObject({ price: null, doubt: 'unread', missing: false, fetchedAt: before })
      books.clock.advance(minute)
      books.service.answer = () => quotes(row('BTC', price, { low: 3 }), row('ETH', 6))
      await board.refresh()
      const stored = { price: 5, priceText: '5', low: 4, fetchedAt: before, spark: [5] }
      expect(shown('BTC')).toMatchObject({ ...stored, doubt: 'unread', missing: false })
      expect(shown('ETH')).not.toHaveProperty('doubt')
    }
  )

  test('publishes a doubtful price only after the next quote confirms it', async () => {
    const first = watching(['BTC', 'ETH'])
    const { books, board, shown } = first
    const published: (readonly [string, number])[][] = []
    board.pricesUpdated.on(({ prices }) => published.push([...prices]))
    const tell = async (price: number): Promise<void> => {
      books.service.answer = () => quotes(row('BTC', price), row('ETH', 6, { at: 5 }))
      await board.refresh()
      books.clock.advance(minute)
    }
    for (const price of [5, 500]) await tell(price)
    expect(shown('BTC')).toMatchObject({ price: 500, doubt: 'leap', spark: [5] })
    expect(shown('ETH')).toMatchObject({ price: 6, doubt: 'old', spark: [] })
    await tell(510)
    expect(published).toEqual([[['BTC', 5]], [], [['BTC', 510]]])
    await tell(5)
    const next = watching(['BTC'], { folder: first.folder })
    expect(next.shown('BTC')).toMatchObject({ price: 5, doubt: 'leap' })
  })

  test('reports that prices are old if all of them have old timestamps', async () => {
    const { books, board } = watching(['BTC', 'ETH', 'NOPE'])
    const old = books.clock.now() - 37 * 60 * minute
    expect(board.board()).not.toHaveProperty('areOld')
    books.service.answer = () => quotes(row('BTC', 5, { at: old }), row('ETH', 6, { at: old }))
    expect(await board.refresh()).toMatchObject({ areOld: true })
    books.service.answer = () => quotes(row('BTC', 5, { at: old }), row('ETH', 6, { at: books.clock.now() }))
    expect(await board.refresh()).not.toHaveProperty('areOld')
  })

  test.each<[string, TestOutcome, string]>([
    ['has rows without a price', quotes(row('BTC', null), row('ETH', null)), 'price'],
    ['names other coins in every row', quotes(row('bitcoin', 5), row('ether', 4)), 'coin'],
    ['names no coin in any row', { answer: { kind: 'quotes', data: [], dropped: 2 } }, 'coin'],
    ['has no rows', quotes(), 'rows'],
    ['is of no known shape', {}, 'rows']
  ])('reports and saves a response that can’t be shown because it %s', async (_, outcome, missingPart) => {
    const { books, board, savedResponses } = watching(['BTC', 'ETH'])
    books.service.answer = () => ({ ...outcome, charged: 2, body: 'as it came' })
    await board.needs()[0]?.ask()
    const unread = { missing: missingPart, charged: 2, symbol: 'BTC ETH', at: books.clock.now() }
    expect(board.board().unread).toEqual(unread)
    expect(savedResponses).toEqual([{ body: 'as it came', symbol: 'BTC ETH' }])
    books.service.answer = () => quotes(row('BTC', 5), row('ETH', null))
    await board.refresh()
    expect(board.board()).not.toHaveProperty('unread')
  })

  test('rejects with the reason if it fails, and leaves the board unchanged', async () => {
    const { books, board } = watching(['BTC'])
    books.service.answer = () => quotes(row('BTC', 5))
    const before = await board.refresh()
    books.service.answer = () => ({ fault: 'offline' })
    await expect(board.refresh()).rejects.toThrow(FaultError)
    expect(board.board()).toEqual(before)
  })

  test('reports an unreadable response, which was charged', async () => {
    const { books, board } = watching(['BTC'])
    books.service.answer = () => ({})
    await expect(board.refresh()).rejects.toMatchObject({
      fault: { code: 'unreadable', operation: 'getData' }
    })
  })

  test('makes no call without coins', async () => {
    const { books, board, need } = watching([])
    await expect(board.refresh()).rejects.toMatchObject({ fault: { code: 'bad-input' } })
    expect(need()).toBeUndefined()
    expect(books.service.calls).toEqual([])
  })

  test('publishes only usable prices', async () => {
    const { books, board } = watching(['BTC', 'ETH', 'BAD'])
    const updates: PriceUpdate[] = []
    board.pricesUpdated.on(prices => updates.push(prices))
    books.service.answer = () => quotes(row('BTC', 5), row('ETH', null), row('BAD', 0))
    await board.refresh()
    expect(updates).toEqual([{ at: books.clock.now(), prices: new Map([['BTC', 5]]) }])
  })
})

test('discards a quote with a corrupt cache entry, and shows the others', async () => {
  const first = watching(['BTC', 'ETH'])
  first.books.service.answer = () => quotes(row('BTC', 5), row('ETH', 6))
  await first.board.refresh()
  first.closeAll()
  const database = openCache(first.folder)
  database.prepare(`UPDATE quote SET value = '{"symbol":"BT' WHERE coin = 'BTC'`).run()
  database.close()
  const next = watching(['BTC', 'ETH'], { folder: first.folder })
  expect([next.shown('BTC')?.price, next.shown('ETH')?.price]).toEqual([null, 6])
})

test('loads a thousand coins', async () => {
  const coins = Array.from({ length: 1000 }, (_, index) => `COIN${index}`)
  const { books, board } = watching(coins)
  books.service.answer = () => quotes(...coins.map((coin, index) => row(coin, index + 1)))
  await board.refresh()
  expect(board.board().quotes).toHaveLength(1000)
})

test('publishes the board once when the price of a refresh changes', async () => {
  const { books, board, closeAll } = watching(['BTC'])
  const received: Board[] = []
  board.board()
  board.changed.on(state => received.push(state))
  board.publishPrice()
  expect(received).toEqual([])
  books.credits.setUserPrice('getData', { per: 'call', credits: 33 })
  board.publishPrice()
  board.publishPrice()
  expect(received.map(({ price }) => price.credits)).toEqual([33])
  closeAll()
})
