import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Trace } from '../reader/trace'
import { requestOf } from './call-request'
import { decodeQuotes, decodeTop } from './quotes'
import { decoded, oneOf, ways, written } from './round-trip.fixture'
import { coin, epoch, maybePercent, maybePrice, price, renamed } from './shapes.fixture'

const named = ['price', 'low', 'high', 'changePercent', 'volume'] as const
const quotes = fc.uniqueArray(
  fc.record({
    symbol: coin,
    price,
    low: maybePrice,
    high: maybePrice,
    changePercent: maybePercent,
    at: epoch,
    volume: maybePrice,
    exchange: fc.constantFrom('binance', null)
  }),
  { selector: row => row.symbol, minLength: 1 }
)

const withoutField = (row: object, left: string | null): object =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([field]) => field !== left)
      .map(([field, value]: [string, unknown]) => [
        field,
        field === 'text' ? withoutField(value as object, left) : value
      ])
  )

test('reads quotes from rows and from objects keyed by coin', () => {
  const names = {
    low: 'lowest',
    high: 'highest',
    changePercent: 'daily_change_percentage',
    at: 'date',
    exchange: 'source_exchange'
  }
  fc.assert(
    fc.property(quotes, ways, (rows, drawn) => {
      const list = renamed(written(rows, drawn), { ...names, price: oneOf(drawn.pick, 'last', 'price') })
      const keyed = Object.fromEntries(
        rows.map((row, index) => [row.symbol, { ...list[index], symbol: undefined }])
      )
      const body = drawn.pick % 3 === 0 ? drawn.wrap(keyed) : drawn.wrapList(list)
      const trace = new Trace()
      const request = requestOf({ symbol: rows.map(row => row.symbol).join(' ') })
      const answer = decodeQuotes(JSON.parse(JSON.stringify(body)), request, trace)
      if (answer?.kind !== 'quotes') throw new Error('not recognised')
      const nothing = { currency: null, marketCap: null, rank: null, name: null }
      // A change that is read as a fraction is marked as doubtful and may differ, so it isn't compared.
      const open = trace.doubts.some(({ code }) => code === 'unit') ? 'changePercent' : null
      const known = named.filter(field => field !== open)
      expect(answer.data.map(row => withoutField(row, open))).toEqual(
        rows.map(row => ({
          ...withoutField(row, open),
          ...nothing,
          text: Object.fromEntries(
            known.filter(field => row[field] !== null).map(field => [field, String(row[field])])
          )
        }))
      )
    }),
    { numRuns: 150 }
  )
})

test('ranks the top coins by position if the response contains no ranks', () => {
  fc.assert(
    fc.property(fc.array(price, { minLength: 1 }), prices => {
      const answer = decodeTop(
        { result: prices.map((last, index) => ({ symbol: `C${index}`, last })) },
        requestOf({})
      )
      expect(answer?.kind === 'quotes' && answer.data.map(row => row.rank)).toEqual(
        prices.map((_, index) => index + 1)
      )
    })
  )
})

test('drops rows without a symbol', () => {
  const answer = decoded('quotes', { data: [{ last: 1 }, { symbol: 'BTC', last: 2 }] })
  expect(answer).toMatchObject({ data: [{ symbol: 'BTC', price: 2 }], dropped: 1 })
  expect(decoded('quotes', { data: [{ last: 1 }, { last: 2 }] })).toBeNull()
})

test('doesn’t read a change in money as a percentage', () => {
  expect(decoded('quotes', [{ symbol: 'BTC', last: 1, change: -12 }])?.data).toMatchObject([
    { changePercent: null }
  ])
})

test('takes the currency of a quote from its pair', () => {
  const rows = [
    { symbol: 'BTC', pair: 'BTC/USDT', last: 1 },
    { pair: 'ETHUSDT', last: 2 }
  ]
  expect(decoded('quotes', { tickers: rows })?.data).toMatchObject([
    { symbol: 'BTC', currency: 'USDT' },
    { symbol: 'ETHUSDT', currency: 'USDT' }
  ])
})

test('takes no currency from a requested coin whose symbol ends like a pair', () => {
  const currencies = (...symbols: readonly string[]) =>
    decoded(
      'quotes',
      symbols.map(symbol => ({ symbol, last: 1 })),
      { symbol: symbols.join(' ') }
    )?.data
  expect(currencies('BTC', 'CB', 'STETH', 'CBBTC', 'PYUSD')).toMatchObject([
    { currency: null },
    { currency: null },
    { symbol: 'STETH', currency: null },
    { symbol: 'CBBTC', currency: null },
    { symbol: 'PYUSD', currency: null }
  ])
  expect(currencies('BTCEUR')).toMatchObject([{ currency: 'EUR' }])
})

test('prefers figures of the last 24 hours to figures since midnight', () => {
  const body = { BTC: { price: 100, HIGHDAY: 104, HIGH24HOUR: 110, LOWDAY: 98, LOW24HOUR: 90 } }
  expect(decoded('quotes', body, { symbol: 'BTC' })).toMatchObject({ data: [{ high: 110, low: 90 }] })
})

test('reads an amount as the volume if its value at the price is close to the other amount', () => {
  const quote = { symbol: 'BTCUSDT', close: 100, high: 110, low: 90 }
  const volumeOf = (amounts: object) => decoded('quotes', [{ ...quote, ...amounts }])
  expect(volumeOf({ vol: 5000, amount: 50 })).toMatchObject({ data: [{ volume: 50 }] })
  expect(volumeOf({ vol: 50, amount: 5000 })).toMatchObject({ data: [{ volume: 50 }] })
  expect(volumeOf({ quantity: 50, amount: 5000 })).toMatchObject({ data: [{ volume: 50 }] })
  expect(volumeOf({ volume: 5000, amount: 700 })).toMatchObject({ data: [{ volume: 5000 }] })
})

test('reads an exchange’s best bid and ask', () => {
  const body = {
    status: true,
    tickers: [
      { symbol: 'BTC', exchange: 'okx', last: '100', bid: '99.5', ask: '100.5' },
      { symbol: 'BTC', exchange: 'kraken', last: '101', best_bid: 100, best_ask: 'N/A' }
    ]
  }
  const answer = decoded('quotes', body, { symbol: 'BTC' })
  expect(answer?.kind === 'quotes' && answer.data.map(({ bid, ask }) => [bid, ask])).toEqual([
    [99.5, 100.5],
    [100, undefined]
  ])
})

test('reads a tiny change as a percentage if its field name says so', () => {
  const row = { symbol: 'BTC', price: 100, low: 99.95, high: 100.05, daily_change_percentage: 0.0003 }
  expect(decoded('quotes', { result: [row] })).toMatchObject({ data: [{ changePercent: 0.0003 }] })
})

const doubtsOf = (body: unknown) => {
  const trace = new Trace()
  return { answer: decodeQuotes(body, requestOf({}), trace), doubts: trace.doubts }
}

test('marks a tiny change in percent as doubtful if the day’s range is wide', () => {
  const row = { symbol: 'BTC', price: 100, low: 99.9, high: 100.8, daily_change_percentage: -0.01 }
  expect(doubtsOf({ result: [row] })).toMatchObject({
    answer: { data: [{ changePercent: -0.01 }] },
    doubts: [{ code: 'unit', fields: ['changePercent'] }]
  })
})

test('marks a price that is not between low and high as doubtful if no other value fits', () => {
  expect(doubtsOf([{ symbol: 'BTC', price: 500, low: 99, high: 101 }])).toMatchObject({
    answer: { data: [{ price: 500 }] },
    doubts: [{ code: 'which', fields: ['price'] }]
  })
})

test.each([{ a: 1 }, { b: 2 }, { a: 1, b: 2 }])('doesn’t take %j for a bid and an ask', data => {
  expect(decodeQuotes({ data }, requestOf({ symbol: 'BTC' }), new Trace())).toBeNull()
})

test.each([
  { c: 100, a: 100.5, b: 99.5 },
  { a: 100.5, b: 99.5 }
])('reads %j as bid and ask', data => {
  expect(decodeQuotes({ data: { BTC: data } }, requestOf({ symbol: 'BTC' }), new Trace())).toMatchObject({
    data: [{ symbol: 'BTC', bid: 99.5, ask: 100.5 }]
  })
})
