import type { Body } from './body.fixture'

/** getPerformance, getVolatility, getATHATL, getCorrelation. */
export const styledChanges: readonly Body[] = [
  {
    manner: 'camel names and lists',
    operation: 'getPerformance',
    params: { symbol: 'BTC ETH' },
    body: {
      columns: ['symbol', 'h1', 'h24', 'd7', 'd30', 'y1'],
      rows: [
        ['BTC', '0.12%', '-0.65%', '3.20%', '-8.40%', '41.50%'],
        ['ETH', '0.31%', '-1.05%', '4.20%', '-12.1%', '20.00%']
      ]
    },
    kind: 'windows',
    values: [
      { symbol: 'BTC', span: '1h', percent: 0.12 },
      { symbol: 'BTC', days: 1, percent: -0.65 },
      { symbol: 'BTC', days: 7, percent: 3.2 },
      { symbol: 'BTC', days: 30, percent: -8.4 },
      { symbol: 'BTC', days: 365, percent: 41.5 },
      { symbol: 'ETH', span: '1h', percent: 0.31 },
      { symbol: 'ETH', days: 1, percent: -1.05 },
      { symbol: 'ETH', days: 7, percent: 4.2 },
      { symbol: 'ETH', days: 30, percent: -12.1 },
      { symbol: 'ETH', days: 365, percent: 20 }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getVolatility',
    params: { symbol: 'BTC' },
    body: {
      data: { symbol: 'BTC', realizedVolatility: { '7D': 38.2, '30D': 45.1, '90D': 52.3 }, unit: '%' }
    },
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: 38.2 },
      { symbol: 'BTC', days: 30, percent: 45.1 },
      { symbol: 'BTC', days: 90, percent: 52.3 }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getATHATL',
    params: { symbol: 'BTC' },
    body: {
      bitcoin: {
        ...{
          allTimeHighUsd: 126000,
          allTimeHighDate: '2025-10-06',
          downFromAllTimeHighPct: 46.1,
          allTimeLowUsd: 67.81,
          allTimeLowDate: '2013-07-06'
        },
        ...{ upFromAllTimeLowPct: 100296 }
      }
    },
    kind: 'athAtl',
    values: [
      {
        ...{ ath: 126000, athAt: 1759708800000, fromAthPercent: 46.1, atl: 67.81, atlAt: 1373068800000 },
        ...{ fromAtlPercent: 100296 }
      }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: {
      window: '30d',
      matrix: {
        rows: ['BTC', 'ETH', 'SOL'],
        values: [
          [1, 0.85, 0.7],
          [0.85, 1, 0.6],
          [0.7, 0.6, 1]
        ]
      }
    },
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.85 },
      { a: 'BTC', b: 'SOL', value: 0.7 },
      { a: 'ETH', b: 'SOL', value: 0.6 }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getPerformance',
    params: { symbol: 'BTC' },
    body: {
      Symbol: 'BTC',
      Periods: [
        { Period: '1 week', Return: 0.032 },
        { Period: '1 month', Return: -0.084 },
        { Period: '1 year', Return: 0.415 }
      ],
      ReturnsAs: 'fraction'
    },
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: 3.2 },
      { symbol: 'BTC', days: 30, percent: -8.4 },
      { symbol: 'BTC', days: 365, percent: 41.5 }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getVolatility',
    params: { symbol: 'BTC ETH' },
    body: {
      data: [
        { symbol: 'BTC', vol_7d_pct: 2.1, vol_30d_pct: 2.6 },
        { symbol: 'ETH', vol_7d_pct: 3.1, vol_30d_pct: 3.3 }
      ]
    },
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: 2.1 },
      { symbol: 'BTC', days: 30, percent: 2.6 },
      { symbol: 'ETH', days: 7, percent: 3.1 },
      { symbol: 'ETH', days: 30, percent: 3.3 }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getATHATL',
    params: { symbol: 'BTC ETH' },
    body: [
      {
        ticker: 'BTC',
        ath: { price: '$126,000.00', date: '06 Oct 2025', change: '-46.1%' },
        atl: { price: '$67.81', date: '06 Jul 2013', change: '+100,296%' }
      },
      {
        ticker: 'ETH',
        ath: { price: '$4,953.73', date: '24 Aug 2025', change: '-33.0%' },
        atl: { price: '$0.4329', date: '20 Oct 2015', change: '+766,000%' }
      }
    ],
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126000, athAt: 1759708800000, fromAthPercent: -46.1, atl: 67.81 },
        ...{ atlAt: 1373068800000 }
      },
      { ...{ symbol: 'ETH', ath: 4953.73, athAt: 1755993600000, fromAthPercent: -33, atl: 0.4329 } }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: {
      correlations: [
        { asset1: 'BTC', asset2: 'ETH', corr: '0.85' },
        { asset1: 'BTC', asset2: 'SOL', corr: '0.70' }
      ]
    },
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.85 },
      { a: 'BTC', b: 'SOL', value: 0.7 }
    ]
  },
  {
    manner: 'TradingView-like',
    operation: 'getPerformance',
    params: { symbol: 'BTC' },
    body: {
      ...{ symbol: 'BTCUSD', 'Perf.W': 3.2, 'Perf.1M': -8.4, 'Perf.3M': 12.5, 'Perf.6M': -20.1 },
      ...{ 'Perf.Y': 41.5, 'Perf.YTD': 2.2 }
    },
    kind: 'windows',
    values: [
      { days: 7, percent: 3.2 },
      { days: 30, percent: -8.4 },
      { days: 90, percent: 12.5 },
      { days: 180, percent: -20.1 },
      { days: 365, percent: 41.5 },
      { span: 'ytd', percent: 2.2 }
    ]
  },
  {
    manner: 'volatility as ratios by day',
    operation: 'getVolatility',
    params: { symbol: 'BTC' },
    body: {
      symbol: 'BTC',
      annualized_volatility: [
        { days: 30, value: 0.45 },
        { days: 90, value: 0.52 }
      ],
      format: 'ratio'
    },
    kind: 'windows',
    values: [
      { days: 30, percent: 45 },
      { days: 90, percent: 52 }
    ]
  },
  {
    manner: 'pair rows',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH' },
    body: {
      base: 'BTC',
      period: '30d',
      data: [
        { symbol: 'ETH', correlation: 0.85 },
        { symbol: 'SOL', correlation: 0.7 }
      ]
    },
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.85 },
      { a: 'BTC', b: 'SOL', value: 0.7 }
    ]
  },
  {
    manner: 'FMP, ATH',
    operation: 'getATHATL',
    params: { symbol: 'BTC' },
    body: {
      data: {
        BTC: {
          ...{
            all_time_high: 126000,
            all_time_high_date: '2025-10-06',
            percent_from_ath: -46,
            all_time_low: 67.81,
            all_time_low_date: '2013-07-06'
          },
          ...{ percent_from_atl: 100296.7 }
        }
      }
    },
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126000, athAt: 1759708800000, fromAthPercent: -46, atl: 67.81 },
        ...{ atlAt: 1373068800000, fromAtlPercent: 100296.7 }
      }
    ]
  }
]
