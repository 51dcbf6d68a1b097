import { describe, expect, test, vi } from 'vitest'
import { quotes, row, watching } from './board.fixture'
import { minute } from '../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

describe('when quotes are due', () => {
  test('quotes stay due at the same time after a restart, even if a coin has no quote', async () => {
    const first = watching(['BTC', 'NOPE'])
    first.books.service.answer = () => quotes(row('BTC', 5))
    await first.board.refresh()
    const at = first.books.clock.now()
    first.closeAll()
    const next = watching(['BTC', 'NOPE'], { folder: first.folder })
    expect(next.board.board()).toMatchObject({ origin: 'cached', quotes: [{ price: 5, spark: [5] }, {}] })
    expect(next.board.needs()).toMatchObject([{ key: 'quotes', answeredAt: at }])
  })

  test('quotes are due immediately if a coin has no stored quote', async () => {
    const first = watching(['BTC'])
    first.books.service.answer = () => quotes(row('BTC', 5))
    await first.board.refresh()
    first.closeAll()
    const next = watching(['BTC', 'ETH'], { folder: first.folder })
    expect(next.board.needs()).toMatchObject([{ key: 'quotes', answeredAt: null }])
  })

  test('quotes are due again at their interval after the last response', async () => {
    const { books, board, need } = watching(['BTC'])
    books.service.answer = () => quotes(row('BTC', 5))
    await board.refresh()
    expect(need()).toMatchObject({
      key: 'quotes',
      operation: 'getData',
      everyMs: minute,
      answeredAt: books.clock.now()
    })
    expect(need()?.reserve).toBe(1)
  })

  test('loads added coins separately and immediately', async () => {
    const { books, board, need, watched } = watching(['BTC', 'ETH', 'SOL'])
    books.service.answer = () => ({ ...quotes(row('BTC', 5), row('ETH', 6), row('SOL', 7)), charged: 3 })
    await board.refresh()
    const before = books.clock.now()
    books.clock.advance(10_000)
    watched.set([...watched.coins, 'NEW', 'NOPE'])
    expect(board.needs()).toMatchObject([
      { key: 'quotes NEW NOPE', answeredAt: null, reserve: 4 },
      { key: 'quotes', answeredAt: before }
    ])
    await need()?.ask()
    expect(books.service.calls.map(({ params }) => params['symbol'])).toEqual(['BTC ETH SOL', 'NEW NOPE'])
    expect(board.needs()).toMatchObject([{ key: 'quotes', answeredAt: before }])
  })

  test('reloads a coin that was added back only if its last quote is stale', async () => {
    const { books, board, need, watched } = watching(['BTC', 'ETH'])
    books.service.answer = (_, { symbol = '' }) => ({
      ...quotes(row('BTC', 5), row('ETH', 6)),
      charged: symbol.split(' ').length
    })
    await board.refresh()
    watched.set(['BTC'])
    books.clock.advance(10_000)
    watched.set(['BTC', 'ETH'])
    expect(board.needs()).toMatchObject([{ key: 'quotes' }])
    watched.set(['BTC'])
    books.clock.advance(minute)
    await need()?.ask()
    books.clock.advance(10_000)
    watched.set(['BTC', 'ETH'])
    expect(need()).toMatchObject({ key: 'quotes ETH', answeredAt: null })
  })

  test('loads added coins at an unknown price if similar calls were below the confirmation limit', async () => {
    const twelve = Array.from({ length: 12 }, (_, place) => `C${place}`)
    for (const [charged, waits] of [
      [15, false],
      [51, true]
    ] as const) {
      const { books, board, watched } = watching(twelve)
      books.service.answer = () => ({ ...quotes(...twelve.map((coin, at) => row(coin, at + 1))), charged })
      await board.refresh()
      watched.set(twelve.slice(2))
      books.clock.advance(10 * minute)
      watched.set(twelve)
      expect(board.priceOf(twelve.slice(0, 2)).state).toBe('unknown')
      expect(board.board().waiting !== undefined).toBe(waits)
    }
  })

  test('loads a coin added during a call right after that call', async () => {
    const { books, need, watched } = watching(['BTC', 'SOL', 'ADA'])
    const waiting = books.service.holdResponses()
    const call = need()?.ask()
    watched.set([...watched.coins, 'ETH'])
    waiting[0]?.respond(quotes(row('BTC', 5), row('SOL', 6), row('ADA', 7)))
    await call
    books.clock.advance(5_000)
    expect(need()).toMatchObject({ key: 'quotes ETH', answeredAt: null })
  })

  test('waits a few seconds for further coins, to load them together', async () => {
    const { books, board, need, watched } = watching(['BTC', 'ETH', 'SOL'])
    books.service.answer = () => quotes(row('BTC', 5), row('ETH', 6), row('SOL', 7))
    await board.refresh()
    const answeredAt = books.clock.now()
    const dueAt = (): number => (need()?.answeredAt ?? 0) + minute
    for (const coin of ['A', 'B', 'C']) {
      books.clock.advance(1_000)
      watched.set([...watched.coins, coin])
      expect(dueAt()).toBe(answeredAt + 5_000)
    }
    books.clock.advance(2_000)
    expect(need()).toMatchObject({ key: 'quotes A B C', answeredAt: null })
  })
})

test('offers to load all coins that have no price in one call if auto-refresh is off', async () => {
  const { books, board } = watching(['BTC', 'ETH', 'SOL'], { everyMs: null })
  books.service.answer = () => quotes(row('BTC', 6))
  await books.calls.call('getData', { symbol: 'BTC' }, 'explorer')
  expect(board.board().waiting).toMatchObject({ coins: ['ETH', 'SOL'], isManual: true })
  books.service.answer = () => quotes(row('ETH', 5), row('SOL', 7))
  expect((await board.loadNewCoins()).waiting).toBeUndefined()
})
