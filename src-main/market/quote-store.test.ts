import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceDoubts } from '../../src-shared/contract/market'
import { openCache } from '../platform/storage/temp-storage.fixture'
import { nothingKnown, QuoteStore, type StoredQuote } from './quote-store'

const answeredAt = Date.UTC(2026, 0, 10)

const usual: StoredQuote = {
  symbol: 'ADA',
  price: 0.439365,
  priceText: '0.439365',
  low: 0.427816,
  high: 0.472816,
  changePercent: -4.4,
  at: answeredAt - 466,
  fetchedAt: answeredAt,
  exchange: 'binance',
  currency: null,
  missing: false
}

test('returns every quote as it was written', () => {
  const number = fc.option(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()))
  // JSON has no negative zero.
  const value = number.map(some => (some === 0 ? 0 : some))
  const quote = fc.record({
    price: value,
    priceText: fc.option(fc.constantFrom('0.43', '1e3', 'null', '0', '')),
    low: value,
    high: value,
    changePercent: value,
    at: fc.option(fc.nat()),
    fetchedAt: fc.constantFrom(null, answeredAt, answeredAt - 1, 5),
    exchange: fc.option(fc.string()),
    currency: fc.option(fc.string()),
    missing: fc.boolean(),
    doubt: fc.option(fc.constantFrom(...priceDoubts))
  })
  fc.assert(
    fc.property(quote, ({ doubt, ...part }) => {
      const written: StoredQuote = { ...usual, ...part, ...(doubt && { doubt }) }
      const plain: StoredQuote = { ...written, priceText: String(written.price) }
      const store = new QuoteStore(openCache())
      store.write([written, { ...plain, symbol: 'BTC' }, nothingKnown('ETH')], answeredAt)
      const read = store.all()
      expect(read).toEqual(
        [written, { ...plain, symbol: 'BTC' }, nothingKnown('ETH')].map(entry => ({ ...entry, answeredAt }))
      )
    }),
    { numRuns: 50 }
  )
})

test('stores a usual quote without names and repetitions', () => {
  const database = openCache()
  new QuoteStore(database).write([usual], answeredAt)
  expect(database.prepare('SELECT value FROM quote').get()).toEqual({
    value: `[0.439365,0,0.427816,0.472816,-4.4,${answeredAt - 466},0,"binance"]`
  })
})

test('reads quotes stored by an earlier version', () => {
  const database = openCache()
  database
    .prepare('INSERT INTO quote (coin, value, fetched_at, missing) VALUES (?, ?, ?, 0)')
    .run('ADA', JSON.stringify(usual), answeredAt)
  expect(new QuoteStore(database).all()).toEqual([{ ...usual, answeredAt }])
})

test('discards an entry that is no quote', () => {
  const database = openCache()
  new QuoteStore(database).write([usual, { ...usual, symbol: 'BTC' }], answeredAt)
  database.exec(`UPDATE quote SET value = '[7]' WHERE coin = 'ADA'`)
  expect(new QuoteStore(database).all().map(({ symbol }) => symbol)).toEqual(['BTC'])
})
