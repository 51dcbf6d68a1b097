import { describe, expect, test, vi } from 'vitest'
import { quotes, row, watching } from './board.fixture'
import { minute } from '../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

describe('the need for quotes', () => {
  test('is due at once at a start, though there are numbers from before', async () => {
    const first = watching(['BTC'])
    first.books.service.answer = () => quotes(row('BTC', 5))
    await first.board.refresh()
    first.closeAll()
    const next = watching(['BTC'], { folder: first.folder })
    expect(next.board.board()).toMatchObject({ origin: 'cached', quotes: [{ price: 5, spark: [5] }] })
    expect(next.need()).toMatchObject({ key: 'quotes', answeredAt: null })
  })

  test('then has its rhythm from the last answer', async () => {
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

  test('is another one, due at once, with a coin that was added; the answer settles it', async () => {
    const { books, board, need, watched } = watching(['BTC'])
    books.service.answer = () => quotes(row('BTC', 5))
    await board.refresh()
    books.clock.advance(10_000)
    watched.coins = ['BTC', 'NEW', 'NOPE']
    expect(need()).toMatchObject({ key: 'quotes NEW NOPE', answeredAt: null })
    await need()?.ask()
    expect(need()).toMatchObject({ key: 'quotes', answeredAt: books.clock.now() })
    expect(books.service.calls).toHaveLength(2)
  })

  test('a coin that comes back after a while is asked for at once', async () => {
    const { books, board, need, watched } = watching(['BTC', 'ETH'])
    books.service.answer = () => quotes(row('BTC', 5), row('ETH', 6))
    await board.refresh()
    watched.coins = ['BTC']
    await need()?.ask()
    books.clock.advance(10_000)
    watched.coins = ['BTC', 'ETH']
    expect(need()).toMatchObject({ key: 'quotes ETH', answeredAt: null })
  })

  test('a coin added while the call is under way is asked for next', async () => {
    const { books, need, watched } = watching(['BTC'])
    const waiting = books.service.byHand()
    const asked = need()?.ask()
    watched.coins = ['BTC', 'ETH']
    waiting[0]?.tell(quotes(row('BTC', 5)))
    await asked
    books.clock.advance(5_000)
    expect(need()).toMatchObject({ key: 'quotes ETH', answeredAt: null })
  })

  test('waits a little for more where coins are added one after another: each call pays for all', async () => {
    const { books, board, need, watched } = watching(['BTC'])
    books.service.answer = () => quotes(row('BTC', 5))
    await board.refresh()
    const answeredAt = books.clock.now()
    const dueAt = (): number => (need()?.answeredAt ?? 0) + minute
    for (const coin of ['A', 'B', 'C']) {
      books.clock.advance(1_000)
      watched.coins = [...watched.coins, coin]
      expect(dueAt()).toBe(answeredAt + 5_000)
    }
    books.clock.advance(2_000)
    expect(need()).toMatchObject({ key: 'quotes A B C', answeredAt: null })
  })
})
