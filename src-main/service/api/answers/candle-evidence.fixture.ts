import type { Example } from './evidence.fixture'

const day = (date: number): number => Date.UTC(2025, 0, date)
const first = { open: 1, high: 4, low: 0.5, close: 2 }
const second = { open: 2, high: 5, low: 1.5, close: 3 }
const both = [
  { time: day(1), ...first, volume: 10 },
  { time: day(2), ...second, volume: null }
]

export const candleExamples: readonly Example[] = [
  {
    mark: 'SEEN',
    operation: 'getOHLC',
    params: { symbol: 'BTC' },
    about: 'daily, by closing time, no volume; order unknown',
    body: {
      status: true,
      result: [
        { time_close: '2025-01-02 23:59:59', ...second },
        { time_close: '2025-01-01 23:59:59', ...first }
      ]
    },
    kind: 'candles',
    data: [
      { time: Date.UTC(2025, 0, 1, 23, 59, 59), ...first, volume: null },
      { time: Date.UTC(2025, 0, 2, 23, 59, 59), ...second, volume: null }
    ]
  },
  {
    mark: 'HINT',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2025-01-01' },
    about: 'time_close as epoch seconds',
    body: { status: 'ok', result: [{ time_close: day(1) / 1000, ...first, volume: '10' }] },
    kind: 'candles',
    data: [both[0]]
  },
  {
    mark: 'HINT',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1d' },
    about: 'epoch milliseconds, prices in quotes, short names',
    body: {
      status: 'true',
      candles: [
        { t: day(1), o: '1', h: '4', l: '0.5', c: '2', v: '10' },
        { t: String(day(2)), o: '2', h: '5', l: '1.5', c: '3', v: '' }
      ]
    },
    kind: 'candles',
    data: both
  },
  {
    mark: 'MADE UP',
    operation: 'getOHLCIntraday',
    about: 'arrays by position',
    body: {
      status: true,
      data: [
        [day(1), 1, 4, 0.5, 2, 10],
        [day(2) / 1000, '2', '5', '1.5', '3']
      ]
    },
    kind: 'candles',
    data: both
  },
  {
    mark: 'MADE UP',
    operation: 'getOHLCIntraday',
    about: 'columns, one of which is too short and left out',
    body: {
      s: 'ok',
      t: [day(1), day(2)],
      o: [1, 2],
      h: [4, 5],
      l: [0.5, 1.5],
      c: [2, 3],
      v: [10]
    },
    kind: 'candles',
    data: [{ ...both[0], volume: null }, both[1]]
  },
  {
    mark: 'MADE UP',
    operation: 'getHistory',
    about: 'objects keyed by date',
    body: { status: true, history: { '2025-01-02': second, '2025-01-01': { ...first, volume: 10 } } },
    kind: 'candles',
    data: both
  },
  {
    mark: 'MADE UP',
    operation: 'getHistory',
    about: 'arrays keyed by date',
    body: { status: true, result: { '2025-01-01': [1, 4, 0.5, 2, 10], '2025-01-02': [2, 5, 1.5, 3] } },
    kind: 'candles',
    data: both
  },
  {
    mark: 'MADE UP',
    operation: 'getOHLC',
    params: { symbol: 'BTC ETH' },
    about: 'several coins, each with its own bars of the same times',
    body: {
      status: true,
      result: { BTC: [{ time: '2025-01-01', ...first }], ETH: [{ time: '2025-01-01', ...second }] }
    },
    kind: 'candles',
    data: [
      { time: day(1), ...first, volume: null, symbol: 'BTC' },
      { time: day(1), ...second, volume: null, symbol: 'ETH' }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getOHLC',
    about: 'the time of arrays, not the date next to their list',
    body: { status: true, date: '2025-06-01', data: [[day(1), 1, 4, 0.5, 2, 10]] },
    kind: 'candles',
    data: [both[0]]
  },
  {
    mark: 'MADE UP',
    operation: 'getHistory',
    params: { symbol: 'BTC' },
    about: 'the time of an array under its coin, not the date next to it',
    body: { status: true, date: '2025-06-01', BTC: [day(1), 1, 4, 0.5, 2, 10] },
    kind: 'candles',
    data: [{ ...both[0], symbol: 'BTC' }]
  },
  {
    mark: 'MADE UP',
    operation: 'getOHLC',
    about: 'bars without a readable time',
    body: { status: true, result: [{ time: 'yesterday', ...first }] },
    kind: 'unrecognised',
    data: {}
  }
]
