import { at, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** Highs and lows of all time, performance, levels, verdicts and correlation, as known services send them. */
export const analysisBodies: readonly Body[] = [
  {
    manner: 'CoinGecko, coin',
    operation: 'getATHATL',
    params: btc,
    body: {
      ...{ id: 'bitcoin', symbol: 'btc', name: 'Bitcoin' },
      market_data: {
        current_price: { usd: 68078, eur: 59000 },
        ath: { usd: 126000, eur: 108000 },
        ath_change_percentage: { usd: -46.1, eur: -45.4 },
        ath_date: { usd: '2025-10-06T18:57:42.558Z', eur: '2025-10-06T18:57:42.558Z' },
        atl: { usd: 67.81, eur: 51.3 },
        atl_change_percentage: { usd: 100300.5, eur: 114900 },
        atl_date: { usd: '2013-07-06T00:00:00.000Z', eur: '2013-07-05T00:00:00.000Z' }
      }
    },
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'btc', ath: 126000, athAt: at(2025, 10, 6, 18, 57, 42) + 558, fromAthPercent: -46.1 },
        ...{ atl: 67.81, atlAt: at(2013, 7, 6), fromAtlPercent: 100300.5 }
      }
    ]
  },
  {
    manner: 'Messari, all-time high',
    operation: 'getATHATL',
    params: btc,
    body: {
      status: { elapsed: 1 },
      data: {
        symbol: 'BTC',
        all_time_high: {
          price: 126000,
          at: '2025-10-06T18:57:42Z',
          days_since: 134,
          percent_down: 46.1,
          breakeven_multiple: 1.85
        }
      }
    },
    kind: 'athAtl',
    values: [{ symbol: 'BTC', ath: 126000, athAt: at(2025, 10, 6, 18, 57, 42), atl: null }]
  },
  {
    manner: 'CoinMarketCap, changes',
    operation: 'getPerformance',
    params: btc,
    body: {
      status: { error_code: 0 },
      data: {
        BTC: {
          symbol: 'BTC',
          quote: {
            USD: {
              price: 68078,
              percent_change_1h: 0.1,
              percent_change_24h: -0.65,
              percent_change_7d: 3.2,
              percent_change_30d: -8.4
            }
          }
        }
      }
    },
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: null, span: '1h', percent: 0.1 },
      { symbol: 'BTC', days: 1, percent: -0.65 },
      { symbol: 'BTC', days: 7, percent: 3.2 },
      { symbol: 'BTC', days: 30, percent: -8.4 }
    ]
  },
  {
    manner: 'CoinGecko, changes',
    operation: 'getPerformance',
    params: btc,
    body: {
      market_data: {
        ...{
          price_change_percentage_24h: -0.65,
          price_change_percentage_7d: 3.2,
          price_change_percentage_30d: -8.4
        },
        price_change_percentage_1y: 41.5
      }
    },
    kind: 'windows',
    values: [
      { days: 1, percent: -0.65 },
      { days: 7, percent: 3.2 },
      { days: 30, percent: -8.4 },
      { days: 365, percent: 41.5 }
    ]
  },
  {
    manner: 'TAAPI, pivot points',
    operation: 'getSupportResistance',
    params: btc,
    body: { r3: 71000.5, r2: 70000, r1: 69000, p: 68000, s1: 67000, s2: 66000, s3: 65000 },
    kind: 'supportResistance',
    values: [71000.5, 70000, 69000, 68000, 67000, 66000, 65000].map((price, index) => ({
      name: ['r3', 'r2', 'r1', 'pivot', 's1', 's2', 's3'][index],
      price
    }))
  },
  {
    manner: 'TAAPI, MACD and RSI',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: { rsi: { value: 61.5 }, macd: { valueMACD: 120.5, valueMACDSignal: 100.25, valueMACDHist: 20.25 } },
    kind: 'technical',
    values: { values: { rsi: 61.5, macd: 120.5, macdSignal: 100.25, macdHistogram: 20.25 } }
  },
  {
    manner: 'Twelve Data',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: {
      status: 'ok',
      symbol: 'BTC',
      rsi: '61.5',
      macd: '120.5',
      macd_signal: '100.25',
      macd_hist: '20.25'
    },
    kind: 'technical',
    values: { values: { rsi: 61.5, macd: 120.5, macdSignal: 100.25, macdHistogram: 20.25 } }
  },
  {
    manner: 'a matrix in percent',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: {
      status: true,
      data: {
        BTC: { BTC: 100, ETH: 85, SOL: 70 },
        ETH: { BTC: 85, ETH: 100, SOL: 60.5 },
        SOL: { BTC: 70, ETH: 60.5, SOL: 100 }
      }
    },
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.85 },
      { a: 'BTC', b: 'SOL', value: 0.7 },
      { a: 'ETH', b: 'SOL', value: 0.605 }
    ]
  },
  {
    manner: 'a matrix of lists with coins',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH' },
    body: {
      status: true,
      result: {
        coins: ['BTC', 'ETH'],
        values: [
          [1, 0.85],
          [0.85, 1]
        ]
      }
    },
    kind: 'correlation',
    values: [{ a: 'BTC', b: 'ETH', value: 0.85 }]
  }
]
