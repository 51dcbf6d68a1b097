import { expect, test, vi } from 'vitest'
import { quotes, row, watching } from './board.fixture'
import { minute, second } from '../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

type Watching = ReturnType<typeof watching>

async function quoted(): Promise<Watching> {
  const watched = watching(['BTC', 'ETH'])
  watched.books.service.answer = () => quotes(row('BTC', 100), row('ETH', 50))
  await watched.board.refresh()
  watched.books.clock.advance(20 * second)
  return watched
}

function loadCandle({ books, board, candles }: Watching, close: number, openedMs = minute): void {
  const fetchedAt = books.clock.now()
  const time = fetchedAt - openedMs
  const bars = [{ time, open: close, high: close, low: close, close, volume: 1 }]
  candles.merge('BTC', '1h', { bars, fetchedAt, operation: 'getTimeframeOHLC', requestedFrom: time })
  board.candlesChanged('BTC')
}

test('shows the close of a candle that was loaded after the quote', async () => {
  const watched = await quoted()
  const { board, books, shown } = watched
  const received: unknown[] = []
  board.changed.on(({ quotes: all }) => received.push(all[0]?.price))
  loadCandle(watched, 101)
  const newest = { price: 101, priceText: '101', fetchedAt: books.clock.now(), priceOrigin: 'candle' }
  expect(shown('BTC')).toMatchObject({ ...newest, changePercent: 0.5, at: null })
  expect(board.quote('BTC')).toMatchObject(newest)
  expect(received).toEqual([101])
  expect(board.quoteOnly('BTC')).toMatchObject({ price: 100 })
  expect(shown('ETH')).toMatchObject({ price: 50 })
})

test('shows the quote again once it is newer than the candle', async () => {
  const watched = await quoted()
  loadCandle(watched, 101)
  watched.books.clock.advance(second)
  await watched.board.refresh()
  expect(watched.shown('BTC')).toMatchObject({ price: 100, priceText: '100' })
  expect(watched.shown('BTC')).not.toHaveProperty('priceOrigin')
})

test('ignores a close from before the quote, and one that can’t be the same coin’s', async () => {
  const watched = await quoted()
  loadCandle(watched, 101, 2 * 60 * minute)
  expect(watched.shown('BTC')).toMatchObject({ price: 100 })
  loadCandle(watched, 300)
  expect(watched.shown('BTC')).toMatchObject({ price: 100 })
})

test('shows a newer price from the list of the largest coins, unless it is in another currency', async () => {
  const { board, books, shown } = await quoted()
  books.service.answer = () => quotes(row('BTC', 102), row('ETH', 51), row('SOL', 7))
  const listed: (readonly [string, number])[][] = []
  board.pricesListed.on(({ prices }) => listed.push([...prices]))
  await books.calls.call('getTop', { top: '3' }, 'market')
  expect(shown('BTC')).toMatchObject({ price: 102, priceOrigin: 'list' })
  expect(listed).toEqual([
    [
      ['BTC', 102],
      ['ETH', 51]
    ]
  ])
  expect(board.quote('ETH')).toMatchObject({ price: 51 })
  books.clock.advance(second)
  books.service.answer = () => quotes(row('BTC', 100, { currency: 'USD' }))
  await board.refresh()
  books.clock.advance(second)
  books.service.answer = () => quotes(row('BTC', 90, { currency: 'EUR' }))
  await books.calls.call('getTop', { top: '3' }, 'market')
  expect(shown('BTC')).toMatchObject({ price: 100 })
})
