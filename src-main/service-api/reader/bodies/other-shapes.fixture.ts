import type { Body } from './body.fixture'

/** Other shapes of the other operations. */
export const otherShapes: readonly Body[] = [
  {
    manner: 'other shapes',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    body: { data: { pivot: 68000, resistance: { r1: 69000, r2: 70000 }, support: { s1: 67000, s2: 66000 } } },
    kind: 'supportResistance',
    values: [
      { name: 'pivot', price: 68000 },
      { name: 'r1', price: 69000 },
      { name: 'r2', price: 70000 },
      { name: 's1', price: 67000 },
      { name: 's2', price: 66000 }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    body: {
      columns: ['type', 'name', 'price'],
      rows: [
        ['classic', 'R1', 69000],
        ['classic', 'PP', 68000],
        ['classic', 'S1', 67000]
      ]
    },
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'r1', price: 69000 },
      { group: 'classic', name: 'pivot', price: 68000 },
      { group: 'classic', name: 's1', price: 67000 }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getMARibbon',
    params: { symbol: 'BTC' },
    body: { periods: [10, 20, 50], sma: [68000, 67500, 66000], ema: [68100, 67600, 66100], trend: 'bullish' },
    kind: 'ribbon',
    values: [
      {
        averages: {
          ...{ sma10: 68000, ema10: 68100, sma20: 67500, ema20: 67600, sma50: 66000 },
          ...{ ema50: 66100 }
        },
        trend: 'bullish'
      }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getMARibbon',
    params: { symbol: 'BTC' },
    body: {
      data: [
        { time: 1771316874, ema8: 68200, ema13: 68100, ema21: 68000 },
        { time: 1771320474, ema8: 68300, ema13: 68150, ema21: 68020 }
      ]
    },
    kind: 'ribbon',
    values: [
      { time: 1771316874000, averages: { ema8: 68200, ema13: 68100, ema21: 68000 } },
      { time: 1771320474000, averages: { ema8: 68300, ema13: 68150, ema21: 68020 } }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getATR',
    params: { symbol: 'BTC' },
    body: { atr: { period: 14, value: 1234.5, percent: 1.81 } },
    kind: 'level',
    values: [{ value: 1234.5 }]
  },
  {
    manner: 'other shapes',
    operation: 'getIchimoku',
    params: { symbol: 'BTC' },
    body: {
      data: [
        {
          date: '2026-02-17',
          values: { ...{ tenkan: 68000.5, kijun: 67500, senkouA: 67000, senkouB: 66000.5, chikou: 68100 } }
        }
      ]
    },
    kind: 'ichimoku',
    values: [
      {
        ...{ time: 1771286400000, conversion: 68000.5, base: 67500, spanA: 67000, spanB: 66000.5 },
        ...{ lagging: 68100 }
      }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getSupertrend',
    params: { symbol: 'BTC' },
    body: { time: [1771316874000, 1771316934000], supertrend: [67459.2, 67470.1], direction: ['up', 'up'] },
    kind: 'supertrend',
    values: [
      { time: 1771316874000, value: 67459.2, direction: 'up' },
      { time: 1771316934000, value: 67470.1, direction: 'up' }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: { BTC: 68078.12, ETH: 3320.1, timestamp: 1771316874 },
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 68078.12, at: 1771316874000 },
      { symbol: 'ETH', price: 3320.1, at: 1771316874000 }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: {
      data: {
        BTC: {
          price: { usd: 68078.12, eur: 59000.5 },
          change: { '24h': '-0.65%', '7d': '3.2%' },
          range: { high: 69194.3, low: 67960.52 },
          updated: '2026-02-17T08:27:54Z'
        }
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 68078.12, changePercent: -0.65, high: 69194.3, low: 67960.52 },
        ...{ at: 1771316874000, currency: 'USD' }
      }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: { BTC: { EUR: 59000.5 } },
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 59000.5 }
  },
  {
    manner: 'other shapes',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1m', bars: '2' },
    body: {
      Meta: { symbol: 'BTC' },
      'Time Series (1min)': {
        '2026-02-17 08:27:00': {
          ...{
            '1. open': '68000.5',
            '2. high': '68500',
            '3. low': '67800',
            '4. close': '68400.5',
            '5. volume': '12.5'
          }
        }
      }
    },
    kind: 'candles',
    values: [
      {
        ...{ time: 1771316820000, open: 68000.5, high: 68500, low: 67800, close: 68400.5 },
        ...{ volume: 12.5 }
      }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: {
      articles: {
        results: [
          {
            headline: { main: 'Fees fall' },
            web_url: 'https://n.example/5',
            pub_date: '2026-02-17T08:27:54+0000',
            abstract: 'Text',
            byline: { original: 'By A' },
            source: 'Wire'
          }
        ]
      }
    },
    kind: 'news',
    values: [
      {
        ...{
          title: 'Fees fall',
          url: 'https://n.example/5',
          at: 1771316874000,
          summary: 'Text',
          source: 'Wire'
        }
      }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getFearGreed',
    body: [
      { date: '2026-02-16', fng: 31, sentiment: 'Fear' },
      { date: '2026-02-17', fng: 28, sentiment: 'Fear' }
    ],
    kind: 'fearGreed',
    values: { value: 28, label: 'Fear', at: 1771286400000 }
  }
]
