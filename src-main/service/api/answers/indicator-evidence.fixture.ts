import type { Example } from './evidence.fixture'

const day = (date: number): number => Date.UTC(2025, 0, date)
const levels = { pivot: 100, r1: '110', r2: 120, r3: null, s1: 90, s2: 80, s3: 70 }
const pivots = (group: string | null) =>
  Object.entries(levels).map(([name, price]) => ({
    group,
    name,
    price: price === null ? null : Number(price)
  }))

export const indicatorExamples: readonly Example[] = [
  {
    mark: 'HINT',
    operation: 'getBollinger',
    about: 'one point with a squeeze flag',
    body: {
      status: true,
      result: { period: 20, stddev: 2, upper: '110', middle: '100', lower: '90', squeeze: false }
    },
    kind: 'bands',
    data: [{ time: null, upper: 110, middle: 100, lower: 90 }]
  },
  {
    mark: 'HINT',
    operation: 'getBollinger',
    about: 'a series with zeros at the beginning, which are missing values, and a later zero',
    body: {
      status: true,
      result: [
        { date: '2025-01-01', upper_band: 0, middle_band: 0, lower_band: 0 },
        { date: '2025-01-02', upper_band: 110, middle_band: 100, lower_band: 0 },
        { date: '2025-01-03', upper_band: 111, middle_band: 0, lower_band: 91 }
      ]
    },
    kind: 'bands',
    data: [
      { time: day(1), upper: null, middle: null, lower: null },
      { time: day(2), upper: 110, middle: 100, lower: null },
      { time: day(3), upper: 111, middle: 0, lower: 91 }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getBollinger',
    about: 'columns inside a named object',
    body: {
      status: true,
      bollinger: { time: ['2025-01-01', '2025-01-02'], upper: [1, 2], basis: [1, 1], lower: [0.5, 0.2] }
    },
    kind: 'bands',
    data: [
      { time: day(1), upper: 1, middle: 1, lower: 0.5 },
      { time: day(2), upper: 2, middle: 1, lower: 0.2 }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getIchimoku',
    about: 'Japanese names',
    body: {
      status: true,
      data: { tenkan_sen: 1, kijun_sen: '2', senkou_span_a: 3, senkou_span_b: 4, chikou_span: null }
    },
    kind: 'ichimoku',
    data: [{ time: null, conversion: 1, base: 2, spanA: 3, spanB: 4, lagging: null }]
  },
  {
    mark: 'MADE UP',
    operation: 'getATR',
    params: { symbol: 'BTC' },
    about: 'one value',
    body: { status: true, symbol: 'BTC', atr: '1234.5', period: 14 },
    kind: 'level',
    data: [{ time: null, symbol: 'BTC', value: 1234.5 }]
  },
  {
    mark: 'MADE UP',
    operation: 'getATR',
    params: { symbol: 'BTC ETH' },
    about: 'values under coins',
    body: { status: true, result: { BTC: 12, ETH: '1.5' } },
    kind: 'level',
    data: [
      { time: null, symbol: 'BTC', value: 12 },
      { time: null, symbol: 'ETH', value: 1.5 }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getATR',
    about: 'pairs of time and value',
    body: {
      status: true,
      result: [
        [day(2), 13],
        [day(1), '12']
      ]
    },
    kind: 'level',
    data: [
      { time: day(1), value: 12 },
      { time: day(2), value: 13 }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getSupertrend',
    about: 'a word, a number and an unknown word for the direction',
    body: {
      status: true,
      result: [
        { time: '2025-01-01', supertrend: 90, direction: 'bullish' },
        { time: '2025-01-02', supertrend: 95, direction: -1 },
        { time: '2025-01-03', supertrend: 96, direction: 'sideways' }
      ]
    },
    kind: 'supertrend',
    data: [
      { time: day(1), value: 90, direction: 'up' },
      { time: day(2), value: 95, direction: 'down' },
      { time: day(3), value: 96, direction: null }
    ]
  },
  {
    mark: 'HINT',
    operation: 'getMARibbon',
    about: 'fields with a trend word',
    body: {
      status: true,
      result: { sma_10: 1, sma_20: '2', ema_10: 3, EMA200: null, trend: 'bullish', price: 7 }
    },
    kind: 'ribbon',
    data: [{ time: null, averages: { sma10: 1, sma20: 2, ema10: 3, ema200: null }, trend: 'bullish' }]
  },
  {
    mark: 'MADE UP',
    operation: 'getMARibbon',
    about: 'by kind, then by period, in a series',
    body: {
      status: true,
      data: [
        { date: '2025-01-01', sma: { '10': 0, '20': 0 }, ema: { '10': 1 } },
        { date: '2025-01-02', sma: { '10': 5, '20': 0 }, ema: { '10': 2 } }
      ]
    },
    kind: 'ribbon',
    data: [
      { time: day(1), averages: { sma10: null, sma20: null, ema10: 1 }, trend: null },
      { time: day(2), averages: { sma10: 5, sma20: null, ema10: 2 }, trend: null }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getMARibbon',
    about: 'rows of periods',
    body: {
      status: true,
      result: {
        trend: 'up',
        averages: [
          { period: 10, sma: 1, ema: 2 },
          { type: 'SMA', period: 20, value: 3 }
        ]
      }
    },
    kind: 'ribbon',
    data: [{ time: null, averages: { sma10: 1, ema10: 2, sma20: 3 }, trend: 'up' }]
  },
  {
    mark: 'HINT',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    about: 'four named groups',
    body: { status: true, result: { classic: levels, fibonacci: levels, camarilla: levels, woodie: levels } },
    kind: 'supportResistance',
    data: ['classic', 'fibonacci', 'camarilla', 'woodie'].flatMap(pivots)
  },
  {
    mark: 'HINT',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    about: 'deeper, under the coin',
    body: { status: true, data: { BTC: { pivot_points: { Fibonacci: { levels } } } } },
    kind: 'supportResistance',
    data: pivots('fibonacci').map(row => ({ symbol: 'BTC', ...row }))
  },
  {
    mark: 'MADE UP',
    operation: 'getSupportResistance',
    about: 'lists of supports and resistances',
    body: { status: true, support: [90, 80], resistance: ['110'] },
    kind: 'supportResistance',
    data: [
      { group: null, name: 's1', price: 90 },
      { group: null, name: 's2', price: 80 },
      { group: null, name: 'r1', price: 110 }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getSupportResistance',
    about: 'rows',
    body: {
      status: true,
      levels: [
        { method: 'Classic', name: 'R1', price: 110 },
        { method: 'own', name: 'weekly high', price: 120 }
      ]
    },
    kind: 'supportResistance',
    data: [
      { group: 'classic', name: 'r1', price: 110 },
      { group: 'own', name: 'weekly high', price: 120 }
    ]
  }
]
