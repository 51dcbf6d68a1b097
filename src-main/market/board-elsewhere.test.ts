import { expect, test, vi } from 'vitest'
import { quotes, row, watching } from './board.fixture'
import { minute, second } from '../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

async function refreshed(coins: readonly string[]): Promise<ReturnType<typeof watching>> {
  const watched = watching(coins)
  watched.books.service.answer = () => quotes(...coins.map(coin => row(coin, 5)))
  await watched.board.refresh()
  watched.books.clock.advance(20 * second)
  return watched
}

test('a quote that the explorer asked for is shown in the watchlist, however its coin was typed', async () => {
  const { books, board, shown } = await refreshed(['BTC', 'ETH'])
  let told = 0
  board.changed.on(() => told++)
  books.service.answer = () => quotes(row('BTC', 6), row('SOL', 7))
  await books.calls.call('getData', { symbol: 'btc SOL' }, 'explorer')
  expect(shown('BTC')).toMatchObject({ price: 6, fetchedAt: books.clock.now() })
  expect(shown('ETH')).toMatchObject({ price: 5, fetchedAt: books.clock.now() - 20 * second })
  expect([board.quote('SOL').price, board.quote('btc').price, told]).toEqual([null, null, 1])
})

test('one about some coins does not put off the next turn of all, one about all does', async () => {
  const { books, board, need } = await refreshed(['BTC', 'ETH'])
  const before = books.clock.now() - 20 * second
  books.service.answer = () => quotes(row('BTC', 6))
  await books.calls.call('getData', { symbol: 'BTC' }, 'explorer')
  expect([need()?.answeredAt, board.board().fetchedAt]).toEqual([before, before])
  books.service.answer = () => quotes(row('ETH', 6), row('BTC', 6), row('SOL', 7))
  await books.calls.call('getData', { symbol: 'ETH SOL BTC' }, 'explorer')
  expect(need()).toMatchObject({ key: 'quotes', everyMs: minute, answeredAt: books.clock.now() })
})

test('a coin is no answer to one of an exchange that was asked for beside it', async () => {
  const { books, shown } = await refreshed(['BTC'])
  books.service.answer = () => quotes(row('BTC', 9, { exchange: 'kraken' }), row('BTC', 6))
  await books.calls.call('getData', { symbol: 'BTC@kraken BTC' }, 'explorer')
  expect(shown('BTC')?.price).toBe(6)
})

test('an answer about no coin that is watched, a failure, and other operations change nothing', async () => {
  const { books, board } = await refreshed(['BTC'])
  const before = board.board()
  let told = 0
  board.changed.on(() => told++)
  books.service.answer = () => quotes(row('SOL', 7))
  await books.calls.call('getData', { symbol: 'SOL' }, 'explorer')
  await books.calls.call('getNews', { symbol: 'BTC' }, 'explorer')
  books.service.answer = () => ({ fault: 'offline' })
  await books.calls.call('getData', { symbol: 'BTC' }, 'explorer')
  expect([board.board(), told]).toEqual([before, 0])
})
