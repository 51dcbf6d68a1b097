import type { Example } from './evidence.fixture'

const pair = (a: string, b: string, value: number | null) => ({ a, b, value })
const endsOfBitcoin = {
  mark: 'HINT',
  operation: 'getATHATL',
  params: { symbol: 'BTC' },
  kind: 'athAtl',
  data: [
    {
      symbol: 'BTC',
      ath: 126000,
      athAt: Date.UTC(2025, 9, 6),
      fromAthPercent: -46.1,
      atl: 65.5,
      atlAt: Date.UTC(2013, 6, 6),
      fromAtlPercent: 103000
    }
  ]
} as const

export const analyticsExamples: readonly Example[] = [
  {
    mark: 'HINT',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    about: 'a map of pairs',
    body: { status: true, result: { BTC_ETH: 0.85, 'BTC-SOL': '0.7', 'ETH/SOL': null } },
    kind: 'correlation',
    data: [pair('BTC', 'ETH', 0.85), pair('BTC', 'SOL', 0.7), pair('ETH', 'SOL', null)]
  },
  {
    mark: 'HINT',
    operation: 'getCorrelation',
    about: 'a nested matrix',
    body: { status: true, data: { BTC: { BTC: 1, ETH: 0.85 }, ETH: { BTC: 0.85, ETH: 1 } } },
    kind: 'correlation',
    data: [pair('BTC', 'ETH', 0.85)]
  },
  {
    mark: 'HINT',
    operation: 'getCorrelation',
    about: 'rows',
    body: {
      status: true,
      result: [
        { symbol1: 'BTC', symbol2: 'ETH', correlation: 0.85 },
        { pair: 'BTC_SOL', value: 0.7 }
      ]
    },
    kind: 'correlation',
    data: [pair('BTC', 'ETH', 0.85), pair('BTC', 'SOL', 0.7)]
  },
  {
    mark: 'MADE UP',
    operation: 'getCorrelation',
    about: 'a matrix with labels',
    body: {
      status: true,
      symbols: ['BTC', 'ETH'],
      matrix: [
        [1, -0.2],
        [-0.2, 1]
      ]
    },
    kind: 'correlation',
    data: [pair('BTC', 'ETH', -0.2)]
  },
  {
    mark: 'HINT',
    operation: 'getPerformance',
    params: { symbol: 'BTC' },
    about: 'time spans as keys',
    body: {
      status: true,
      result: { '1': '0.5', '7d': -3, performance_30d: '4.2%', '1y': 120, '24h': null, price: 5 }
    },
    kind: 'windows',
    data: [
      { days: 1, percent: 0.5 },
      { days: 7, percent: -3 },
      { days: 30, percent: 4.2 },
      { days: 365, percent: 120 },
      { days: 1, percent: null }
    ]
  },
  {
    mark: 'HINT',
    operation: 'getVolatility',
    params: { symbol: 'BTC ETH' },
    about: 'time spans under coins',
    body: { status: true, BTC: { volatility_30d: 40, volatility_90d: '55.5' }, ETH: { volatility_30d: 60 } },
    kind: 'windows',
    data: [
      { symbol: 'BTC', days: 30, percent: 40 },
      { symbol: 'BTC', days: 90, percent: 55.5 },
      { symbol: 'ETH', days: 30, percent: 60 }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getPerformance',
    about: 'rows and objects keyed by time span, without a calendar year',
    body: {
      status: true,
      data: [
        { days: 7, percent: 1.5 },
        { period: '30d', change: '2%' },
        { '90': { from: 100, percent: 9 }, '2024': 55 }
      ]
    },
    kind: 'windows',
    data: [
      { days: 7, percent: 1.5 },
      { days: 30, percent: 2 },
      { days: 90, percent: 9 }
    ]
  },
  {
    ...endsOfBitcoin,
    about: 'flat',
    body: {
      status: true,
      result: {
        symbol: 'BTC',
        ath: '126000',
        ath_date: '2025-10-06',
        ath_change_percentage: '-46.1',
        atl: 65.5,
        atl_date: '2013-07-06',
        atl_change_percentage: 103000
      }
    }
  },
  {
    ...endsOfBitcoin,
    about: 'an object for the high and one for the low',
    body: {
      status: true,
      BTC: {
        all_time_high: { price: 126000, date: '2025-10-06', distance_percent: -46.1 },
        all_time_low: { price: 65.5, date: '2013-07-06', distance_percent: '103000' }
      }
    }
  },
  {
    mark: 'HINT',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC' },
    about: 'macd a number',
    body: {
      status: true,
      result: {
        symbol: 'BTC',
        rsi: '61.5',
        macd: 120,
        macd_signal: 100,
        sma_50: 'N/A',
        recommendation: 'Buy'
      }
    },
    kind: 'technical',
    data: { values: { rsi: 61.5, macd: 120, macdSignal: 100 }, verdict: 'Buy' }
  },
  {
    mark: 'HINT',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC' },
    about: 'MACD as an object',
    body: {
      status: true,
      data: { indicators: { rsi: 61.5, macd: { line: 120, signal: 100, histogram: 20 } }, verdict: 'neutral' }
    },
    kind: 'technical',
    data: { values: { rsi: 61.5, macd: 120, macdSignal: 100, macdHistogram: 20 }, verdict: 'neutral' }
  },
  {
    mark: 'MADE UP',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC ETH' },
    about: 'several coins',
    body: { status: true, result: { BTC: { rsi: 60, verdict: 'buy' }, ETH: { rsi: null, verdict: 'sell' } } },
    kind: 'technical',
    data: { values: { 'BTC.rsi': 60, 'ETH.rsi': null }, verdict: null, verdicts: { BTC: 'buy', ETH: 'sell' } }
  },
  {
    mark: 'HINT',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    about: 'source as a string or an object, with HTTP(S) links only',
    body: {
      status: true,
      pagination: { page: 1 },
      news: [
        {
          title: ' <b>Up</b> ',
          source: 'Wire',
          url: 'https://example.com/a',
          published_at: '2025-11-08T18:49:11+01:00',
          description: 'More',
          image: { url: 'https://example.com/a.png' },
          coins: ['BTC', { symbol: 'ETH' }]
        },
        {
          title: 'Down',
          source: { name: 'Post' },
          link: 'javascript:alert(1)',
          date: 'Sat, 08 Nov 2025 18:49:11 +0000'
        },
        { title: '' }
      ]
    },
    kind: 'news',
    data: [
      {
        title: '<b>Up</b>',
        url: 'https://example.com/a',
        source: 'Wire',
        at: Date.UTC(2025, 10, 8, 17, 49, 11),
        summary: 'More',
        image: 'https://example.com/a.png',
        coins: ['BTC', 'ETH']
      },
      {
        title: 'Down',
        url: null,
        source: 'Post',
        at: Date.UTC(2025, 10, 8, 18, 49, 11),
        summary: null,
        image: null,
        coins: []
      }
    ]
  },
  {
    mark: 'HINT',
    operation: 'getBreakouts',
    about: 'rows',
    body: {
      status: true,
      breakouts: [{ symbol: 'BTC', direction: 'up', period: 20, price: '68000', date: '2025-11-08' }]
    },
    kind: 'breakouts',
    data: [{ symbol: 'BTC', direction: 'up', name: '20', price: 68000, at: Date.UTC(2025, 10, 8) }]
  },
  {
    mark: 'HINT',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    about: 'named crosses per coin, without those that did not occur',
    body: {
      status: true,
      result: {
        BTC: { golden_cross: true, death_cross: false, sma50_cross: 'bearish' },
        ETH: { death_cross: { date: '2025-11-08', price: 2000 } }
      }
    },
    kind: 'breakouts',
    data: [
      { symbol: 'BTC', direction: 'up', name: 'golden_cross', price: null, at: null },
      { symbol: 'BTC', direction: 'down', name: 'sma50_cross', price: null, at: null },
      { symbol: 'ETH', direction: 'down', name: 'death_cross', price: 2000, at: Date.UTC(2025, 10, 8) }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getBreakouts',
    about: 'no breakouts',
    body: { status: true, breakouts: [] },
    kind: 'breakouts',
    data: []
  },
  {
    mark: 'MADE UP',
    operation: 'getMarketBreadth',
    about: 'counts and shares under the service’s own names',
    body: {
      status: true,
      result: { advancing: 120, declining: '80', percent_above_sma50: 55.5, new_highs: null }
    },
    kind: 'breadth',
    data: { values: { advancing: 120, declining: 80, percent_above_sma50: 55.5, new_highs: null } }
  },
  {
    mark: 'MADE UP',
    operation: 'getMarketBreadth',
    about: 'nothing about market breadth',
    body: { status: true, weather: { sun: 1, rain: [2, null] } },
    kind: 'unrecognised',
    data: {
      leaves: [
        { path: 'status', value: true },
        { path: 'weather.sun', value: 1 },
        { path: 'weather.rain.0', value: 2 },
        { path: 'weather.rain.1', value: null }
      ],
      leavesLeftOut: 0
    }
  }
]
