import { expect, test } from 'vitest'
import { operationNamed } from '../operations'
import type { Answer } from './answer'
import { decodeAnswer } from './decode'
import { decoderOf } from './decoders'

function read(
  name: string,
  body: unknown,
  params: Readonly<Record<string, string>> = { symbol: 'BTC' }
): Answer {
  const operation = operationNamed(name)
  if (operation === null) throw new Error(name)
  return decodeAnswer(decoderOf(operation), body, params, '')
}
const doubted = ({ reading }: Answer): readonly string[] =>
  reading?.doubts.flatMap(({ fields }) => fields) ?? []

const bar = { open: 88300.1, high: 89999.9, low: 87111.1, close: 88123.45 }
const daily = { symbol: 'BTC', interval: '1d' }

test('drops a bar without a time instead of using the time of the response', () => {
  const answer = read(
    'getOHLC',
    { updated_at: '2026-01-05T12:34:56Z', data: [{ date: '2026-01-01', ...bar }, bar] },
    daily
  )
  expect(answer.kind === 'candles' && answer.data.map(({ time }) => time)).toEqual([Date.UTC(2026, 0, 1)])
  expect(answer.dropped).toBe(1)
})

test('doesn’t read bars as candles if none has a time', () => {
  expect(read('getOHLC', { updated_at: '2026-01-05T12:34:56Z', data: [bar, bar] }, daily).kind).not.toBe(
    'candles'
  )
})

test.each([{}, { ts: 1767484800000 }])('reads the times of bars even if one bar is empty: %j', extra => {
  const blank = { id: null, open: null, high: null, low: null, close: null }
  const data = [{ id: 1767225600, ...bar }, { id: 1767312000, ...bar }, blank]
  const answer = read('getOHLC', { ...extra, data }, daily)
  expect(answer.kind === 'candles' && answer.data.map(({ time }) => time)).toEqual([
    1767225600000, 1767312000000
  ])
})

test('marks a change in percent as doubtful if its sign differs from that of the change in money', () => {
  const row = { symbol: 'BTC', price: 88123.45, change: -1224.15, change_percent: 1.37 }
  expect(doubted(read('getData', { data: [row] }))).toContain('changePercent')
  expect(doubted(read('getData', { data: [{ ...row, change_percent: -1.37 }] }))).not.toContain(
    'changePercent'
  )
})

test('reads a bid, ask, high or low of 0 as missing', () => {
  const row = { symbol: 'SBD', price: 3.5, high: '0', low: 0, bid: 0, ask: '0', volume: 0 }
  const answer = read('getData', { data: [row] }, { symbol: 'SBD' })
  const [quote] = answer.kind === 'quotes' ? answer.data : []
  expect(quote).toMatchObject({ price: 3.5, high: null, low: null, volume: 0 })
  expect(quote?.bid).toBe(undefined)
  expect(quote?.ask).toBe(undefined)
})

const data = (...args: Parameters<typeof read>): unknown => read(...args).data

test('reads the lines of an Ichimoku cloud, not their periods', () => {
  const params = { conversion: 9, base: 26, span_b: 52 }
  const values = [{ date: '2026-01-01', conversion_line: 88000.1, base_line: 87000.2 }]
  expect(data('getIchimoku', { params, values })).toEqual([
    expect.objectContaining({ time: Date.UTC(2026, 0, 1), conversion: 88000.1, base: 87000.2 })
  ])
})

test('reads a volatility next to its change', () => {
  const rows = [{ window: '30d', volatility: 41.3, previous_volatility: 37.2, change: 4.1 }]
  expect(data('getVolatility', { rows })).toEqual([{ days: 30, percent: 41.3 }])
})

test('reads the coin of a pair from its base', () => {
  const node = {
    base: { symbol: 'BTC', name: 'Bitcoin' },
    quote: { symbol: 'USDT', name: 'Tether' },
    lastPrice: '88123.45'
  }
  expect(data('getData', { data: { markets: { edges: [{ node }] } } })).toEqual([
    expect.objectContaining({ symbol: 'BTC', name: 'Bitcoin', currency: 'USDT', price: 88123.45 })
  ])
})

test('reads ranks with a number sign', () => {
  const top = [
    { symbol: 'BTC', rank: '#1', price: 88123.45 },
    { symbol: 'SOL', rank: '#5', price: 141.37 }
  ]
  expect(data('getTop', { top }, {})).toEqual([
    expect.objectContaining({ symbol: 'BTC', rank: 1 }),
    expect.objectContaining({ symbol: 'SOL', rank: 5 })
  ])
  const body = [
    ['1', 'BTC', '88123.45'],
    ['5', 'SOL', '141.37']
  ]
  expect(data('getTop', { head: ['#', 'Ticker', 'Price'], body }, {})).toEqual([
    expect.objectContaining({ symbol: 'BTC', rank: 1 }),
    expect.objectContaining({ symbol: 'SOL', rank: 5 })
  ])
})

test('skips the latest day if it’s empty', () => {
  const days = [
    { date: '2026-01-01', value: 55, rsi: 48.8 },
    { date: '2026-01-02', value: 23, rsi: 38.2 },
    { date: null, value: null, rsi: null }
  ]
  expect(data('getTechnicalAnalysis', { days })).toMatchObject({ values: { rsi: 38.2 } })
  const today = { date: '2026-01-03', value: null, rsi: null }
  expect(data('getFearGreed', { days: [...days, today] })).toMatchObject({
    value: 23,
    at: Date.UTC(2026, 0, 2)
  })
})

const inEuros = { symbol: 'BTC', convert: 'EUR' }

test('converts at the latest of several rates', () => {
  const rates = { '2026-01-01': { EUR: 78000.5 }, '2026-01-02': { EUR: 81000.5 } }
  expect(data('getConversion', { rates }, inEuros)).toMatchObject({ result: 81000.5 })
})

test.each([{ symbol: '€' }, { symbol: 'BTCEUR' }])(
  'takes the converted coin from the request if the response names none: %j',
  ({ symbol }) => {
    expect(data('getConversion', { data: [{ symbol, price: 81000.5 }] }, inEuros)).toMatchObject({
      from: 'BTC',
      to: 'EUR',
      result: 81000.5
    })
  }
)

test('doesn’t read a flag next to a direction as another breakout', () => {
  const row = { symbol: 'BTC', is_breakout: true, direction: 'up', name: '20d high', price: 90000.5 }
  expect(data('getBreakouts', { data: [row] })).toEqual([
    expect.objectContaining({ direction: 'up', name: '20d high', price: 90000.5 })
  ])
})

test.each([
  ['getOHLC', [{ time: '2026-01-01', ...bar }]],
  ['getBollinger', { upper: 3300.1, middle: 3100.2, lower: 2900.3 }],
  ['getATR', { atr: 98.7 }],
  ['getATHATL', { ath: 4946.05, atl: 0.43 }],
  ['getTechnicalAnalysis', { rsi: 61.1 }],
  ['getData', { price: 3123.51 }]
])('%s: names a coin that wasn’t requested', (name, other) => {
  const text = JSON.stringify(data(name, { data: { ETH: other, BTC: other } }))
  expect(text.match(/"symbol":"(?:BTC|ETH)"|"(?:BTC|ETH)\.rsi"/g)).toHaveLength(2)
  expect(text).toContain('ETH')
})

test('doesn’t read a word after a number as its currency', () => {
  const row = { symbol: 'BTC', price: 88123.45 }
  const change = (text: string): unknown => data('getData', { data: [{ ...row, change_pct: text }] })
  expect(change('1.37 loss')).toEqual([expect.objectContaining({ changePercent: null })])
  expect(change('1.37')).toEqual([expect.objectContaining({ changePercent: 1.37 })])
})

test('doesn’t read an address as the exchange', () => {
  const row = { symbol: 'BTC', price: 88123.45, website: 'https://e.example' }
  expect(data('getData', { data: [row] })).toEqual([expect.objectContaining({ exchange: null })])
})

test('prefers the market cap of the circulating coins', () => {
  const row = { symbol: 'BTC', price: 88123.45, total_market_cap: 1850e9, circulating_market_cap: 1753e9 }
  expect(data('getData', { data: [row] })).toEqual([expect.objectContaining({ marketCap: 1753e9 })])
})

test('reads the kind of an average after its period in days', () => {
  const ribbon = { '10-day SMA': 87432.15, '10-day EMA': 87500.25 }
  expect(data('getMARibbon', { ribbon })).toEqual([
    expect.objectContaining({ averages: { sma10: 87432.15, ema10: 87500.25 } })
  ])
})

test.each(['withdrawal_fees', 'balances', 'supply', 'minOrder'])(
  'doesn’t read %s by coin as prices',
  name => {
    const prices = { BTC: 67000, ETH: 3400 }
    const params = { symbol: 'BTC ETH' }
    expect(read('getData', { [name]: { BTC: 0.5, ETH: 4 } }, params).kind).toBe('unrecognised')
    expect(read('getData', { [name]: { BTC: 0.5, ETH: 4 }, prices }, params)).toMatchObject({
      data: [{ price: 67000 }, { price: 3400 }]
    })
  }
)

test.each([
  ['getPerformance', 'volatility_30d'],
  ['getVolatility', 'change_30d']
])('%s doesn’t read %s', (name, field) => {
  expect(read(name, { symbol: 'BTC', [field]: 38.2 }).kind).toBe('unrecognised')
})

test.each([
  ['getBollinger', { keltner: { upper: 70000, middle: 67000, lower: 64000 } }, 'upper'],
  ['getBollinger', { donchian: { 20: { upper: 70000, middle: 67000, lower: 64000 } } }, 'lower'],
  ['getIchimoku', { tenkan: 9, kijun: 26, senkou: 52 }, 'conversion'],
  ['getATR', { value: 1.79, unit: 'percent' }, 'value'],
  [
    'getFearGreed',
    {
      series: [
        { metric: { part: 'social' }, values: [[1795996800, '33']] },
        { metric: { part: 'composite' }, values: [[1795996800, '27']] }
      ]
    },
    'value'
  ]
])('%s doubts values of another kind: %j', (name, body, field) => {
  expect(doubted(read(name, body))).toContain(field)
})

test('doubts the current price if a day was requested', () => {
  const body = { current: { price: 67000 }, historical: { price: 61000, date: '2026-11-20' } }
  expect(doubted(read('getHistory', body, { symbol: 'BTC', date: '2026-11-20' }))).toContain('price')
})

const [two, toEuro] = [{ symbol: 'BTC ETH' }, { symbol: 'BTC', convert: 'EUR' }]

test.each([
  [
    'getData',
    [
      { rank: 1, price: 67000 },
      { rank: 2, price: 3400 }
    ],
    { symbol: 'ETH' },
    'price'
  ],
  ['getData', { eth: { price: 3400 }, market: { btc_price: 67000 } }, { symbol: 'ETH' }, 'price'],
  ['getATR', [{ atr: 1200 }, { atr: 80 }], two, 'value'],
  ['getTechnicalAnalysis', [{ rsi: 44.1 }, { rsi: 51 }], two, 'values'],
  ['getConversion', { pair: 'EURBTC', price: 0.0000162 }, toEuro, 'result'],
  ['getConversion', [{ currency: 'USD', rate: 67000 }], toEuro, 'result'],
  ['getFearGreed', { score: 2.7, scale: 10 }, {}, 'value'],
  [
    'getSupertrend',
    [
      { symbol: 'BTC', interval: '1h', supertrend: 66000, direction: 'up' },
      { symbol: 'BTC', interval: '1d', supertrend: 70000, direction: 'down' }
    ],
    { symbol: 'BTC' },
    'value'
  ]
])('%s doubts what may be about another coin, currency or time frame: %j', (name, rows, params, field) => {
  expect(doubted(read(name, { data: rows }, params))).toContain(field)
})

test.each([
  ['getData', { predictions: { BTC: { price: 90000 } } }, 'price'],
  ['getData', { orders: [{ symbol: 'BTC', price: 60000, side: 'buy', amount: 0.1 }] }, 'price'],
  ['getOHLC', { heikin_ashi: [{ date: '2026-11-28', ...bar }] }, 'close'],
  ['getOHLC', { interval: '1h', candles: [{ date: '2026-11-28', ...bar }] }, 'close']
])('%s doubts forecasts, orders and other bars: %j', (name, body, field) => {
  expect(doubted(read(name, body, daily))).toContain(field)
})

const events = (row: object): unknown => data('getBreakouts', { result: { BTC: row } })
const crossed = { symbol: 'BTC', direction: 'down', price: null, at: Date.UTC(2026, 10, 17) }

test.each([
  [{ death_cross: true, death_cross_date: '2026-11-17' }, 'death_cross', {}],
  [
    { deathCross: true, deathCrossAt: '2026-11-17', goldenCross: false, goldenCrossAt: '2026-01-02' },
    'deathCross',
    {}
  ],
  [
    { death_cross_time: '2026-11-17', death_cross_price: '912.5', death_cross: 'true' },
    'death_cross',
    { price: 912.5 }
  ],
  [{ death_cross: true, death_cross_since: '2026-11-17', days_since_death_cross: 13 }, 'death_cross', {}]
])('reads a flag with its date and price as one event: %j', (row, name, others) => {
  expect(events(row)).toEqual([{ ...crossed, name, ...others }])
})

test.each(['level', 'broken_level', 'breakoutLevel', 'threshold'])(
  'reads the last price of a breakout, not its %s',
  level => {
    const row = { symbol: 'BTC', direction: 'up', [level]: 412.5 }
    expect(data('getBreakouts', { hits: [{ ...row, lastPrice: 421.3 }] })).toMatchObject([{ price: 421.3 }])
    expect(data('getBreakouts', { hits: [row] })).toMatchObject([{ price: 412.5 }])
  }
)

test.each([
  [
    { daily_volatility: '3.41%', annualized_volatility: '65.15%', max_drawdown: '-28.6%' },
    [
      [1, 3.41],
      [365, 65.15]
    ]
  ],
  [{ annualised_volatility_percentage: 65.15, max_drawdown_percentage: -28.6 }, [[365, 65.15]]],
  [{ days: 30, daily_volatility: '3.41%', annualized_volatility: '65.15%' }, [[30, 65.15]]],
  [{ annualized: true, volatility_30d_percent: 41.2 }, [[30, 41.2]]]
])('reads an annualised volatility next to a daily one: %j', (row, windows) => {
  expect(data('getVolatility', { result: { BTC: row } })).toEqual(
    windows.map(([days, percent]) => ({ symbol: 'BTC', days, percent }))
  )
})

test.each([
  { direction: 'none' },
  { direction: null },
  { breakout: null },
  { direction: 'none', period: null }
])('doesn’t read a coin without a breakout as one: %j', row => {
  const result = [
    { symbol: 'BTC', ...row, price: '91500' },
    { symbol: 'ETH', direction: 'up', breakout: 'resistance', price: 3412 }
  ]
  expect(data('getBreakouts', { result }, two)).toMatchObject([{ symbol: 'ETH', price: 3412 }])
})

test.each([
  { ETH: { rate: '3136.92', amount: '1' }, BTC: { rate: '61802.11', amount: '1' } },
  { ETH: { EUR: 3136.92 }, BTC: { EUR: 61802.11 } },
  { BTC: { rate: 61802.11 } }
])('reads the conversion of the requested coin if coins are keys: %j', result => {
  const params = { symbol: 'BTC ETH', convert: 'EUR' }
  expect(data('getConversion', { result }, params)).toMatchObject({
    from: 'BTC',
    to: 'EUR',
    result: 61802.11
  })
})

test('doesn’t read the conversion of another coin as that of the first one', () => {
  const params = { symbol: 'BTC ETH', convert: 'EUR' }
  for (const result of [{ BTC: null, ETH: { rate: 3136.92 } }, { ETH: 3136.92 }])
    expect(data('getConversion', { result }, params)).toMatchObject({
      from: 'ETH',
      to: 'EUR',
      result: 3136.92
    })
})
