import { describe, expect, test, vi } from 'vitest'
import { openBooks, type TestOutcome } from '../credits/fake-service.fixture'
import type { CoinRow } from '../service/api/answers/answer'
import { openCache, tempFolder } from '../platform/storage/temp-storage.fixture'
import { CoinList } from './coin-list'
import { day } from '../../src-shared/time'

vi.setConfig({ testTimeout: 30_000 })

const coin = (symbol: string, name: string | null = null, source: string | null = 'binance'): CoinRow => ({
  symbol,
  name,
  source
})
const coins = (...rows: CoinRow[]): TestOutcome => ({ answer: { kind: 'coins', data: rows, dropped: 0 } })

function listing(folder = tempFolder()) {
  const books = openBooks()
  const database = openCache(folder)
  const list = new CoinList({ calls: books.calls, credits: books.credits, database, everyMs: () => 7 * day })
  const load = (...rows: CoinRow[]) => {
    books.service.answer = () => coins(...rows)
    return list.load()
  }
  const find = (text: string, limit = 10) => list.search({ text, limit }).map(({ symbol }) => symbol)
  return { books, database, folder, list, load, find }
}

describe('the coin list', () => {
  test('the coin list survives a restart and is reloaded after a week', async () => {
    const first = listing()
    expect(first.list.state()).toMatchObject({ count: 0, fetchedAt: null, price: { state: 'unknown' } })
    expect(first.list.needs()[0]).toMatchObject({ operation: 'getCryptoList', answeredAt: null })
    await first.load(coin('BTC', 'Bitcoin'), coin('ETH', 'Ethereum'))
    first.database.close()
    const { list, books, find } = listing(first.folder)
    expect(list.state()).toMatchObject({ count: 2, fetchedAt: books.clock.now() })
    expect(list.needs()[0]).toMatchObject({ everyMs: 7 * day, answeredAt: books.clock.now() })
    expect(find('bit')).toEqual(['BTC'])
  })

  test('lists coins that share a symbol separately, each with its own name', async () => {
    const { list, load } = listing()
    await load(
      ...[
        coin('BOND', 'Bonded Finance', null),
        coin('BOND', 'BarnBridge', null),
        coin('BTC', 'Bitcoin', null)
      ],
      // The same coin under two names.
      ...[coin('XRP', 'Ripple', 'kraken'), coin('XRP', 'XRP Ledger', 'binance')]
    )
    expect(list.search({ text: 'bond', limit: 10 })).toEqual([
      { symbol: 'BOND', name: 'Bonded Finance', source: null, isTwin: true },
      { symbol: 'BOND', name: 'BarnBridge', source: null, isTwin: true }
    ])
    expect(list.search({ text: 'xrp', limit: 10 })).toEqual([
      { symbol: 'XRP', name: 'Ripple', source: 'kraken' }
    ])
    expect([list.nameOf('BOND'), list.nameOf('BTC'), list.nameOf('XRP')]).toEqual([null, 'Bitcoin', 'Ripple'])
  })

  test('finds the coins that aren’t in the list', async () => {
    const { list, load } = listing()
    expect(list.unlisted(['NOSUCH'])).toEqual([])
    await load(coin('BTC'), coin('ETH'))
    expect(list.unlisted(['BTC', 'BTC@binance', 'eth', 'NOSUCH', 'NOSUCH@binance'])).toEqual([
      'NOSUCH',
      'NOSUCH@binance'
    ])
  })

  test('finds the start of a coin’s history, even for a coin at an exchange', async () => {
    const first = listing()
    expect(first.list.historySince('BTC')).toBeNull()
    await first.load(
      { ...coin('BTC'), historySince: 5 * day },
      { ...coin('BTC', null, 'okx'), historySince: 3 * day },
      coin('ETH')
    )
    first.database.close()
    const { list } = listing(first.folder)
    expect(['BTC', 'BTC@okx', 'ETH', 'SOL'].map(one => list.historySince(one))).toEqual([
      ...[3 * day, 3 * day],
      ...[null, null]
    ])
    expect(list.search({ text: 'btc', limit: 1 })).toEqual([{ symbol: 'BTC', name: '', source: 'binance' }])
  })

  test('the coin list is replaced completely by a newer list', async () => {
    const { list, load, find } = listing()
    await load(coin('OLD'), coin('BTC'))
    await load(coin('BTC'), coin('NEW'))
    expect([list.state().count, find('o'), find('new')]).toEqual([2, [], ['NEW']])
  })

  test('the coin list is stored when any feature loads it', async () => {
    const { books, list, find } = listing()
    let changes = 0
    list.changed.on(() => changes++)
    books.service.answer = () => coins(coin('BTC', 'Bitcoin'))
    await books.calls.call('getCryptoList', {}, 'explorer')
    expect([list.state().count, find('bit'), changes]).toEqual([1, ['BTC'], 1])
  })

  test('the coin list stays unchanged after an empty or unreadable response', async () => {
    const { books, list, load } = listing()
    await load(coin('BTC'))
    await load()
    books.service.answer = () => ({})
    await expect(list.load()).rejects.toMatchObject({ fault: { code: 'unreadable' } })
    books.service.answer = () => ({ fault: 'offline' })
    await expect(list.load()).rejects.toMatchObject({ fault: { code: 'offline' } })
    expect(list.state().count).toBe(1)
  })

  test('finds the first name of a coin, even for a coin at an exchange', async () => {
    const { list, load } = listing()
    await load(coin('BTC', ''), coin('BTC', 'Bitcoin', 'kraken'), coin('BTC', 'Other', 'x'), coin('XYZ', ''))
    expect(['BTC', 'BTC@kraken', 'XYZ', 'NOPE', 'constructor'].map(symbol => list.nameOf(symbol))).toEqual([
      'Bitcoin',
      'Bitcoin',
      null,
      null,
      null
    ])
  })
})

describe('a search', () => {
  test('a search lists exact symbols first, then symbol prefixes, then names', async () => {
    const { load, find } = listing()
    await load(
      coin('WBTC', 'Wrapped Bitcoin'),
      coin('XETH', 'Ethernity'),
      coin('ETHW', 'EthereumPoW'),
      coin('ABC', 'Ether Classic'),
      coin('ETH', 'Ethereum'),
      coin('SETH', 'Staked')
    )
    expect(find('eth')).toEqual(['ETH', 'ETHW', 'XETH', 'ABC', 'SETH'])
    expect(find(' ETH ')).toEqual(find('eth'))
    expect(find('eth', 2)).toEqual(['ETH', 'ETHW'])
    expect(find('bitcoin')).toEqual(['WBTC'])
    expect(find('zzz')).toEqual([])
  })

  test('shows each symbol once, with its name', async () => {
    const { list, load } = listing()
    await load(coin('ABC', ''), coin('ABC', 'Alphabet', 'kraken'), coin('XALP', 'X'))
    expect(list.search({ text: 'alph', limit: 10 })).toEqual([
      { symbol: 'ABC', name: 'Alphabet', source: 'kraken' }
    ])
    expect(list.search({ text: 'abc', limit: 10 })[0]?.name).toBe('Alphabet')
  })

  test('shows the start of the list for an empty text', async () => {
    const { load, find } = listing()
    await load(coin('B'), coin('A'), coin('C'))
    expect(find('', 2)).toEqual(['B', 'A'])
  })

  test('treats the input as text, not as a pattern', async () => {
    const { load, find } = listing()
    await load(coin('A.B', 'Dot.'), coin('AXB', 'Ex'))
    expect(find('a.b')).toEqual(['A.B'])
    expect(find('.*')).toEqual([])
    expect(find('%')).toEqual([])
  })
})
