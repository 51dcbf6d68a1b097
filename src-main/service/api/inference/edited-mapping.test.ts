import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldEdit } from '../../../../src-shared/contract/field-edits'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'
import { bodies } from '../reader/bodies/all.fixture'
import { readByMapping } from '../mapping/read-by-mapping'
import { inferReading } from './infer-reading'

const edit = (path: string, field: string | null, unit: FieldEdit['unit'] = null): FieldEdit => ({
  path,
  field,
  unit
})

function read(
  operation: string,
  body: unknown,
  fieldEdits: readonly FieldEdit[],
  params: Record<string, string> = {}
): Answer {
  const raw = JSON.stringify(body)
  return inferReading(operation, params, JSON.parse(raw), { raw, fieldEdits }).answer
}

describe('field edits that make a response readable', () => {
  test('reads tickers in rows without field names once the user maps each column', () => {
    const body = [
      ['tBTCUSD', 68_000, 31.2, 68_001, 24.4, 915, 0.0179, 68_000.5, 4_210.1, 68_900, 66_100],
      ['tETHUSD', 3_500, 310.5, 3_501, 244.5, 733, -0.0061, 3_500.5, 51_000.9, 3_560, 3_470]
    ]
    const params = { symbol: 'BTC ETH' }
    const fieldEdits = [
      edit('*.0', 'symbol'),
      edit('*.7', 'price', 'USD'),
      edit('*.6', 'changePercent', 'fraction'),
      edit('*.8', 'volume'),
      edit('*.9', 'high'),
      edit('*.10', 'low'),
      edit('*.1', null)
    ]
    expect(read('getTickers', body, [], params).kind).toBe('unrecognised')
    const { data, reading } = read('getTickers', body, fieldEdits, params)
    expect(data).toMatchObject([
      {
        symbol: 'BTC',
        price: 68_000.5,
        currency: 'USD',
        changePercent: 1.79,
        volume: 4_210.1,
        high: 68_900,
        low: 66_100
      },
      { symbol: 'ETH', price: 3_500.5, changePercent: -0.61, low: 3_470 }
    ])
    expect(reading?.doubts).toEqual([])
    expect(reading?.sources).toContainEqual({ field: 'price', path: '*.7', count: 2, value: 68_000.5 })
    expect(reading?.leftovers.map(({ path }) => path)).toEqual(['*.2', '*.3', '*.4', '*.5'])
  })

  test('reads times from a list next to the rows once the user maps it', () => {
    const body = {
      index: [1_767_225_600, 1_767_312_000, 1_767_398_400],
      data: [
        [100, 104, 99, 103, 12],
        [103, 108, 102, 107, 15],
        [107, 107.5, 101, 102, 22]
      ]
    }
    const fieldEdits = [
      edit('index.*', 'time', 'seconds'),
      ...['open', 'high', 'low', 'close', 'volume'].map((field, place) => edit(`data.*.${place}`, field))
    ]
    expect(read('getOHLC', body, []).kind).toBe('unrecognised')
    const { kind, data, reading } = read('getOHLC', body, fieldEdits, { symbol: 'BTC' })
    expect([kind, data]).toMatchObject([
      'candles',
      [
        { time: 1_767_225_600_000, open: 100, high: 104, low: 99, close: 103, volume: 12 },
        { time: 1_767_312_000_000, close: 107 },
        { time: 1_767_398_400_000, low: 101 }
      ]
    ])
    expect(reading).toMatchObject({ understood: 18, leftover: 0 })
  })

  test('reads columns of numbered values once the user maps them', () => {
    const column = (...values: number[]) => Object.fromEntries(values.map((value, at) => [String(at), value]))
    const body = {
      zeit: column(1_767_225_600, 1_767_312_000),
      auf: column(1, 2),
      hoch: column(3, 4),
      tief: column(0.5, 1),
      zu: column(2, 3)
    }
    const fields = { zeit: 'time', auf: 'open', hoch: 'high', tief: 'low', zu: 'close' }
    const fieldEdits = Object.entries(fields).map(([name, field]) => edit(`${name}.*`, field))
    expect(read('getOHLC', body, fieldEdits).data).toMatchObject([
      { time: 1_767_225_600_000, open: 1, high: 3, low: 0.5, close: 2 },
      { time: 1_767_312_000_000, open: 2, high: 4, low: 1, close: 3 }
    ])
  })

  test('reads lists of price levels under each coin once the user maps them', () => {
    const body = { BTC: { unten: [66_000, 64_000], oben: [70_000] } }
    const fieldEdits = [edit('*.unten.*', 'support'), edit('*.oben.*', 'resistance')]
    expect(read('getSupportResistance', body, []).kind).toBe('unrecognised')
    expect(read('getSupportResistance', body, fieldEdits, { symbol: 'BTC' }).data).toEqual([
      { symbol: 'BTC', group: 'unten', name: 's1', price: 66_000 },
      { symbol: 'BTC', group: 'unten', name: 's2', price: 64_000 },
      { symbol: 'BTC', group: 'oben', name: 'r1', price: 70_000 }
    ])
  })

  test('reads fields with foreign names and other units once the user maps them', () => {
    const rows = [{ muenze: 'BTC', kurs: '68.000,5', wert: 1_340_000 }]
    const fieldEdits = [
      edit('daten.*.muenze', 'symbol'),
      edit('daten.*.kurs', 'price', 'EUR'),
      edit('daten.*.wert', 'marketCap', 'millions')
    ]
    expect(read('getData', { daten: rows }, fieldEdits).data).toMatchObject([
      { symbol: 'BTC', price: 68_000.5, currency: 'EUR', marketCap: 1.34e12 }
    ])
    const keyed = { kurse: { BTC: 68_000, ETH: 3_500 } }
    const params = { symbol: 'BTC ETH' }
    expect(read('getData', keyed, [edit('kurse.*', 'price')], params).data).toMatchObject([
      { symbol: 'BTC', price: 68_000 },
      { symbol: 'ETH', price: 3_500 }
    ])
  })

  test('reads figures with unknown names once the user maps them', () => {
    expect(
      read('getTechnicalAnalysis', { staerke: 61.5, urteil: 'kaufen' }, [
        edit('staerke', 'rsi'),
        edit('urteil', 'verdict')
      ]).data
    ).toMatchObject({ values: { rsi: 61.5 }, verdict: 'kaufen' })
    expect(
      read('getPerformance', { woche: 0.032, jahr: 0.41 }, [
        edit('woche', '7d', 'fraction'),
        edit('jahr', '1y', 'fraction')
      ]).data
    ).toEqual([
      { days: 7, percent: 3.2 },
      { days: 365, percent: 41 }
    ])
  })
})

describe('a field edit', () => {
  const quotes = {
    data: [
      { symbol: 'BTC', last: 2, price: 3, high: 4, note: 9 },
      { symbol: 'ETH', last: 20, price: 30, high: 40, note: 90 }
    ]
  }

  test('a field edit changes where its field is read from, without affecting other fields', () => {
    expect(read('getData', quotes, [edit('data.*.note', 'price')]).data).toMatchObject([
      { symbol: 'BTC', price: 9, high: 4 },
      { symbol: 'ETH', price: 90, high: 40 }
    ])
  })

  test('a field edit can exclude a value, which is then neither read nor listed as unread', () => {
    const { data, reading } = read('getData', quotes, [edit('data.*.price', null), edit('data.*.note', null)])
    expect(data).toMatchObject([
      { price: null, high: 4 },
      { price: null, high: 40 }
    ])
    expect(reading?.leftovers.map(({ path }) => path)).toEqual(['data.*.last'])
  })

  test('a field edit of one column doesn’t affect the others if rows have no field names', () => {
    const bars = [0, 1, 2, 3].map(at => [
      1_767_225_600 + at * 86_400,
      100 + at,
      105 + at,
      99 + at,
      101 + at,
      7,
      12.5 + at
    ])
    const plain = read('getOHLC', bars, [])
    const { data } = read('getOHLC', bars, [edit('*.5', 'volume')])
    expect(data).toEqual((plain.data as readonly object[]).map(row => ({ ...row, volume: 7 })))
  })

  test('a field edit is skipped and reported if its path is missing or its value is unreadable', () => {
    const lapsed = [edit('data.*.gone', 'price'), edit('data.*.symbol', 'high')]
    const { reading, ...answer } = read('getData', quotes, lapsed)
    const { reading: plain, ...unedited } = read('getData', quotes, [])
    expect(answer).toEqual(unedited)
    expect(reading).toEqual({ ...plain, lapsed: ['data.*.gone', 'data.*.symbol'] })
  })
})

test('a field edit also applies to later responses through the saved mapping', () => {
  const body = { data: [{ symbol: 'BTC', price: 3, note: 9 }] }
  const { mapping } = inferReading('getData', {}, body, { fieldEdits: [edit('data.*.note', 'price')] })
  const later = { data: [{ symbol: 'BTC', price: 4, note: 8 }] }
  const { answer } = readByMapping(mapping as ResponseMapping, later, { params: {}, coins: [] })
  expect(answer?.data).toMatchObject([{ symbol: 'BTC', price: 8 }])
})

test('a field edit of the price in USD doesn’t affect the price in the requested EUR', () => {
  const body = { EUR: { last: 78_500.25 }, USD: { last: 91_234.5 } }
  const params = { symbol: 'BTC', currency: 'EUR' }
  const { data, reading } = read('getDataCurrency', body, [edit('USD.last', 'volume')], params)
  expect(data).toMatchObject([{ symbol: 'BTC', price: 78_500.25, currency: 'EUR', volume: 91_234.5 }])
  expect(reading?.lapsed).toBeUndefined()
})

test('skips a field edit that maps a separate list, which may not be in the order of the rows', () => {
  const body = {
    data: [
      { symbol: 'BTC', price: 3 },
      { symbol: 'ETH', price: 2 }
    ],
    sizes: [{ x: 20 }, { x: 30 }]
  }
  const { data, reading } = read('getData', body, [edit('sizes.*.x', 'volume')])
  expect(data).toMatchObject([{ volume: null }, { volume: null }])
  expect(reading?.lapsed).toEqual(['sizes.*.x'])
})

describe('a field edit of doubtful values', () => {
  // Either of the last two columns may be the volume.
  const bars = [
    [1_767_225_600, 10, 10, 10, 10, 5, 7],
    [1_767_312_000, 10, 10, 10, 10, 6, 8]
  ]
  const doubtsOf = (fieldEdits: readonly FieldEdit[]) =>
    read('getOHLC', bars, fieldEdits).reading?.doubts.map(({ code, fields }) => [code, ...fields])

  test('a field edit removes only the warning about its own field', () => {
    expect(doubtsOf([])).toEqual([['volume', 'volume']])
    expect(doubtsOf([edit('*.6', 'volume')])).toEqual([])
    const change = { data: [{ symbol: 'BTC', last: 102, change_percent: 0.02, note: 110 }] }
    const codesOf = (fieldEdits: readonly FieldEdit[]) =>
      read('getData', change, fieldEdits).reading?.doubts.map(({ code }) => code)
    expect(codesOf([])).toEqual(['unit'])
    expect(codesOf([edit('data.*.note', 'high')])).toEqual(['unit'])
    expect(codesOf([edit('data.*.change_percent', 'changePercent', 'fraction')])).toEqual([])
  })

  test('a field edit keeps warnings about other fields', () => {
    const bars = [
      [1_767_225_600, 12, 9, 10, 11, 5],
      [1_767_312_000, 8, 11, 9, 10, 6]
    ]
    const before = read('getOHLC', bars, []).reading?.doubts ?? []
    expect(before.map(({ code }) => code)).toEqual(['order'])
    const after = read('getOHLC', bars, [edit('*.5', 'volume')]).reading?.doubts ?? []
    expect(after.map(({ code, fields }) => [code, ...fields])).toEqual([
      ['order', 'open', 'high', 'low', 'close']
    ])
  })
})

test('doesn’t read an amount as the volume if a field edit maps it to another field', () => {
  const body = { symbol: 'BTC', last: 70110.5, bidQty: 2.1, askQty: 1.1 }
  const { data } = read('getData', body, [edit('askQty', 'low')], { symbol: 'BTC' })
  expect(data).toMatchObject([{ low: 1.1, volume: null }])
})

test('a field edit changes values of other fields only if they were doubtful', () => {
  const rowsOf = (answer: Answer) =>
    answer.kind === 'quotes' || answer.kind === 'candles' ? (answer.data as readonly object[]) : []
  const numbersIn = ({ reading }: Answer) =>
    (reading?.leftovers ?? []).filter(
      ({ value, path }) =>
        typeof value === 'number' && reading?.sources.every(source => source.path !== path) === true
    )
  const known = bodies
    .filter((_, at) => at % 12 === 0)
    .map(body => ({ body, plain: read(body.operation, body.body, [], { ...body.params }) }))
    .filter(({ plain }) => rowsOf(plain).length > 0 && numbersIn(plain).length > 0)
  expect(known.length).toBeGreaterThan(20)
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.nat(),
      fc.constantFrom('volume', 'high', 'low'),
      ({ body, plain }, place, field) => {
        const numbers = numbersIn(plain)
        const { path } = numbers[place % numbers.length] ?? { path: '' }
        const edited = read(body.operation, body.body, [edit(path, field)], { ...body.params })
        const settled = new Set(
          plain.reading?.doubts.filter(({ fields }) => fields.includes(field)).flatMap(({ fields }) => fields)
        )
        const others = (row: object) =>
          Object.fromEntries(
            Object.entries(row).filter(
              ([name]) => name !== field && !settled.has(name) && !['text', 'currency'].includes(name)
            )
          )
        expect(edited.kind).toBe(plain.kind)
        expect(rowsOf(edited).map(others)).toEqual(rowsOf(plain).map(others))
      }
    ),
    { numRuns: 60 }
  )
}, 60_000)
