import type { Body } from './body.fixture'

/** getPerformance, getVolatility, getCorrelation, getMarketBreadth, getBreakouts, getATHATL. */
export const otherAnalytics: readonly Body[] = [
  {
    manner: 'other shapes',
    operation: 'getPerformance',
    params: { symbol: 'BTC' },
    body: {
      performance: {
        symbol: 'BTC',
        last_24_hours: { change_pct: -0.65, from: 68523, to: 68078 },
        last_7_days: { change_pct: 3.2, from: 66000, to: 68078 }
      }
    },
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 1, percent: -0.65 },
      { symbol: 'BTC', days: 7, percent: 3.2 }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getPerformance',
    params: { symbol: 'BTC ETH' },
    body: { '7d': { BTC: 3.2, ETH: 4.1 }, '30d': { BTC: -8.4, ETH: -12.2 } },
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: 3.2 },
      { symbol: 'ETH', days: 7, percent: 4.1 },
      { symbol: 'BTC', days: 30, percent: -8.4 },
      { symbol: 'ETH', days: 30, percent: -12.2 }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getPerformance',
    params: { symbol: 'BTC' },
    body: { data: { coin: 'BTC', windows: ['1d', '7d', '30d'], returns: ['-0.65%', '3.2%', '-8.4%'] } },
    kind: 'windows',
    values: [
      { days: 1, percent: -0.65 },
      { days: 7, percent: 3.2 },
      { days: 30, percent: -8.4 }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getVolatility',
    params: { symbol: 'BTC' },
    body: {
      symbol: 'BTC',
      volatility: [
        { period: '30d', volatility_percent: 45.1 },
        { period: '90d', volatility_percent: 52.3 }
      ]
    },
    kind: 'windows',
    values: [
      { days: 30, percent: 45.1 },
      { days: 90, percent: 52.3 }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: {
      data: [
        { symbol: 'BTC', BTC: 1, ETH: 0.85, SOL: 0.7 },
        { symbol: 'ETH', BTC: 0.85, ETH: 1, SOL: 0.6 },
        { symbol: 'SOL', BTC: 0.7, ETH: 0.6, SOL: 1 }
      ]
    },
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.85 },
      { a: 'BTC', b: 'SOL', value: 0.7 },
      { a: 'ETH', b: 'SOL', value: 0.6 }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getMarketBreadth',
    body: {
      result: { ...{ advances: 61, declines: 37, adRatio: 1.65, aboveMa50Pct: 44.5, timestamp: 1771316874 } }
    },
    kind: 'breadth',
    values: { values: { advances: 61, declines: 37, adRatio: 1.65, aboveMa50Pct: 44.5 } }
  },
  {
    manner: 'other shapes',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: {
      result: {
        up: [{ symbol: 'BTC', price: 69000, time: 1771316874 }],
        down: [{ symbol: 'ETH', price: 3200, time: 1771316874 }]
      }
    },
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', price: 69000, at: 1771316874000 },
      { symbol: 'ETH', direction: 'down', price: 3200, at: 1771316874000 }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getBreakouts',
    params: { symbol: 'BTC' },
    body: {
      header: ['symbol', 'signal', 'window', 'level', 'time'],
      rows: [
        ['BTC', 'breakout', '20d', 69000, 1771316874],
        ['BTC', 'breakdown', '50d', 66000, 1771316874]
      ]
    },
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', price: 69000, at: 1771316874000 },
      { symbol: 'BTC', direction: 'down', price: 66000, at: 1771316874000 }
    ]
  },
  {
    manner: 'other shapes',
    operation: 'getATHATL',
    params: { symbol: 'BTC ETH' },
    body: {
      header: ['coin', 'ath', 'ath_date', 'ath_pct', 'atl', 'atl_date', 'atl_pct'],
      rows: [['BTC', 126000, '2025-10-06', -46.1, 67.81, '2013-07-06', 100296]]
    },
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126000, athAt: 1759708800000, fromAthPercent: -46.1, atl: 67.81 },
        ...{ atlAt: 1373068800000, fromAtlPercent: 100296 }
      }
    ]
  }
]
