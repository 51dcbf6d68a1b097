import { describe, expect, test } from 'vitest'
import { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'
import { requestOf } from '../answers/call-request'
import { bodies } from '../reader/bodies/all.fixture'
import { mappingKinds } from '../mapping/kinds/kinds'
import { readByMapping } from '../mapping/read-by-mapping'
import { compareRows, presentIn, sequenceOf, variantsOf } from '../mapping/sequences.fixture'
import { inferMapping } from './infer-mapping'
import { inferReading } from './infer-reading'

const flatten = (answer: Answer | null): readonly Readonly<Record<string, unknown>>[] =>
  answer === null || answer.kind === 'unrecognised' ? [] : mappingKinds[answer.kind].flatten(answer)
/** Leaves out the ranks, because they depend on the order of the rows. */
const unranked = (answer: Answer | null): ReturnType<typeof flatten> =>
  flatten(answer).map(row => ({ ...row, rank: null }))
const fits = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

const bar = { open: 1.5, high: 3, low: 1, close: 2 }

/** To save time, the test only reads every twentieth body. */
const some = bodies.filter((_, index) => index % 20 === 0)

describe('a mapping inferred from one response', () => {
  test('an inferred mapping is valid and reads nearly all values as inference did', () => {
    let [values, right] = [0, 0]
    for (const { operation, params = {}, body } of some) {
      const { mapping, answer } = inferMapping(operation, params, body)
      if (mapping === null) continue
      expect(ResponseMapping.parse(JSON.parse(JSON.stringify(mapping)))).toEqual(mapping)
      const wanted = flatten(answer)
      const read = flatten(readByMapping(mapping, body, requestOf(params)).answer)
      values += wanted.reduce((sum, row) => sum + presentIn(row).length, 0)
      right += compareRows(wanted, read, { fits, mayLose: false, mayGain: false }).right
    }
    expect(right / values).toBeGreaterThan(0.985)
  })

  test('an inferred mapping reads the same values if rows or fields are reordered, added or missing later', () => {
    let values = 0
    const changed: string[] = []
    let count = 0
    const next = (): number => (++count * 0.618_033_988_749_895) % 1
    for (const { operation, params = {}, body } of some) {
      const { mapping, answer, isWhole } = inferMapping(operation, params, body)
      if (mapping === null || !isWhole) continue
      const sequence = sequenceOf(body, answer.kind, 3, next)
      for (const variant of [...variantsOf(body, answer.kind), ...sequence]) {
        const read = readByMapping(mapping, variant.body, requestOf(params)).answer
        const before = readByMapping(mapping, body, requestOf(params)).answer
        expect(answer.kind).toBe(before?.kind)
        const comparison = compareRows(unranked(before), unranked(read), variant)
        values += comparison.right + comparison.lost + comparison.changed.length
        changed.push(...comparison.changed)
      }
    }
    expect(values).toBeGreaterThan(5_000)
    expect(changed).toEqual([])
  })
})

test('proposes no mapping if only their order tells values apart', () => {
  const body = { levels: [{ level: 66_000 }, { level: 68_000 }, { level: 65_000 }] }
  const { answer, mapping } = inferReading('getSupportResistance', { symbol: 'BTC' }, body)
  expect([answer.kind, mapping]).toEqual(['supportResistance', null])
})

describe('moving averages in separate rows', () => {
  const days = ['2026-03-10', '2026-03-11', '2026-03-12']
  const rowsOf = (row: (day: string, length: number, value: number) => object) =>
    days.flatMap((day, at) => [20, 50].map(length => row(day, length, 68_000.5 + at * 10 + length)))

  test.each([
    ['by kind and period', rowsOf((date, period, value) => ({ date, type: 'SMA', period, value }))],
    ['by name', rowsOf((date, period, value) => ({ date, name: `sma${period}`, value }))],
    [
      'by an object',
      rowsOf((date, period, value) => ({ date, indicator: { name: 'SMA', symbol: 'SMA', period }, value }))
    ]
  ])('reads moving averages from rows that identify them %s', (_, data) => {
    const { mapping, answer, isWhole } = inferMapping('getMARibbon', { symbol: 'BTC' }, { data })
    expect(isWhole).toBe(true)
    expect(ResponseMapping.parse(mapping)).toEqual(mapping)
    const later = {
      data: [...data.toReversed(), { ...data[0], type: 'EMA', name: 'x', indicator: {}, value: 1 }]
    }
    const read = readByMapping(mapping as ResponseMapping, later, requestOf({ symbol: 'BTC' })).answer
    expect(flatten(read)).toEqual(flatten(answer))
    expect(flatten(read)[2]).toMatchObject({ 'averages.sma20': 68_040.5, 'averages.sma50': 68_070.5 })
    expect(read?.reading?.leftovers.map(({ value }) => value)).toContain(1)
  })
})

test('reads moving averages from array rows with a header', () => {
  const columns = ['coin', 'as_of', 'trend', 'kind', 'length', 'value']
  const rows = ['BTC', 'ETH'].flatMap((coin, at) =>
    [10, 20].map(length => [coin, 1789516799, 'mixed', 'sma', String(length), 100 * at + length + 0.5])
  )
  const params = { symbol: 'BTC ETH' }
  const { mapping, isWhole } = inferMapping('getMARibbon', params, { columns, rows })
  expect(isWhole).toBe(true)
  const other = ['BTC', 1789516799, 'mixed', 'ema', '10', 7]
  const turned = [other, ...rows].map(row => row.toReversed())
  const later = { columns: columns.toReversed(), rows: turned }
  const { answer } = readByMapping(mapping as ResponseMapping, later, requestOf(params))
  expect(flatten(answer)).toMatchObject([
    { symbol: 'BTC', 'averages.sma10': 10.5, 'averages.sma20': 20.5 },
    { symbol: 'ETH', 'averages.sma10': 110.5, 'averages.sma20': 120.5 }
  ])
  expect(answer?.reading?.leftovers.map(({ value }) => value)).toContain(7)
})

test('returns no direction for a point without a value', () => {
  const row = (day: string, up: number | null, down: number | null) => ({ date: `2026-10-${day}`, up, down })
  const data = [row('01', 69_500, null), row('02', null, 72_100)]
  const { mapping, answer } = inferMapping('getSupertrend', { symbol: 'BTC' }, { data })
  expect(flatten(answer).map(({ direction }) => direction)).toEqual(['up', 'down'])
  const later = { data: data.map(({ down: _, ...rest }) => rest) }
  const read = readByMapping(mapping as ResponseMapping, later, requestOf({ symbol: 'BTC' })).answer
  expect(flatten(read).map(({ value, direction }) => [value, direction])).toEqual([
    [69_500, 'up'],
    [null, null]
  ])
})

test('reads numbers that are grouped by exchange and currency', () => {
  const row = (symbol: string, money: string, price: number, volume: number) => ({
    symbol,
    quote: { [money]: { price, volume_24h: volume, percent_change_24h: -0.93 } },
    bid: price - volume / 1000
  })
  const body = (add: number) => ({
    data: {
      binance: [row('BTC', 'USDT', 82_102 + add, 255), row('ETH', 'USDT', 2_355 + add, 3_638)],
      coinbase: [row('BTC', 'USD', 82_102 + add, 127), row('ETH', 'USD', 2_355 + add, 1_819)]
    }
  })
  const params = { symbol: 'BTC ETH' }
  const { mapping, isWhole } = inferMapping('getTickers', params, body(0))
  expect(isWhole).toBe(true)
  const { answer } = readByMapping(mapping as ResponseMapping, body(5), requestOf(params))
  expect(flatten(answer).map(one => [one['exchange'], one['currency'], one['price'], one['volume']])).toEqual(
    [
      ['binance', 'USDT', 82_107, 255],
      ['binance', 'USDT', 2_360, 3_638],
      ['coinbase', 'USD', 82_107, 127],
      ['coinbase', 'USD', 2_360, 1_819]
    ]
  )
})

test('takes the day of a bar from the request, not from the response behind the mapping', () => {
  const { mapping } = inferMapping('getHistory', { symbol: 'BTC', date: '2026-03-09' }, { result: bar })
  const request = requestOf({ symbol: 'BTC', date: '2026-03-10' })
  const { answer } = readByMapping(mapping as ResponseMapping, { result: bar }, request)
  expect(flatten(answer)).toMatchObject([{ time: Date.UTC(2026, 2, 10), ...bar }])
})

test('reads a row whose fields are in separate objects, in any order', () => {
  const row = (symbol: string, price: number) => [{ symbol }, { price }, { high: price + 5 }]
  const params = { symbol: 'BTC ETH' }
  const { mapping, isWhole } = inferMapping('getData', params, {
    data: [row('BTC', 64_000), row('ETH', 3_000)]
  })
  expect(isWhole).toBe(true)
  const later = { data: [row('ETH', 3_100).toReversed(), row('BTC', 65_000)] }
  const { answer } = readByMapping(mapping as ResponseMapping, later, requestOf(params))
  expect(flatten(answer).map(({ symbol, price }) => [symbol, price])).toEqual([
    ['ETH', 3_100],
    ['BTC', 65_000]
  ])
  expect(answer?.reading).toMatchObject({ understood: 6, leftover: 0 })
})

test('proposes no mapping if a mapping can’t express how the response was read', () => {
  const body = { symbol: 'BTC', price: 68_210.5, dayRange: '67900.0 - 70011.5' }
  const { answer, mapping } = inferReading('getData', { symbol: 'BTC' }, body)
  expect(answer).toMatchObject({ data: [{ symbol: 'BTC', price: 68_210.5, low: 67_900, high: 70_011.5 }] })
  expect(mapping).toBeNull()
})

test('doesn’t save how resources are joined by their IDs', () => {
  const quote = (id: string, coin: string, price: number): unknown => ({
    ...{ type: 'quotes', id, attributes: { price } },
    relationships: { coin: { data: { type: 'coins', id: coin } } }
  })
  const coin = (id: string, symbol: string): unknown => ({ type: 'coins', id, attributes: { symbol } })
  const body = {
    data: [quote('1', '7', 66000.5), quote('2', '8', 3300.5)],
    included: [coin('7', 'BTC'), coin('8', 'ETH')]
  }
  const { answer, mapping } = inferReading('getData', { symbol: 'BTC ETH' }, body)
  expect(flatten(answer)).toMatchObject([
    { symbol: 'BTC', price: 66000.5 },
    { symbol: 'ETH', price: 3300.5 }
  ])
  expect(mapping).toBeNull()
})

test('doesn’t read a coin’s name as an exchange', () => {
  const row = (symbol: string, name: string, price: number) => ({ symbol, name, price, currency: 'USD' })
  const top = { result: [row('BTC', 'Bitcoin', 68_210.5), row('UNI', 'Uniswap', 7.5)] }
  const { answer, isWhole } = inferMapping('getTop', {}, top)
  expect(isWhole).toBe(true)
  expect(flatten(answer)).toMatchObject([{ name: 'Bitcoin' }, { name: 'Uniswap' }])
  expect(flatten(answer).map(({ exchange }) => exchange ?? null)).toEqual([null, null])
  const alone = inferMapping('getData', { symbol: 'UNI' }, row('UNI', 'Uniswap', 7.5)).answer
  expect(flatten(alone)).toMatchObject([{ name: 'Uniswap' }])
  const venues = [
    { pair: 'BTC/USDT', name: 'Binance', price: 68_210.5 },
    { pair: 'BTC/USDT', name: 'Kraken', price: 68_211 }
  ]
  const markets = inferMapping('getTickers', { symbol: 'BTC' }, { markets: venues }).answer
  expect(flatten(markets).map(({ exchange }) => exchange)).toEqual(['Binance', 'Kraken'])
})

test('numbers supports and resistances by price, regardless of their order', () => {
  const row = (price: number) => ({ price })
  const body = { supports: [row(66_000), row(65_000)], resistances: [row(68_000), row(69_000)] }
  const { mapping, isWhole } = inferMapping('getSupportResistance', { symbol: 'BTC' }, body)
  expect(isWhole).toBe(true)
  const later = { supports: [row(64_000), row(65_500), row(65_000)], resistances: [row(69_000)] }
  const { answer } = readByMapping(mapping as ResponseMapping, later, requestOf({ symbol: 'BTC' }))
  expect(flatten(answer).map(({ name, price }) => [name, price])).toEqual([
    ['s3', 64_000],
    ['s1', 65_500],
    ['s2', 65_000],
    ['r1', 69_000]
  ])
})

const candles = (body: unknown) => inferMapping('getOHLC', { symbol: 'BTC', interval: '1d' }, body)

test('finds columns by their names in the header', () => {
  const names = ['t', 'open', 'high', 'low', 'close']
  const { mapping } = candles([names, [1773014400, 1.5, 3, 1, 2], [1773100800, 2.5, 4, 2, 3]])
  const turned = [names.toReversed(), [2, 1, 3, 1.5, 1773014400]]
  const { answer } = readByMapping(mapping as ResponseMapping, turned, requestOf({ symbol: 'BTC' }))
  expect(flatten(answer)).toMatchObject([{ time: 1773014400000, ...bar }])
})

test('skips rows marked as projections', () => {
  const dated = (day: string) => ({ date: `2026-03-${day}`, ...bar })
  const { mapping, isWhole } = candles({
    bars: [dated('09'), dated('10'), { ...dated('11'), projected: true }]
  })
  expect(isWhole).toBe(true)
  expect(mapping?.rows[0]?.skip).toEqual({ path: ['projected'], is: [true] })
})

test('reads a list inside a row as part of that row', () => {
  const post = (at: string, coins: string[]) => ({
    title: `Title of ${at}`,
    published_at: `2026-03-14T${at}:00Z`,
    currencies: coins.map(code => ({ code }))
  })
  const { mapping } = inferMapping(
    'getNews',
    {},
    { results: [post('09:15', ['BTC']), post('08:00', ['SOL', 'ETH'])] }
  )
  expect(mapping?.rows[0]?.gives[0]?.['coins']).toEqual({
    path: ['currencies'],
    reads: { as: 'list', of: 'code' }
  })
})

test('finds the entry for the requested currency', () => {
  const quotes = (one: string, other: string) => ({
    symbol: 'BTC',
    quotes: [
      { cur: one, p: 71265.2 },
      { cur: other, p: 11201234.5 }
    ]
  })
  const { mapping } = inferMapping(
    'getDataCurrency',
    { symbol: 'BTC', currency: 'JPY' },
    quotes('USD', 'JPY')
  )
  const { answer } = readByMapping(
    mapping as ResponseMapping,
    quotes('EUR', 'USD'),
    requestOf({ symbol: 'BTC', currency: 'EUR' })
  )
  expect(flatten(answer)).toMatchObject([{ price: 71265.2, currency: 'EUR' }])
})

test('doesn’t save a coin’s symbol as the time span of its changes', () => {
  const body = { data: { BTC: { symbol: 'BTC', percent_change_7d: 3.2, percent_change_30d: -8.4 } } }
  const { mapping } = inferMapping('getPerformance', { symbol: 'BTC' }, body)
  const spans = mapping?.rows.flatMap(({ gives }) => gives.map(({ days }) => days))
  expect(spans).toEqual([{ value: 7 }, { value: 30 }])
})

test('proposes a mapping for coins whose symbols end like pairs', () => {
  const quotes = [
    { symbol: 'ETH', last: 3000.5 },
    { symbol: 'STETH', last: 2999.1 },
    { symbol: 'PYUSD', last: 1.0002 }
  ]
  const { isWhole } = inferMapping('getData', { symbol: 'ETH STETH PYUSD' }, { symbols: quotes })
  expect(isWhole).toBe(true)
})

test('reads object keys as coins if they were requested', () => {
  const body = { atr: { BTC: { current: 1606.09 }, AVAX: { current: 0.1621 } } }
  const { mapping } = inferMapping('getATR', { symbol: 'BTC AVAX' }, body)
  expect(mapping?.rows).toEqual([
    {
      rows: ['atr', { each: 'coin', only: 'coins' }],
      gives: [
        {
          symbol: { key: 'coin', reads: { as: 'text' } },
          value: { path: ['current'], reads: { as: 'number' } }
        }
      ]
    }
  ])
})

test('combines a date and a time that are in separate fields', () => {
  const row = (date: string, time: string) => ({ date, time, open: 1, high: 3, low: 1, close: 2 })
  const { mapping } = inferMapping('getOHLCIntraday', { symbol: 'BTC', interval: '1h' }, [
    row('2026-05-27', '07:00'),
    row('2026-05-27', '08:00')
  ])
  expect(mapping?.rows[0]?.gives[0]?.['time']).toEqual({
    path: ['date'],
    reads: { as: 'time', clock: ['time'] }
  })
})

test('reads a change as a fraction, although its point could also separate thousands', () => {
  const body = { data: [{ symbol: 'SOLUSDT', open: '85', lastPr: '88.4', change24h: '0.04' }] }
  const { mapping, answer } = inferMapping('getExchange', { symbol: 'bitget' }, body)
  const later = { data: [{ symbol: 'SOLUSDT', open: '85', lastPr: '88.7', change24h: '0.0435' }] }
  const percentOf = (one: Answer | null): unknown => flatten(one)[0]?.['changePercent']
  expect(percentOf(answer)).toBe(4)
  expect(mapping && percentOf(readByMapping(mapping, later, requestOf({ symbol: 'bitget' })).answer)).toBe(
    4.35
  )
})

test('reads the IDs of coins that share a symbol, and of no others', () => {
  const params = { symbol: 'XRP DOGE' }
  const coin = (id: number, name: string, symbol: string, price: number) => ({
    ...{ id, name, symbol },
    quote: { USD: { price } }
  })
  const body = {
    data: {
      DOGE: [coin(74, 'Dogecoin', 'DOGE', 0.1496), coin(33011, 'Doge on Base', 'DOGE', 0.0000103)],
      XRP: [coin(52, 'XRP', 'XRP', 2.1804)]
    }
  }
  const { mapping, isWhole } = inferMapping('getData', params, body)
  expect(isWhole).toBe(true)
  const { answer } = readByMapping(mapping as ResponseMapping, body, requestOf(params))
  expect(flatten(answer).map(({ symbol, id }) => [symbol, id])).toEqual([
    ['DOGE', '74'],
    ['DOGE', '33011'],
    ['XRP', undefined]
  ])
})

test('reads ranks from their field, although the first response’s ranks are also places in its list', () => {
  const params = { top: '2' }
  const top = (btc: number, eth: number) => ({
    coins: [
      { symbol: 'btc', current_price: 91350, market_cap_rank: btc },
      { symbol: 'eth', current_price: 2946.12, market_cap_rank: eth }
    ]
  })
  const { mapping, isWhole } = inferMapping('getTop', params, top(1, 2))
  expect(isWhole).toBe(true)
  const { answer } = readByMapping(mapping as ResponseMapping, top(1, 3), requestOf(params))
  expect(flatten(answer).map(({ rank }) => rank)).toEqual([1, 3])
})

describe('flags of breakouts', () => {
  const params = { symbol: 'BTC BNB' }
  const none = { golden_cross: false, death_cross: false, new_high_30d: false }
  const body = {
    error: false,
    breakouts: {
      BTC: { ...none, death_cross: true, death_cross_date: '2026-11-17' },
      BNB: { ...none, golden_cross: true, golden_cross_date: '2026-11-09' }
    }
  }

  test('reads an event that only a later response has', () => {
    const { mapping, isWhole } = inferMapping('getBreakouts', params, body)
    expect(isWhole).toBe(true)
    const breakouts = {
      BTC: { ...none, new_high_30d: true },
      BNB: { ...none, death_cross_date: '2026-01-02' }
    }
    const { answer } = readByMapping(mapping as ResponseMapping, { breakouts }, requestOf(params))
    expect(flatten(answer)).toEqual([
      { symbol: 'BTC', direction: 'up', name: 'new_high_30d', price: null, at: null }
    ])
  })

  test('counts a flag and its date as read', () => {
    expect(inferReading('getBreakouts', params, body).answer.reading?.leftovers).toEqual([])
  })

  test('proposes no mapping that would read an event without its flag', () => {
    const rows = [{ symbol: 'BTC', death_cross: 'yes', golden_cross: true, golden_cross_date: '2026-11-09' }]
    expect(inferReading('getBreakouts', { symbol: 'BTC' }, { rows }).mapping).toBe(null)
  })
})

test.each([
  ['getBollinger', { upper: 3521.9, middle: 3341.1, lower: 3160.3 }],
  ['getMARibbon', { sma20: 3521.9, sma50: 3341.1 }],
  ['getATR', { atr: 121.9 }],
  ['getData', { last: 3412.4, highest: 3521.9 }]
])('%s: proposes a mapping if one of the coins has no values: %j', (operation, values) => {
  const params = { symbol: 'ETH ADA' }
  const empty = Object.fromEntries(Object.keys(values).map(name => [name, null]))
  const { mapping, answer, isWhole } = inferMapping(operation, params, { ETH: values, ADA: empty })
  expect(isWhole).toBe(true)
  const swapped = { ADA: values, ETH: empty }
  const read = readByMapping(mapping as ResponseMapping, swapped, requestOf(params)).answer
  expect(flatten(read).map(({ symbol }) => symbol)).toEqual(['ADA', 'ETH'])
  expect(flatten(answer).map(({ symbol }) => symbol)).toEqual(['ETH', 'ADA'])
})
