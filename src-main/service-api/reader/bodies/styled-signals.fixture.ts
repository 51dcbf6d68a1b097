import type { Body } from './body.fixture'

/** getMarketBreadth, getBreakouts, getTechnicalAnalysis, getSupportResistance. */
export const styledSignals: readonly Body[] = [
  {
    manner: 'camel names and lists',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC' },
    body: {
      result: {
        BTC: {
          momentum: { rsi: 61.5, stochK: 70.1 },
          macd: { value: 120.5, signal: 100.25, histogram: 20.25 },
          summary: 'STRONG_BUY'
        }
      }
    },
    kind: 'technical',
    values: {
      values: { ...{ rsi: 61.5, stochK: 70.1, macd: 120.5, macdSignal: 100.25, macdHistogram: 20.25 } },
      verdict: 'STRONG_BUY'
    }
  },
  {
    manner: 'camel names and lists',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    body: {
      btc: {
        supports: [
          { price: 67000, touches: 4 },
          { price: 66000, touches: 2 }
        ],
        resistances: [
          { price: 69000, touches: 3 },
          { price: 70000, touches: 5 }
        ]
      }
    },
    kind: 'supportResistance',
    values: [
      { name: 's1', price: 67000 },
      { name: 's2', price: 66000 },
      { name: 'r1', price: 69000 },
      { name: 'r2', price: 70000 }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: {
      alerts: [
        {
          ...{
            coin: 'BTC',
            kind: 'resistance_break',
            level: 69000,
            direction: 'UP',
            detectedAt: '2026-02-17T08:27:54.000Z'
          },
          ...{ timeframe: '4h' }
        },
        {
          ...{
            coin: 'ETH',
            kind: 'support_break',
            level: 3200,
            direction: 'DOWN',
            detectedAt: '2026-02-17T08:27:54.000Z'
          },
          ...{ timeframe: '1d' }
        }
      ]
    },
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', price: 69000, at: 1771316874000 },
      { symbol: 'ETH', direction: 'down', price: 3200, at: 1771316874000 }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getMarketBreadth',
    params: { symbol: 'BTC' },
    body: {
      ...{ date: '2026-02-17', advancers: 61, decliners: 37, unchanged: 2, newHighs: 5 },
      ...{ newLows: 3 }
    },
    kind: 'breadth',
    values: { values: { ...{ advancers: 61, decliners: 37, unchanged: 2, newHighs: 5, newLows: 3 } } }
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC' },
    body: {
      technicalAnalysis: {
        ...{
          RSI_14: 61.5,
          MACD_12_26_9: 120.5,
          MACDs_12_26_9: 100.25,
          MACDh_12_26_9: 20.25,
          Recommendation: 'Buy'
        }
      }
    },
    kind: 'technical',
    values: { verdict: 'Buy', values: { rsi: 61.5, macd: 120.5, macdSignal: 100.25, macdHistogram: 20.25 } }
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    body: { Pivots: { Classic: { PP: 68000, R: [69000, 70000, 71000.5], S: [67000, 66000, 65000] } } },
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'pivot', price: 68000 },
      { group: 'classic', name: 'r1', price: 69000 },
      { group: 'classic', name: 'r2', price: 70000 },
      { group: 'classic', name: 'r3', price: 71000.5 },
      { group: 'classic', name: 's1', price: 67000 },
      { group: 'classic', name: 's2', price: 66000 },
      { group: 'classic', name: 's3', price: 65000 }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: {
      BTC: [{ Pattern: 'Golden Cross', Signal: 'Bullish', Price: 68078.12, Date: '2026-02-17' }],
      ETH: [{ Pattern: '20-day high', Signal: 'Bullish', Price: 3320.1, Date: '2026-02-16' }]
    },
    kind: 'breakouts',
    values: [
      { ...{ symbol: 'BTC', name: 'Golden Cross', direction: 'up', price: 68078.12, at: 1771286400000 } },
      { ...{ symbol: 'ETH', name: '20-day high', direction: 'up', price: 3320.1, at: 1771200000000 } }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getMarketBreadth',
    params: { symbol: 'BTC' },
    body: {
      Breadth: [
        { Metric: 'Advancing', Value: 61 },
        { Metric: 'Declining', Value: 37 },
        { Metric: 'Above200DMA', Value: 39.5 }
      ]
    },
    kind: 'breadth',
    values: { values: { Advancing: 61, Declining: 37, Above200DMA: 39.5 } }
  },
  {
    manner: 'Alpha Vantage, MACD',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC' },
    body: {
      'Meta Data': { '1: Symbol': 'BTCUSD', '2: Indicator': 'MACD' },
      'Technical Analysis: MACD': {
        '2026-02-17': { MACD: '120.5', MACD_Signal: '100.25', MACD_Hist: '20.25' }
      }
    },
    kind: 'technical',
    values: { values: { macd: 120.5, macdSignal: 100.25, macdHistogram: 20.25 } }
  },
  {
    manner: 'Finnhub, aggregate',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC' },
    body: {
      technicalAnalysis: { count: { buy: 6, neutral: 7, sell: 4 }, signal: 'neutral' },
      trend: { adx: 24.46, trending: false }
    },
    kind: 'technical',
    values: {
      values: { 'count.buy': 6, 'count.neutral': 7, 'count.sell': 4, adx: 24.46 },
      verdict: 'neutral'
    }
  },
  {
    manner: 'TAAPI, bulk',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC' },
    body: {
      data: [
        { id: 'binance_BTC/USDT_1h_rsi_14_0', indicator: 'rsi', result: { value: 61.5 }, errors: [] },
        {
          id: 'binance_BTC/USDT_1h_macd_12_26_9_0',
          indicator: 'macd',
          result: { valueMACD: 120.5, valueMACDSignal: 100.25, valueMACDHist: 20.25 },
          errors: []
        }
      ]
    },
    kind: 'technical',
    values: { values: { rsi: 61.5, macd: 120.5, macdSignal: 100.25, macdHistogram: 20.25 } }
  },
  {
    manner: 'breadth shares',
    operation: 'getMarketBreadth',
    params: { symbol: 'BTC' },
    body: {
      data: {
        ...{ coins_up: 61, coins_down: 37, unchanged: 2, pct_above_sma_50: 44.5, pct_above_sma_200: 39.1 },
        ...{ updated_at: '2026-02-17T08:27:54.000Z' }
      }
    },
    kind: 'breadth',
    values: {
      values: {
        ...{ coins_up: 61, coins_down: 37, unchanged: 2, pct_above_sma_50: 44.5, pct_above_sma_200: 39.1 }
      }
    }
  },
  {
    manner: 'Donchian',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: {
      data: {
        BTC: { ...{ breakout: 'up', period: 20, level: 69000, price: 69150.5, date: '2026-02-17' } },
        ETH: { ...{ breakout: 'none', period: 20, level: null, price: 3320.1, date: '2026-02-17' } }
      }
    },
    kind: 'breakouts',
    values: [{ symbol: 'BTC', direction: 'up', price: 69000 }]
  },
  {
    manner: 'camarilla levels as rows',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    body: {
      pivots: [
        {
          ...{ method: 'camarilla', R1: 68200, R2: 68400, R3: 68600, S1: 67800 },
          ...{ S2: 67600, S3: 67400, PP: 68000 }
        }
      ]
    },
    kind: 'supportResistance',
    values: [
      { group: 'camarilla', name: 'r1', price: 68200 },
      { name: 'r2', price: 68400 },
      { name: 'r3' },
      { name: 's1', price: 67800 },
      { name: 's2' },
      { name: 's3' },
      { name: 'pivot', price: 68000 }
    ]
  }
]
