import { expect, test, vi } from 'vitest'
import { quotes, row, watching } from './board.fixture'
import { second } from '../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

async function refreshed(coins: readonly string[]): Promise<ReturnType<typeof watching>> {
  const watched = watching(coins)
  watched.books.service.answer = () => quotes(...coins.map(coin => row(coin, 5)))
  await watched.board.refresh()
  watched.books.clock.advance(20 * second)
  return watched
}

test('shows a quote loaded by the explorer, however the coin was typed', async () => {
  const { books, board, shown } = await refreshed(['BTC', 'ETH'])
  let received = 0
  board.changed.on(() => received++)
  books.service.answer = () => quotes(row('BTC', 6), row('SOL', 7))
  await books.calls.call('getData', { symbol: 'btc SOL' }, 'explorer')
  expect(shown('BTC')).toMatchObject({ price: 6, fetchedAt: books.clock.now() })
  expect(shown('ETH')).toMatchObject({ price: 5, fetchedAt: books.clock.now() - 20 * second })
  expect([board.quote('SOL').price, board.quote('btc').price, received]).toEqual([null, null, 1])
})

test('postpones the next refresh after another feature loaded every coin', async () => {
  const { books, need } = await refreshed(['BTC', 'ETH'])
  books.service.answer = () => quotes(row('BTC', 6), row('ETH', 6))
  await books.calls.call('getData', { symbol: 'BTC ETH' }, 'explorer')
  expect(need()?.answeredAt).toBe(books.clock.now())
})

test('doesn’t postpone the next refresh after another feature loaded one coin', async () => {
  const { books, board, need } = await refreshed(['BTC', 'ETH'])
  const before = books.clock.now() - 20 * second
  books.service.answer = () => quotes(row('BTC', 6))
  await books.calls.call('getData', { symbol: 'BTC' }, 'explorer')
  expect([need()?.answeredAt, board.board().fetchedAt]).toEqual([before, before])
  const waiting = books.service.holdResponses()
  const refresh = board.refresh()
  const explored = books.calls.call('getData', { symbol: 'BTC' }, 'explorer')
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  waiting[1]?.respond(quotes(row('BTC', 7)))
  await explored
  const received: unknown[] = []
  board.changed.on(({ quotes: all }) => received.push(all[0]?.price))
  waiting[0]?.respond({ fault: 'offline' })
  await expect(refresh).rejects.toThrow()
  expect([need()?.answeredAt, board.board().fetchedAt]).toEqual([before, before])
  expect([board.quote('BTC').price, received]).toEqual([7, [7]])
})

test('doesn’t mark the board as live after a single price', async () => {
  const { books, board, shown } = watching(['BTC', 'ETH'])
  books.service.answer = () => quotes(row('BTC', 6))
  await books.calls.call('getData', { symbol: 'BTC' }, 'explorer')
  expect(board.board()).toMatchObject({ origin: 'cached', fetchedAt: null })
  expect(shown('BTC')?.price).toBe(6)
})

test('a response for some of the coins neither adds nor clears the unreadable notice', async () => {
  const { books, board, shown, savedResponses } = await refreshed(['BTC', 'X1', 'X2'])
  books.service.answer = () => quotes()
  await books.calls.call('getData', { symbol: 'X1 X2' }, 'explorer')
  expect([board.board().unread, shown('X1')?.missing, savedResponses]).toEqual([undefined, false, []])
  await board.refresh().catch(() => undefined)
  expect(board.board().unread?.missing).toBe('rows')
  books.service.answer = () => quotes(row('BTC', 6))
  await books.calls.call('getData', { symbol: 'BTC' }, 'explorer')
  expect(board.board().unread?.missing).toBe('rows')
})

test('reports no unreadable response while it searches for a refused coin', async () => {
  const { books, board, shown, need } = watching(['BTC', 'ETH', 'SOL', 'X1', 'X2', 'BAD'])
  books.service.answer = (_, { symbol = '' }) => {
    const coins = symbol.split(' ')
    if (coins.includes('BAD')) return { fault: 'refused' }
    return quotes(...coins.filter(coin => !coin.startsWith('X')).map(coin => row(coin, 5)))
  }
  await board.refresh()
  expect(board.board().unread).toBeUndefined()
  expect([shown('X1')?.missing, shown('BAD')?.missing, shown('SOL')?.price]).toEqual([true, true, 5])
  expect(need()).toMatchObject({ key: 'quotes', answeredAt: books.clock.now() })
})

test('a listener that throws makes the refresh fail', async () => {
  const { board } = await refreshed(['BTC'])
  const stop = board.pricesUpdated.on(() => {
    throw new Error('ours')
  })
  await expect(board.refresh()).rejects.toThrow('ours')
  stop()
  await expect(board.refresh()).resolves.toMatchObject({ origin: 'live' })
})

test('clears a coin’s refusal once another feature loads its price', async () => {
  const { books, shown } = await refreshed(['BTC', 'ETH'])
  books.refused.setAside('getData', [{ coin: 'ETH', said: 'No such coin' }])
  books.service.answer = () => quotes(row('ETH', 6))
  await books.calls.call('getData', { symbol: 'ETH' }, 'explorer')
  expect(shown('ETH')).toMatchObject({ price: 6, missing: false, refused: null })
})

test('ignores prices from a single exchange', async () => {
  const { books, shown } = await refreshed(['BTC'])
  books.service.answer = () => quotes(row('BTC', 9))
  await books.calls.call('getData', { symbol: 'BTC kraken' }, 'explorer')
  expect(shown('BTC')?.price).toBe(5)
  await books.calls.call('getData', { symbol: 'BTC btc' }, 'explorer')
  expect(shown('BTC')?.price).toBe(9)
})

test('doesn’t use a price on one exchange as the coin’s price', async () => {
  const { books, shown } = await refreshed(['BTC'])
  books.service.answer = () => quotes(row('BTC', 9, { exchange: 'kraken' }), row('BTC', 6))
  await books.calls.call('getData', { symbol: 'BTC@kraken BTC' }, 'explorer')
  expect(shown('BTC')?.price).toBe(6)
})

test('ignores unwatched coins, failures and other operations', async () => {
  const { books, board } = await refreshed(['BTC'])
  const before = board.board()
  let received = 0
  board.changed.on(() => received++)
  books.service.answer = () => quotes(row('SOL', 7))
  await books.calls.call('getData', { symbol: 'SOL' }, 'explorer')
  await books.calls.call('getNews', { symbol: 'BTC' }, 'explorer')
  books.service.answer = () => ({ fault: 'offline' })
  await books.calls.call('getData', { symbol: 'BTC' }, 'explorer')
  expect([board.board(), received]).toEqual([before, 0])
})
