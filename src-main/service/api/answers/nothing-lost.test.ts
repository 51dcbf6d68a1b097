import { expect, test } from 'vitest'
import { operationNamed } from '../operations'
import type { AnswerKind, AnswerOf } from './answer'
import { decodeAnswer } from './decode'
import { decoderOf } from './decoders'

function read<Kind extends AnswerKind>(
  kind: Kind,
  operation: string,
  body: unknown,
  params: Readonly<Record<string, string>> = {}
): AnswerOf<Kind> {
  const raw = JSON.stringify(body)
  const known = operationNamed(operation)
  if (known === null) throw new Error(operation)
  const answer = decodeAnswer(decoderOf(known), JSON.parse(raw), params, raw)
  expect(answer.kind).toBe(kind)
  return answer as AnswerOf<Kind>
}

const last = (symbol: string, price: number) => ({ symbol, last: price })

test('keeps a coin without a name in the list of coins', () => {
  const { data, dropped } = read('coins', 'getCryptoList', {
    status: true,
    result: { BTC: { name: 'Bitcoin' }, XYZ: { name: '' }, QRS: { name: null } }
  })
  expect(data.map(({ symbol, name }) => [symbol, name])).toEqual([
    ['BTC', 'Bitcoin'],
    ['XYZ', null],
    ['QRS', null]
  ])
  expect(dropped).toBe(0)
})

test('reads all rows that are grouped by exchange, and assigns the exchange to each', () => {
  const { data } = read(
    'quotes',
    'getTickers',
    {
      status: true,
      result: {
        binance: [last('BTC', 1)],
        kraken: [last('BTC', 2), last('ETH', 3)]
      }
    },
    { symbol: 'BTC ETH' }
  )
  expect(data.map(({ symbol, exchange, price }) => [symbol, exchange, price])).toEqual([
    ['BTC', 'binance', 1],
    ['BTC', 'kraken', 2],
    ['ETH', 'kraken', 3]
  ])
})

test('reads only the items of an RSS feed as news, not the feed’s own title', () => {
  const item = (title: string) => ({
    title,
    link: 'https://example.com/a',
    pubDate: 'Sat, 08 Nov 2025 18:49:11 GMT'
  })
  const { data } = read('news', 'getNews', {
    status: true,
    rss: { channel: { title: 'The Wire', link: 'https://example.com', item: [item('Up'), item('Down')] } }
  })
  expect(data.map(({ title, at }) => [title, at])).toEqual([
    ['Up', Date.UTC(2025, 10, 8, 18, 49, 11)],
    ['Down', Date.UTC(2025, 10, 8, 18, 49, 11)]
  ])
})

test('reads both the list of gainers and the list of losers', () => {
  const { data } = read('quotes', 'getTop', {
    status: true,
    data: { gainers: [last('BTC', 1)], losers: [last('ETH', 2), last('SOL', 3)] }
  })
  expect(data.map(row => row.symbol)).toEqual(['BTC', 'ETH', 'SOL'])
})

test('lists each path with unread values, and how many there are', () => {
  const { reading } = read(
    'quotes',
    'getData',
    {
      status: true,
      symbols: [
        { symbol: 'BTC', last: 2, mystery: 'x' },
        { symbol: 'ETH', last: 3, mystery: 'y', volume: 'plenty' },
        { oddity: 7 }
      ]
    },
    { symbol: 'BTC ETH' }
  )
  expect(reading).toMatchObject({ understood: 4, leftover: 4, furniture: 1, leftoversBeyond: 0 })
  expect(reading?.leftovers).toEqual([
    { path: 'symbols.*.mystery', count: 2, value: 'x' },
    { path: 'symbols.*.volume', count: 1, value: 'plenty' },
    { path: 'symbols.*.oddity', count: 1, value: 7 }
  ])
  expect(reading?.sources).toContainEqual({ field: 'price', path: 'symbols.*.last', count: 2, value: 2 })
})

test('reads the daily change from pct_change_24h and the time from ts', () => {
  const { data } = read('quotes', 'getData', {
    status: true,
    data: [{ symbol: 'BTC', last: 68000, pct_change_24h: '1.25', ts: 1771316874123 }]
  })
  expect(data[0]).toMatchObject({ changePercent: 1.25, at: 1771316874123 })
})

test('takes a price’s currency from the response or the request, and never guesses it', () => {
  const currencyOf = (row: object, params: Readonly<Record<string, string>> = { symbol: 'BTC' }) =>
    read('quotes', 'getDataCurrency', { status: true, data: [{ symbol: 'BTC', ...row }] }, params).data.map(
      ({ price, currency }) => [price, currency]
    )[0]
  const inEuros = { symbol: 'BTC', currency: 'EUR' }
  expect(currencyOf({ price: 5 })).toEqual([5, null])
  expect(currencyOf({ price_usd: 5 })).toEqual([5, 'USD'])
  expect(currencyOf({ price: 5 }, inEuros)).toEqual([5, 'EUR'])
  expect(currencyOf({ price: 5, price_eur: 4 }, inEuros)).toEqual([4, 'EUR'])
  expect(currencyOf({ price_usd: 5 }, inEuros)).toEqual([5, 'USD'])
  expect(currencyOf({ price: 5, price_usd: 5 }, inEuros)).toEqual([5, 'USD'])
  expect(currencyOf({ quote: { USD: { price: 5 }, EUR: { price: 4 } } }, inEuros)).toEqual([4, 'EUR'])
})

test('uses prices to decide whether a change is a percentage or a fraction', () => {
  const changed = (row: object) => {
    const { data, reading } = read('quotes', 'getData', { status: true, data: [{ symbol: 'BTC', ...row }] })
    return [data[0]?.changePercent, reading?.doubts.map(({ code }) => code)]
  }
  expect(changed({ last: 102, open: 100, change_percent: 0.02 })).toEqual([2, []])
  expect(changed({ last: 102, open: 100, change_percent: 2 })).toEqual([2, []])
  expect(changed({ last: 102, low: 101, high: 103, change_percent: 0.12 })).toEqual([0.12, []])
  expect(changed({ last: 90, low: 88, high: 101, price_change_pct: -0.1 })).toEqual([-10, ['unit']])
  expect(changed({ last: 102, change_percent: 0.02 })).toEqual([0.02, ['unit']])
})

test('recognises bars in the order time, low, high, open, close', () => {
  const bar = (index: number, low: number, high: number, open: number, close: number) => [
    1.7e9 + index * 3600,
    ...[low, high, open, close, 12.5 + index]
  ]
  const { data, highBelowLow, reading } = read('candles', 'getOHLC', {
    status: true,
    result: [
      bar(0, 98, 105, 100, 104),
      bar(1, 101, 106, 104, 102),
      bar(2, 101, 111, 102, 110),
      bar(3, 100, 112, 110, 101)
    ]
  })
  expect(data[0]).toMatchObject({ open: 100, high: 105, low: 98, close: 104, volume: 12.5 })
  expect(data[3]).toMatchObject({ open: 110, high: 112, low: 100, close: 101 })
  expect([highBelowLow, reading?.doubts]).toEqual([[], []])
})

test('reads a history of prices as rows of quotes', () => {
  const data = Array.from({ length: 60 }, (_, index) => ({
    date: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
    price: 100 + index
  }))
  const answer = read('quotes', 'getHistory', { status: true, data }, { symbol: 'BTC', date: '2025-01-01' })
  expect(answer.data).toHaveLength(60)
  expect(answer.data[1]).toMatchObject({ symbol: 'BTC', price: 101, at: Date.UTC(2025, 0, 2) })
})

test('shows unrecognised rows as a table', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({ day: index, mood: 'calm', deep: { wind: index } }))
  const { data } = read('unrecognised', 'getMarketBreadth', { status: true, payload: { weather: rows } })
  expect(data.table).toMatchObject({
    path: 'payload.weather',
    columns: ['day', 'mood', 'deep.wind'],
    rowsLeftOut: 0
  })
  expect(data.table?.rows[2]).toEqual([2, 'calm', 2])
})

test('reads the year-to-date and hourly changes in a performance response', () => {
  const { data } = read('windows', 'getPerformance', {
    status: true,
    data: { '7d': 1.5, ytd: '12.5%', '1h': 0.2 }
  })
  expect(data).toEqual([
    { days: 7, percent: 1.5 },
    { days: null, span: 'ytd', percent: 12.5 },
    { days: null, span: '1h', percent: 0.2 }
  ])
})

test('marks undated index values, and changes that may be fractions, as doubtful', () => {
  const values = read('fearGreed', 'getFearGreed', { status: true, data: [{ value: 20 }, { value: 25 }] })
  expect([values.data.value, values.reading?.doubts[0]?.code]).toEqual([20, 'newest'])
  const spans = read('windows', 'getPerformance', { status: true, data: { '7d': 0.032, '1y': 0.415 } })
  expect(spans.reading?.doubts.map(({ code, count }) => [code, count])).toEqual([['unit', 2]])
})

test('doesn’t read number pairs under single-letter names as a quote if some names are missing', () => {
  const ticker = {
    c: ['52641.1', '0.0008'],
    v: ['1920.8', '7954.0'],
    t: [23329, 80463],
    l: ['51513', '51512'],
    o: '52280'
  }
  const { data } = read(
    'unrecognised',
    'getData',
    { error: [], result: { XXBTZUSD: ticker } },
    { symbol: 'BTC' }
  )
  expect(data.leaves.length).toBeGreaterThan(8)
})
