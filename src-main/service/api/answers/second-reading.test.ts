import { describe, expect, test } from 'vitest'
import { doubtedIn, readBody } from '../reader/contact.fixture'
import type { Answer } from './answer'

const read = (operation: string, body: unknown, params = {}): Answer =>
  readBody({ operation, params, body, manner: '', kind: 'quotes', values: [] })

describe('field names similar to known ones', () => {
  const [quote] = [{ symbol: 'BTC', prce: 68000.5, hgh: 69000, lw: 67000, mrktcp: 1.3e12 }]

  test('fields with names similar to known ones are read, but marked as doubtful', () => {
    const answer = read('getData', quote)
    expect(answer.data).toMatchObject([{ symbol: 'BTC', price: 68000.5, high: 69000, low: 67000 }])
    expect([...doubtedIn(answer)]).toEqual(expect.arrayContaining(['price', 'high', 'low']))
    expect(doubtedIn(answer).has('symbol')).toBe(false)
  })

  test('a field with a similar name never replaces the field with the known name', () => {
    const answer = read('getData', { symbol: 'BTC', zeta_price: 5, price: 68000.5, prices: 6 })
    expect(answer.data).toMatchObject([{ price: 68000.5 }])
  })

  test('a field with a similar name is not read if it is a forecast or a benchmark', () => {
    const answer = read('getData', { symbol: 'BTC', price: 68000.5, forecast_high: 70000, benchmark_low: 1 })
    expect(answer.data).toMatchObject([{ high: null, low: null }])
  })

  test('fields with similar names are not read if their values are implausible', () => {
    const answer = read('getData', { symbol: 'BTC', price: 68000.5, zonk: { low: 0.001, high: 1e9 } })
    expect(answer.data).toMatchObject([{ price: 68000.5, high: null, low: null }])
  })

  test('field names that share a prefix are recognised without it', () => {
    const bar = { x_t: 1789776000, trend_ich_conv: 5, trend_ich_base: 6 }
    expect(read('getIchimoku', [bar]).data).toMatchObject([{ conversion: 5, base: 6 }])
  })
})

test('marks a field as doubtful if two equally suitable names have different values', () => {
  const answer = read('getATR', { symbol: 'BTC', atr: 1400, average_true_range: 1600 })
  expect([...doubtedIn(answer)]).toEqual(['value'])
  expect(doubtedIn(read('getATR', { symbol: 'BTC', atr: 1400, average_true_range: 1400 })).size).toBe(0)
})

describe('a unit in a field name', () => {
  test('a unit such as “bn” in a field name or column header multiplies the values', () => {
    const row = { symbol: 'BTC', price: 68000, market_cap_bn: 1300.5, 'Volume (USD mn)': 12 }
    expect(read('getTop', [row]).data).toMatchObject([{ marketCap: 1300.5e9, volume: 12e6 }])
    const table = { columns: ['Symbol', 'Price', 'Market Cap ($bn)'], rows: [['BTC', 68000, 1300.5]] }
    expect(read('getTop', table).data).toMatchObject([{ marketCap: 1300.5e9 }])
  })

  test('a unit in a field name isn’t applied to a value with a unit of its own', () => {
    const row = { symbol: 'BTC', price: 68000, market_cap_bn: '$1.3T' }
    expect(read('getTop', [row]).data).toMatchObject([{ marketCap: 1.3e12 }])
  })
})

describe('unusual layouts of rows', () => {
  const rows = [
    { symbol: 'BTC', price: 68000, rank: 1 },
    { symbol: 'ETH', price: 2000, rank: 2 }
  ]

  test('reads rows from numbered objects, columns, name-value entries and figures keyed by coin', () => {
    const columns = { symbol: ['BTC', 'ETH'], price: [68000, 2000], rank: [1, 2] }
    const entries = rows.map(row => Object.entries(row).map(([name, value]) => ({ name, value })))
    const crossed = { price: { BTC: 68000, ETH: 2000 }, rank: { BTC: 1, ETH: 2 } }
    for (const body of [{ ...rows }, columns, entries, crossed])
      expect(read('getTop', { status: true, data: body }).data).toMatchObject(rows)
  })

  test('reports the path that a value has in the original body', () => {
    const { reading } = read('getTop', { ...rows })
    expect(reading?.sources.map(({ path }) => path)).toContain('1.price')
    expect(reading?.leftover).toBe(0)
  })

  test('merges several series with the same times into rows', () => {
    const line = (name: string, value: number): unknown => ({
      name,
      data: [
        [1790812800000, value],
        [1790899200000, value]
      ]
    })
    const body = { series: [line('Upper Band', 3), line('Middle Band', 2), line('Lower Band', 1)] }
    expect(read('getBollinger', body).data).toMatchObject([
      { time: 1790812800000, upper: 3, middle: 2, lower: 1 },
      { time: 1790899200000, upper: 3, middle: 2, lower: 1 }
    ])
  })

  test('reads rows from comma-separated strings and from columns that begin with their name', () => {
    const klines = [
      '2026-09-05,71500,72674.86,71170.68,72289.29,1046',
      '2026-09-06,72289.29,73018.23,72220.28,72655.32,975'
    ]
    expect(read('getOHLC', { data: { klines } }).data).toMatchObject([
      { open: 71500, high: 72674.86, low: 71170.68, close: 72289.29, volume: 1046 },
      { close: 72655.32 }
    ])
    const turned = [
      ['time', 1790812800, 1790899200],
      ...[
        ['open', 5, 6],
        ['high', 8, 9],
        ['low', 4, 5],
        ['close', 6, 7]
      ]
    ]
    expect(read('getOHLC', { values: turned }).data).toMatchObject([
      { time: 1790812800000, open: 5, high: 8, low: 4, close: 6 },
      { time: 1790899200000, open: 6, close: 7 }
    ])
    const fields = ['symbol', 'price', 'rank'].map(name => ({ name, type: 'STRING' }))
    const cells = rows.map(row => ({ f: Object.values(row).map(v => ({ v })) }))
    expect(read('getTop', { schema: { fields }, rows: cells }).data).toMatchObject(rows)
  })
})
